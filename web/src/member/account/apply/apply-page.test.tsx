import { LIMITS } from '@rawi/model/limits';
import { REJECTION_REASON_TEXTS } from '@rawi/model/lists/rejection-reasons';
import type { Application } from '@rawi/model/truth/application';
import { messageText } from '@rawi/model/validation/messages';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProblemCode } from '../../../core/forms/problem-text.ts';
import { SendingError } from '../../../core/session/area-calls.ts';
import type { SessionUser } from '../../../core/session/session.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { described, field, fill, says, send, show, speak, wordsOf } from '../../../testing/show.tsx';
import { ApplyPage } from './apply-page.tsx';

const sendApplication = vi.hoisted(() =>
  vi.fn<(uid: string, form: object, known: unknown) => Promise<void>>(),
);
vi.mock('../../../domains/translators/applications.ts', () => ({
  sendApplication,
  applicationOf: () => 'own',
}));
const stored = vi.hoisted(() => ({ now: undefined as Application | undefined }));
vi.mock('../../../core/live/use-document.ts', () => ({
  useDocument: () => ({ state: { state: 'ready', data: stored.now }, retry: () => undefined }),
}));
const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../../core/session/translator-calls.ts', () => ({ callTranslators: call }));
vi.mock('../../../core/session/account-calls.ts', () => ({ callAccount: call }));

const SKILLS = 'I grew up with Arabic and French, and have translated two short stories.';
const at = new Date('2026-11-20T12:00:00Z');
const application = (change: Partial<Application>): Application => ({
  uid: 'layla',
  languages: ['ar'],
  skills: SKILLS,
  savedAt: at,
  state: 'submitted',
  revision: 1,
  since: { submitted: at },
  ...change,
});
const user: SessionUser = {
  uid: 'layla',
  email: 'layla@example.com',
  emailVerified: true,
  displayName: 'Layla',
  photoURL: undefined,
  roles: [],
};
const isHere = (change: Partial<SessionUser> = {}) =>
  setSession({ state: 'signed-in', authTime: 0, user: { ...user, ...change } });

beforeAll(() => speak('apply', 'account', 'session', 'shell', 'person', 'reject'));
beforeEach(() => {
  stored.now = undefined;
  sendApplication.mockReset().mockResolvedValue();
  call.mockReset().mockResolvedValue({});
  localStorage.clear();
  isHere();
});
afterEach(cleanup);

