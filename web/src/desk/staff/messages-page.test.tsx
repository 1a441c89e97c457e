import { CONTACT_SUBJECT_NAMES } from '@rawi/model/lists/contact-subjects';
import { sampleImage } from '@rawi/model/testing/samples';
import type { Message } from '@rawi/model/truth/message';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setFirebaseSettings } from '../../core/firebase/env.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { MessageRow } from './messages-page.tsx';

const call = vi.hoisted(() => vi.fn(async (_request: object) => ({})));
vi.mock('../../core/session/review-calls.ts', () => ({ callReview: call }));

const words = wordsOf('staff');
const EMAIL = 'lina+art@example.org';
const common = { name: 'Lina Barakat', email: EMAIL, state: 'open', expiresAt: null } as const;
const message: Message = {
  ...common,
  kind: 'contact',
  subject: 'technical',
  message: 'The slider jumps.',
  locale: 'en',
  at: new Date(),
};
const notice: Message = {
  ...common,
  kind: 'takedown',
  work: 'The Salt Caravan, drawn by me in 2019.',
  addresses: 'https://rawi.test/en/comic/the-salt-caravan',
  goodFaith: true,
  accurate: true,
  signature: 'L. Barakat',
  locale: 'ar',
  at: new Date(),
};

beforeAll(async () => {
  setFirebaseSettings(
    JSON.stringify({
      projectId: 'demo-rawi',
      apiKey: 'tests',
      storageBucket: 'bucket',
      uploadsBucket: 'uploads',
      contactAddress: 'us@rawi.test',
    }),
  );
  await speak('staff', 'takedown', 'comments', 'shell');
});
afterEach(() => {
  cleanup();
  call.mockClear();
});

async function open(data: Message, locale = 'en') {
  show(<MessageRow item={{ path: 'messages/one', data }} isAdmin={false} />, `/${locale}/review/messages`);
  await screen.findByRole('heading', { level: 2 });
}

/** The address and the subject of the reply e-mail. */
function answer(locale: 'en' | 'ar' = 'en') {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: words('messages.answer', {}, locale) });
  const { pathname, searchParams } = new URL(link.href);
  return { to: decodeURIComponent(pathname), subject: searchParams.get('subject') };
}

describe.each(['en', 'ar'] as const)('a message to the site, in %s', (locale) => {
  it("is headed by its subject and answered by an e-mail that names it in the sender's language", async () => {
    await open(message, locale);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      CONTACT_SUBJECT_NAMES.technical[locale],
    );
    expect(screen.getByText('The slider jumps.')).toBeTruthy();
    expect(answer(locale)).toMatchObject({
      to: EMAIL,
      subject: expect.stringContaining(CONTACT_SUBJECT_NAMES.technical.en),
    });
  });

  it('by a rights holder is marked, with the work, the addresses and the signature', async () => {
    await open(notice, locale);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      words('messages.takedown', {}, locale),
    );
    for (const text of [notice.work, notice.addresses]) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/L\. Barakat/)).toBeTruthy();
    expect(answer(locale).subject).toContain('بلاغ حقوق نشر');
  });
});

describe.each(['en', 'ar'] as const)('a report of a reader’s page, in %s', (locale) => {
  const report: Message = {
    kind: 'reader',
    reader: { uid: 'layla', name: 'Layla', photo: sampleImage('layla') },
    uid: 'omar',
    reason: 'insult',
    note: 'The name is one.',
    state: 'open',
    at: new Date(),
    expiresAt: null,
  };

  it('has what was seen and why it is reported, and what can be done', async () => {
    await open(report, locale);
    expect(screen.getByRole('link', { name: 'Layla' }).getAttribute('href')).toBe(`/${locale}/reader/layla`);
    expect(screen.getByText(wordsOf('comments')('reasons.insult', {}, locale))).toBeTruthy();
    expect(screen.getByText('The name is one.')).toBeTruthy();
    for (const action of ['messages.takePhoto', 'messages.mute'])
      expect(screen.getByRole('button', { name: words(action, {}, locale) })).toBeTruthy();
    expect(screen.queryByRole('link', { name: words('messages.answer', {}, locale) })).toBeNull();
    await act(async () => screen.getByRole('button', { name: words('messages.close', {}, locale) }).click());
    expect(call).toHaveBeenCalledWith({ action: 'closeMessage', messageId: 'one' });
  });

  it('of a name alone takes down no photo', async () => {
    await open({ ...report, reader: { uid: 'layla', name: 'Layla' } }, locale);
    expect(screen.queryByRole('button', { name: words('messages.takePhoto', {}, locale) })).toBeNull();
  });
});

describe('a message that was handled', () => {
  it('is closed by its id', async () => {
    await open(message);
    await act(async () => screen.getByRole('button', { name: words('messages.close') }).click());
    expect(call).toHaveBeenCalledWith({ action: 'closeMessage', messageId: 'one' });
  });
});
