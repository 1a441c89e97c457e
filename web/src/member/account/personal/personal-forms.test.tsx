import { DEFAULT_SETTINGS, type User } from '@rawi/model/truth/user';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFirebaseSettings } from '../../../core/firebase/env.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { SendingError } from '../../../core/session/area-calls.ts';
import { SignInError } from '../../../core/session/session-errors.ts';
import { field, fill, goTo, says, send, show, speak, wordsOf } from '../../../testing/show.tsx';
import { AccountContext } from '../account-context.ts';
import { LeaveWarning } from '../leave-warning.tsx';
import { UnverifiedNotice } from '../unverified-notice.tsx';
import { EmailPart } from './email-part.tsx';
import { InfoForm } from './info-form.tsx';

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../../core/session/account-calls.ts', () => ({ callAccount: call }));
const reauthenticate = vi.hoisted(() => vi.fn<(password: string) => Promise<void>>());
vi.mock('../../../core/session/session.ts', () => ({
  reauthenticate,
  refreshSession: () => Promise.resolve(),
}));

const user = {
  uid: 'salma',
  email: 'salma@example.com',
  emailVerified: false,
  displayName: 'Salma Haddad',
  photoURL: undefined,
  roles: [],
} as const;
const profile: User = {
  fullName: 'Salma Haddad',
  locale: 'en',
  settings: DEFAULT_SETTINGS,
  createdAt: new Date(),
  consentedAt: new Date(),
};

const open = (part: ReactNode) =>
  show(
    <AccountContext value={{ user, profile }}>
      <h1>Account</h1>
      {part}
      <LeaveWarning />
    </AccountContext>,
    '/en/account',
  );

setFirebaseSettings(
  JSON.stringify({
    projectId: 'p',
    apiKey: 'k',
    storageBucket: 'b',
    uploadsBucket: 'u',
    contactAddress: 'help@rawi.test',
  }),
);
beforeAll(() => speak('account', 'person', 'session'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  reauthenticate.mockReset().mockResolvedValue();
  sessionStorage.clear();
});
afterEach(cleanup);

const w = wordsOf('account');
const session = wordsOf('session');
const press = (key: string) => act(async () => screen.getByRole('button', { name: w(key) }).click());

describe('the form of personal information', () => {
  it('focuses an invalid name, and sends nothing', async () => {
    open(<InfoForm />);
    fill('fullName', '12');
    await send();
    expect(document.activeElement).toBe(field('fullName'));
    says('fullName', 'alphaSpaces');
    expect(call).not.toHaveBeenCalled();
  });

  it('saves the typed values, and says so', async () => {
    open(<InfoForm />);
    fill('fullName', 'Salma Nour');
    await send();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ action: 'updateProfile', fullName: 'Salma Nour' }),
    );
    expect(screen.getByText(w('saving.saved'))).toBeTruthy();
  });

  it('asks before it is left unsaved, and keeps the typed values if the person stays', async () => {
    const { router } = open(<InfoForm />);
    fill('fullName', 'Salma Nour');
    await goTo(router, '/en/settings');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await press('leave.stay');
    expect(router.state.location.pathname).toBe('/en/account');
    expect(field('fullName').value).toBe('Salma Nour');
    await goTo(router, '/en/settings');
    await press('leave.leave');
    expect(router.state.location.pathname).toBe('/en/settings');
  });

  it('keeps the typed values when the language is switched, without asking', async () => {
    const { router } = open(<InfoForm />);
    fill('fullName', 'Salma Nour');
    await goTo(router, '/ar/account');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('fullName').value).toBe('Salma Nour');
    expect(router.state.location.pathname).toBe('/ar/account');
  });
});

describe('the form that changes the e-mail address', () => {
  it('gets focus when it opens, returns it when it closes, and reports a wrong password at its field', async () => {
    reauthenticate.mockRejectedValueOnce(new SignInError('wrong-credentials', undefined));
    open(<EmailPart />);
    await press('email.change');
    expect(document.activeElement).toBe(field('email'));
    await press('cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: w('email.change') }));
    await press('email.change');
    fill('email', 'other@example.com');
    fill('currentPassword', 'Wrong#1234');
    await send();
    expect(document.activeElement).toBe(field('currentPassword'));
    expect(screen.getByText(w('errors.wrongPassword'))).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
    fill('currentPassword', 'Reader#123');
    await send();
    expect(call).toHaveBeenCalledExactlyOnceWith({
      action: 'changeEmail',
      email: 'other@example.com',
      locale: 'en',
    });
    expect(screen.getByText(w('email.sentTitle'))).toBeTruthy();
  });

  it('says what to do where the check of the site is blocked, and keeps what was typed', async () => {
    open(<EmailPart />);
    await press('email.change');
    fill('email', 'other@example.com');
    fill('currentPassword', 'Reader#123');
    call.mockRejectedValueOnce(new SendingError({ code: 'app-check' }, undefined));
    await send();
    const said = { host: isolated('www.google.com'), address: isolated('help@rawi.test') };
    expect(screen.getByRole('alert').textContent).toBe(w('errors.appCheck', said));
    expect(field('email').value).toBe('other@example.com');
  });

  it('says that the address is not verified, and refuses the same address again', async () => {
    open(<EmailPart />);
    expect(screen.getByText(w('email.notVerified'))).toBeTruthy();
    await press('email.change');
    fill('email', 'Salma@example.com');
    fill('currentPassword', 'Reader#123');
    await send();
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    expect(reauthenticate).not.toHaveBeenCalled();
  });
});

describe('the notice of an address that is not verified', () => {
  it('sends the e-mail again, says where to, and then waits before the next one', async () => {
    call.mockResolvedValue({ resendSeconds: 60 });
    open(<UnverifiedNotice email={user.email} />);
    const again = session('verification.resend');
    await act(async () => screen.getByRole('button', { name: again }).click());
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ action: 'resendVerification', email: user.email }),
    );
    expect(document.querySelector('main')?.textContent).toContain(
      session('verification.sent', { email: '\u2068salma@example.com\u2069' }),
    );
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });
});
