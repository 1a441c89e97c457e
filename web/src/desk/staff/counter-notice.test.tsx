import { sampleCounter } from '@rawi/model/testing/sample-counter';
import { EPOCH } from '@rawi/model/testing/samples';
import type { Counter } from '@rawi/model/truth/counter-clock';
import type { Message } from '@rawi/model/truth/message';
import type { Takedown } from '@rawi/model/truth/takedown';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDay } from '../../core/i18n/format.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { CounterNotice } from './counter-notice.tsx';

const call = vi.hoisted(() => vi.fn(async (_request: object) => ({})));
vi.mock('../../core/session/review-calls.ts', () => ({ callReview: call }));
/** What the database has, by path; what is not here is missing. */
const stored = vi.hoisted(() => new Map<string, object>());
const taken = vi.hoisted(() => ({ at: vi.fn<(page: object) => readonly object[]>(() => []) }));
vi.mock('../../core/live/use-document.ts', () => ({
  useDocument: ({ path }: { readonly path: string }) => {
    const data = stored.get(path);
    return { state: data ? { state: 'ready', data } : { state: 'missing' } };
  },
}));
vi.mock('../../domains/takedowns/use-taken-at.ts', () => ({ useTakenAt: taken.at }));

const DAY = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(EPOCH.getTime() + days * DAY);
const takedown: Takedown = {
  target: { kind: 'chapter', comicId: 'simurgh', chapterId: 'simurgh-1-ar' },
  shown: { title: 'Simurgh', names: {}, number: 1, language: 'ar', slug: null },
  whose: { uid: 'layla', name: 'Layla Haddad' },
  reason: 'rights',
  note: null,
  by: null,
  at: EPOCH,
  messageId: 'notice-one',
  state: 'down',
  returned: null,
  done: 1,
  total: 1,
  sealedUntil: new Date(Date.now() + 20 * DAY),
  requestId: 'decision',
  way: 'down',
  step: 'done',
  cursor: null,
  tries: 0,
  error: null,
  lease: null,
  dueAt: null,
};
const notice: Message = {
  kind: 'takedown',
  name: 'Lina Barakat',
  email: 'lina@example.com',
  work: 'The Salt Caravan, drawn by me in 2019.',
  addresses: 'https://rawi.test/en/comic/the-salt-caravan',
  goodFaith: true,
  accurate: true,
  signature: 'L. Barakat',
  locale: 'en',
  state: 'done',
  at: EPOCH,
  expiresAt: later(900),
};

beforeAll(() => speak('staff', 'takedown', 'shell', 'contact'));
beforeEach(() => {
  stored.clear();
  stored.set('takedowns/chapter:simurgh:simurgh-1-ar', takedown);
  stored.set('messages/notice-one', notice);
});
afterEach(() => {
  cleanup();
  call.mockClear();
  taken.at.mockReset().mockReturnValue([]);
});

const w = wordsOf('staff');
const words = wordsOf('takedown');
async function open(changes: Partial<Counter> = {}, isAdmin = false, locale: 'en' | 'ar' = 'en') {
  show(
    <CounterNotice messageId="one" counter={sampleCounter({ at: later(2), ...changes })} isAdmin={isAdmin} />,
    `/${locale}/review/messages`,
  );
  await screen.findByText(w('counter.clock.title', {}, locale));
}
/** What the clock says behind a name. */
const clock = (name: string) =>
  [...document.querySelectorAll('dt')].find((each) => each.textContent === name)?.nextElementSibling
    ?.textContent;

describe.each(['en', 'ar'] as const)('an answer to a notice, in %s', (locale) => {
  it('stands beside the take-down and the notice that it answers, with the days of the law', async () => {
    await open({}, false, locale);
    expect(screen.getByText(/L\. Barakat/)).toBeTruthy();
    expect(screen.getByText(notice.work)).toBeTruthy();
    expect(screen.getByText('5 Harbour Street, Haifa')).toBeTruthy();
    const name = (key: 'received' | 'returnFrom' | 'returnBy' | 'forwarded') =>
      w(`counter.clock.${key}`, {}, locale);
    // 1 January 2026 is a Thursday.
    expect(clock(name('received'))).toBe(formatDay(later(2).toISOString(), locale));
    expect(clock(name('returnFrom'))).toBe(formatDay('2026-01-16T00:00:00Z', locale));
    expect(clock(name('returnBy'))).toBe(formatDay('2026-01-22T00:00:00Z', locale));
    expect(clock(name('forwarded'))).toBe(w('counter.clock.notForwarded', {}, locale));
  });

  it('that names nothing says so, and knows its days all the same', async () => {
    stored.clear();
    await open({ takedownId: 'comic:nothing' }, true, locale);
    expect(document.querySelector(`a[href="/${locale}/review/taken-down"]`)).not.toBeNull();
    expect(clock(w('counter.clock.sealEnds', {}, locale))).toBe(w('counter.clock.noSeal', {}, locale));
  });
});