const w = wordsOf('apply');
const open = (locale = 'en') => show(<ApplyPage />, `/${locale}/translator-request`);
const box = (value: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[type="checkbox"][value="${value}"]`);
  return found ?? screen.getByRole<HTMLInputElement>('checkbox', { name: value });
};
const press = (key: string) => act(async () => screen.getByRole('button', { name: w(key) }).click());
const current = () => document.querySelector('li[aria-current="step"]')?.textContent ?? '';
const badge = () => document.querySelector('header output')?.textContent;
const form = () => document.querySelector('form')?.textContent ?? '';

describe('the form of an application', () => {
  it('focuses the first missing field, and says what each one needs', async () => {
    open();
    await send();
    expect(document.activeElement).toBe(box('Arabic'));
    expect(form().split(messageText('required', 'en'))).toHaveLength(3);
    expect(sendApplication).not.toHaveBeenCalled();
  });

  it.each([
    ['white space', '    ', 'required'],
    ['signs that nobody sees', '\u200B\u200B\u200B', 'required'],
    ['too little', 'ab', 'min'],
    ['too much', 'a'.repeat(LIMITS.skillsLength.max + 1), 'max'],
  ] as const)('says what is wrong with %s at its field, and keeps the text', async (_, text, message) => {
    open();
    fireEvent.click(box('Arabic'));
    fill('skills', text);
    await send();
    says('skills', message);
    expect(document.activeElement).toBe(field('skills'));
    expect(field('skills').value).toBe(text);
    expect(sendApplication).not.toHaveBeenCalled();
  });

  it('names a character that reverses text, and keeps the text over a reload', async () => {
    open();
    fireEvent.click(box('Arabic'));
    fill('skills', `${SKILLS}\u202E`);
    await send();
    expect(described(field('skills'))).toContain(w('form.invisible'));
    cleanup();
    open();
    expect(field('skills').value).toBe(`${SKILLS}\u202E`);
    expect(box('Arabic').checked).toBe(true);
    expect(box('English').checked).toBe(false);
  });

  it('sends the typed text without pasted tabs, and then deletes the draft', async () => {
    open();
    fireEvent.click(box('Arabic'));
    fill('skills', `${SKILLS}\tمرحبا`);
    await send();
    expect(sendApplication).toHaveBeenCalledExactlyOnceWith(
      'layla',
      { languages: ['ar'], skills: `${SKILLS} مرحبا` },
      undefined,
    );
    cleanup();
    open();
    expect(field('skills').value).toBe('');
  });

  it.each([
    ['offline', 'session', 'problems.offline'],
    ['muted', 'apply', 'problems.muted'],
    ['moved-on', 'apply', 'problems.movedOn'],
    ['session-ended', 'apply', 'problems.sessionEnded'],
  ] as const)(
    'says below itself why it was not taken, and keeps what was typed: %s',
    async (code, feature, key) => {
      sendApplication.mockRejectedValueOnce(
        new SendingError({ code: code satisfies ProblemCode }, undefined),
      );
      open();
      fireEvent.click(box('Arabic'));
      fill('skills', SKILLS);
      await send();
      expect(screen.getByRole('alert').textContent).toBe(wordsOf(feature)(key));
      expect(field('skills').value).toBe(SKILLS);
      await send();
      expect(sendApplication).toHaveBeenCalledTimes(2);
    },
  );

  it('can be filled in but not sent with an unconfirmed address, and offers to send the e-mail again', async () => {
    isHere({ emailVerified: false });
    call.mockResolvedValue({ resendSeconds: 60 });
    open();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: w('form.send') }).disabled).toBe(true);
    const again = wordsOf('session')('verification.resend');
    await act(async () => screen.getByRole('button', { name: again }).click());
    expect(document.querySelector('main output')?.textContent).toContain(user.email);
  });
});

describe('the page of an application', () => {
  it('shows its status, and what was sent', () => {
    stored.now = application({});
    open();
    expect(badge()).toBe(w('states.submitted'));
    expect(current()).toContain(w('steps.submittedWaiting.title'));
    expect(screen.getByText(SKILLS)).toBeTruthy();
    cleanup();
    stored.now = application({ state: 'under_review', since: { submitted: at, under_review: at } });
    open();
    expect(badge()).toBe(w('states.under_review'));
    expect(current()).toContain(w('steps.reviewWaiting.title'));
  });

  it('lets the applicant withdraw it after a confirmation', async () => {
    stored.now = application({});
    open();
    await press('sent.withdraw');
    expect(call).not.toHaveBeenCalled();
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => dialog.getByRole('button', { name: w('withdraw.confirm') }).click());
    expect(call).toHaveBeenCalledExactlyOnceWith({ action: 'withdrawApplication', revision: 1 });
  });

  it('says why it was rejected, and starts a new one from the text that was sent', async () => {
    const note = 'Look at the verbs once more.';
    const reasons = ['language', 'accuracy'] as const;
    const rejection = { reasons: [...reasons], note, at };
    const since = { submitted: at, under_review: at, rejected: at };
    stored.now = application({ state: 'rejected', since, rejection });
    open();
    expect(badge()).toBe(w('states.rejected'));
    for (const reason of reasons) expect(current()).toContain(REJECTION_REASON_TEXTS[reason].en);
    expect(current()).toContain(note);
    await press('sent.again');
    expect(call).toHaveBeenCalledExactlyOnceWith({ action: 'reviseApplication', revision: 1 });
    cleanup();
    stored.now = application({ state: 'draft', since, rejection });
    open();
    expect(screen.getByText(note)).toBeTruthy();
    expect(field('skills').value).toBe(SKILLS);
  });

  it('says how to continue after it was withdrawn', () => {
    stored.now = application({ state: 'withdrawn', since: { submitted: at, withdrawn: at } });
    open();
    expect(badge()).toBe(w('states.withdrawn'));
    expect(current()).toContain(w('steps.withdrawn.title'));
    expect(screen.getByRole('button', { name: w('sent.again') })).toBeTruthy();
  });

  it('says that a translator already is one, and links to their account', () => {
    isHere({ roles: ['translator'] });
    open('ar');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(w('translator.title', {}, 'ar'));
    expect(document.querySelector('form')).toBeNull();
    const link = screen.getByRole('link', { name: w('translator.account', {}, 'ar') });
    expect(link.getAttribute('href')).toBe('/ar/account');
  });
});
