import type { Review } from '@rawi/model/truth/review';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleClaim, sampleDecision, sampleReview } from '../../testing/sample-review.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { QueueRow } from './queue-row.tsx';

const call = vi.hoisted(() => vi.fn(async (_request: object) => ({})));
vi.mock('../../core/session/review-calls.ts', () => ({ callReview: call }));
vi.mock('../../core/firebase/env.ts', () => ({
  firebaseSettings: () => ({ storageBucket: 'bucket' }),
  contactAddress: () => '',
}));

const w = wordsOf('review');
const NOW = new Date();
const hours = (count: number) => new Date(NOW.getTime() - count * 3_600_000);
const picture = { path: 'public/tigers/160.webp', width: 160, height: 224, color: '#102030' };
const resolved = {
  comic: {
    comicId: 'tigers',
    slug: 'paper-tigers',
    series: 'Paper Tigers',
    names: { ar: 'نمور من ورق' },
    picture,
  },
  proposed: null,
  names: [],
};

beforeAll(() => speak('review', 'session', 'shell'));
afterEach(() => {
  cleanup();
  call.mockReset();
  call.mockResolvedValue({});
});

function open(change: Partial<Review> = {}, { uid = 'maha', locale = 'en', isRival = false } = {}) {
  const data = sampleReview({ since: hours(22), resolved, ...change });
  const shown = show(
    <ul>
      <QueueRow item={{ path: 'reviews/submission:one', data }} uid={uid} now={NOW} isRival={isRival} />
    </ul>,
    `/${locale}/review`,
  );
  return { ...shown, row: screen.getByRole('listitem') };
}
const begin = () => screen.queryByRole('button', { name: w('claim.begin') });

describe('a row of the queue', () => {
  it.each([
    ['en', ['Paper Tigers', 'Chapter 11', 'English', 'Noor Al-Amin', '22 hours']],
    ['ar', ['نمور من ورق', 'الفصل ١١', 'الإنجليزية', 'Noor Al-Amin', '٢٢ ساعة']],
  ] as const)('shows cover, title, kind, language, owner and how long it waits, in %s', (locale, facts) => {
    const { row } = open({}, { locale });
    for (const fact of facts) expect(within(row).getByText(fact, { exact: false })).toBeTruthy();
    expect(row.querySelector('img')?.getAttribute('src')).toContain(encodeURIComponent(picture.path));
    expect(within(row).getByText(w('columns.waiting', {}, locale), { exact: false })).toBeTruthy();
  });

  it('claims it, and opens it', async () => {
    const { router } = open();
    await act(async () => begin()?.click());
    expect(call).toHaveBeenCalledWith({
      action: 'claimReview',
      reviewId: 'submission:one',
      revision: 1,
      requestId: expect.any(String),
    });
    expect(router.state.location.pathname).toBe('/en/review/submission:one');
  });

  it('stays, and says why, when another was faster', async () => {
    call.mockRejectedValue(Object.assign(new Error('refused'), { code: 'claimed-by-other' }));
    const { router } = open();
    await act(async () => begin()?.click());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(router.state.location.pathname).toBe('/en/review');
  });

  it.each<readonly [string, Partial<Review>, string, string]>([
    ['another reviewer', { claim: sampleClaim('felix', 'Felix Amory') }, 'maha', 'Felix Amory'],
    ['this reviewer', { claim: sampleClaim('maha', 'Maha') }, 'maha', 'You are reviewing this'],
    ['nobody, but is one’s own', {}, 'noor', 'Your own work'],
  ])('offers no claim of what is with %s', (_, change, uid, said) => {
    const { row } = open(change, { uid });
    expect(begin()).toBeNull();
    expect(row.textContent).toContain(said);
  });

  it.each(['en', 'ar'] as const)(
    'offers no claim of a chapter that this reviewer has translated too, and says who has it, in %s',
    (locale) => {
      const { row } = open({}, { isRival: true, locale });
      expect(begin()).toBeNull();
      expect(row.textContent).toContain(w('part.rival.short', {}, locale));
      cleanup();
      const claimed = open({ claim: sampleClaim('felix', 'Felix Amory') }, { isRival: true, locale });
      expect(claimed.row.textContent).toContain('Felix Amory');
    },
  );

  it('is free again once a claim is over, and says of nobody that they review it', () => {
    const { row } = open({ claim: sampleClaim('felix', 'Felix Amory', -1) });
    expect(begin()).toBeTruthy();
    expect(row.textContent).not.toContain('Felix');
  });

  it('says what was decided, and no longer that it waits', () => {
    const { row } = open({ waiting: false, decisions: [sampleDecision('published', { at: hours(1) })] });
    expect(begin()).toBeNull();
    expect(row.textContent).toContain(w('states.published'));
    expect(row.textContent).toContain('1 hour ago');
    expect(row.textContent).not.toContain(w('columns.waiting'));
  });

  it('says that it was withdrawn, not what was decided about an earlier revision', () => {
    const { row } = open({ waiting: false, revision: 2, decisions: [sampleDecision('rejected')] });
    expect(row.textContent).toContain(w('states.withdrawn'));
    expect(row.textContent).not.toContain(w('states.rejected'));
  });
});