describe('an answer to a notice', () => {
  it('is passed on by a mail that has it, and noted as that', async () => {
    await open();
    const mail = await screen.findByRole<HTMLAnchorElement>('link', { name: w('counter.write') });
    expect(decodeURIComponent(mail.href)).toContain('mailto:lina@example.com');
    const body = new URL(mail.href).searchParams.get('body');
    expect(body).toContain('5 Harbour Street, Haifa');
    for (const sworn of ['counter.mistake', 'counter.jurisdiction'])
      expect(body).toContain(wordsOf('contact')(sworn));
    await act(async () => screen.getByRole('button', { name: w('counter.forward') }).click());
    expect(call).toHaveBeenCalledWith({ action: 'forwardCounter', messageId: 'one' });
  });

  it('that is too long for a link is copied, with what was sworn to, in its own language', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open({ locale: 'ar', work: 'القصة كلها. '.repeat(50) });
    const mail = await screen.findByRole<HTMLAnchorElement>('link', { name: w('counter.write') });
    expect(mail.href.length).toBeLessThan(200);
    expect(screen.getByText(w('counter.tooLong'))).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: w('counter.copy') }).click());
    const text = copied.mock.calls[0]?.[0] ?? '';
    for (const said of ['القصة كلها.', 'Layla Haddad', wordsOf('contact')('counter.mistake', {}, 'ar')])
      expect(text).toContain(said);
    copied.mockRejectedValueOnce(new Error('not allowed'));
    await act(async () => screen.getByRole('button', { name: w('counter.copy') }).click());
    expect(screen.getAllByText(/5 Harbour Street, Haifa/).length).toBeGreaterThan(1);
    copied.mockRestore();
  });

  it('that was passed on says when, and is not passed on again', async () => {
    await open({ forwardedAt: later(3) });
    expect(clock(w('counter.clock.forwarded'))).toBe(formatDay(later(3).toISOString(), 'en'));
    expect(screen.queryByRole('button', { name: w('counter.forward') })).toBeNull();
  });

  it('has what it answers given back by admins alone', async () => {
    await open();
    expect(screen.queryByRole('button', { name: words('list.giveBack') })).toBeNull();
    cleanup();
    await open({}, true);
    expect(screen.getByRole('button', { name: words('list.giveBack') })).toBeTruthy();
  });

  it('finds the take-down of the whole comic, and one by an address in its words', async () => {
    stored.delete('takedowns/chapter:simurgh:simurgh-1-ar');
    stored.set('takedowns/comic:simurgh', { ...takedown, target: { kind: 'comic', comicId: 'simurgh' } });
    await open();
    expect(screen.getByText(words('kinds.comic'))).toBeTruthy();
    cleanup();
    taken.at.mockReturnValue([takedown]);
    await open({
      takedownId: null,
      work: `It was at ${location.origin}/ar/chapter/simurgh-1-ar until Friday.`,
    });
    expect(taken.at).toHaveBeenCalledWith({ kind: 'chapter', chapterId: 'simurgh-1-ar' });
    expect(screen.getByText(words('kinds.chapter'))).toBeTruthy();
  });

  it('says where it came late, where rights were not the reason, and where no notice is kept', async () => {
    stored.set('takedowns/chapter:simurgh:simurgh-1-ar', {
      ...takedown,
      reason: 'spam',
      sealedUntil: later(30),
    });
    stored.delete('messages/notice-one');
    await open({ at: later(28) });
    for (const said of [
      'counter.otherReason',
      'counter.noticeGone',
      'counter.clock.late',
      'counter.clock.tooLate',
    ] as const) {
      expect(screen.getByText(w(said))).toBeTruthy();
    }
  });
});
