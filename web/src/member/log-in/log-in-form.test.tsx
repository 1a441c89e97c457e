import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../core/i18n/i18n.ts';
import { SignInError } from '../../core/session/session-errors.ts';
import { eventually } from '../../testing/eventually.ts';
import { field, fill, goTo, says, saysNothing, send, show, speak } from '../../testing/show.tsx';
import { LogInForm, type LogInFormProps } from './log-in-form.tsx';

const signIn = vi.hoisted(() => vi.fn<(email: string, password: string) => Promise<void>>());
vi.mock('../../core/session/session.ts', () => ({
  signIn,
  prepareSignIn: () => Promise.resolve(),
  knownSession: () => Promise.resolve({ state: 'signed-out' }),
}));

beforeAll(() => speak('log-in', 'person', 'session'));
beforeEach(() => {
  signIn.mockReset().mockResolvedValue();
  localStorage.clear();
});
afterEach(cleanup);

const onLogIn = vi.fn<(logIn: () => Promise<void>) => Promise<void>>((logIn) => logIn());
const open = (props: Partial<LogInFormProps> = {}) =>
  show(<LogInForm leadsOn={false} onLogIn={onLogIn} {...props} />, '/en/login');
const words = (key: 'offline' | 'wrongCredentials', lng = 'en') =>
  i18n.t(`problems.${key}`, { ns: 'session', lng });

function fillIn(email: string, password = 'Wrong#1234') {
  fill('email', email);
  fill('password', password);
}

describe('the log-in', () => {
  it('says which fields are missing or invalid, in both languages, and sends nothing', async () => {
    const { router } = open();
    await send();
    expect(document.activeElement).toBe(field('email'));
    says('email', 'required');
    says('password', 'required');
    fillIn('reader@');
    await userEvent.tab();
    says('email', 'email');
    saysNothing('password');
    await send();
    expect(document.activeElement).toBe(field('email'));
    await goTo(router, '/ar/login');
    says('email', 'email', 'ar');
    expect(field('email').value).toBe('reader@');
    expect(field('password').value).toBe('Wrong#1234');
    expect(signIn).not.toHaveBeenCalled();
  });

  it('reports a wrong password above its button, in both languages, keeps the address and focuses the password', async () => {
    signIn.mockRejectedValue(new SignInError('wrong-credentials', undefined));
    const { router } = open();
    fillIn('reader@rawi.test');
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(words('wrongCredentials'));
    expect(field('email').value).toBe('reader@rawi.test');
    expect(document.activeElement).toBe(field('password'));
    await goTo(router, '/ar/login');
    expect(screen.getByRole('alert').textContent).toBe(words('wrongCredentials', 'ar'));
  });

  it('says that there is no network, keeps the typed values, and works again once there is one', async () => {
    signIn.mockRejectedValueOnce(new SignInError('offline', undefined));
    open();
    fillIn('reader@rawi.test', 'Reader#123');
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(words('offline'));
    expect(field('email').value).toBe('reader@rawi.test');
    expect(field('password').value).toBe('Reader#123');
    await send();
    await eventually(() => expect(signIn).toHaveBeenCalledTimes(2));
    expect(signIn).toHaveBeenLastCalledWith('reader@rawi.test', 'Reader#123');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what the previous page has done, and that another page requires the log-in', () => {
    open({ done: 'password-set', leadsOn: true });
    expect(screen.getByText(i18n.t('passwordSet', { ns: 'log-in' }))).toBeTruthy();
    expect(screen.getByText(i18n.t('leadNext', { ns: 'log-in' }))).toBeTruthy();
  });
});
