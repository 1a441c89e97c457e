import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../core/i18n/i18n.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { forgetSignUpMarker, keepSignUpMarker, signUpMarker } from '../../domains/people/sign-up-marker.ts';
import { field, fill, says, send, show, speak } from '../../testing/show.tsx';
import { Thanks } from './thanks.tsx';

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/account-calls.ts', () => ({ callAccount: call }));
vi.mock('../../core/session/session.ts', () => ({
  useSession: () => ({ state: 'signed-out' }),
  knownSession: async () => ({ state: 'signed-out' }),
}));

beforeAll(() => speak('sign-up', 'session'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({ resendSeconds: 60 });
});
afterEach(() => {
  cleanup();
  forgetSignUpMarker();
});

const w = (key: 'think.resent' | 'think.titleNoEmail') => i18n.t(key, { ns: 'sign-up' });
const button = () => document.querySelector<HTMLButtonElement>('form button[type="submit"]');

describe('the thanks for a sign-up', () => {
  it('send the e-mail again, say so, and wait before the next request', async () => {
    show(<Thanks email="layla@example.com" />, '/ar/think');
    await send();
    expect(call).toHaveBeenCalledExactlyOnceWith({
      action: 'resendVerification',
      email: 'layla@example.com',
      locale: 'ar',
    });
    expect(screen.getByRole('status').textContent).toBe(i18n.t('think.resent', { ns: 'sign-up', lng: 'ar' }));
    expect(button()?.disabled).toBe(true);
    expect(button()?.textContent).toMatch(/[\d٠-٩]/);
  });

  it('say how long to wait if it was requested too soon, and keep the address', async () => {
    call.mockRejectedValue(new SendingError({ code: 'too-soon', retryAfterSeconds: 42 }, undefined));
    show(<Thanks email="" />, '/en/think');
    expect(screen.getByRole('heading').textContent).toBe(w('think.titleNoEmail'));
    fill('email', 'layla@example.com');
    await send();
    expect(screen.getByRole('alert').textContent).toMatch(/0:42/);
    expect(field('email').value).toBe('layla@example.com');
    expect(button()?.disabled).toBe(true);
  });

  it('require an address before anything is sent', async () => {
    show(<Thanks email="" />, '/en/think');
    await act(async () => fill('email', 'layla@'));
    await send();
    says('email', 'email');
    expect(call).not.toHaveBeenCalled();
  });
});

describe('the code in the mail of a sign-up', () => {
  const boxes = () =>
    Array.from(document.querySelectorAll<HTMLInputElement>('fieldset input:not([type="hidden"])'));
  const typed = () => boxes().map(({ value }) => value);
  const paste = async (code: string) => {
    const [first] = boxes();
    await act(async () => {
      if (first) fireEvent.paste(first, { clipboardData: { getData: () => code } });
    });
  };
  const words = (key: 'think.confirmed.title' | 'think.signIn' | 'think.code.triesSpent') =>
    i18n.t(key, { ns: 'sign-up' });
  const refuse = (code: 'code-wrong' | 'code-tries-spent' | 'offline', triesLeft?: number) =>
    call.mockRejectedValueOnce(
      new SendingError({ code, ...(triesLeft !== undefined && { triesLeft }) }, undefined),
    );

  it('is asked for in the browser that signed up alone', () => {
    show(<Thanks email="layla@example.com" />, '/en/think');
    expect(boxes()).toEqual([]);
    cleanup();
    keepSignUpMarker();
    show(<Thanks email="" />, '/en/think');
    expect(boxes()).toEqual([]);
    cleanup();
    show(<Thanks email="layla@example.com" />, '/en/think');
    expect(boxes()).toHaveLength(6);
  });

  it('is sent once it is complete, in the digits of either keyboard, and leads to the log-in', async () => {
    const marker = keepSignUpMarker();
    call.mockResolvedValue({});
    show(<Thanks email="layla@example.com" />, '/en/think');
    await paste('١٢٣٤٥٦');
    expect(call).toHaveBeenCalledExactlyOnceWith({
      action: 'confirmSignUp',
      email: 'layla@example.com',
      code: '123456',
      marker,
    });
    expect((await screen.findByRole('heading')).textContent).toBe(words('think.confirmed.title'));
    const logIn = screen.getByRole('link', { name: words('think.signIn') });
    expect(logIn.getAttribute('href')).toBe('/en/login');
    expect(signUpMarker()).toBeUndefined();
  });

  it('says how many tries are left, empties its boxes, and stays while offline', async () => {
    keepSignUpMarker();
    show(<Thanks email="layla@example.com" />, '/en/think');
    refuse('code-wrong', 4);
    await paste('000000');
    expect(screen.getByRole('alert').textContent).toMatch(/4 attempts/);
    expect(typed()).toEqual(['', '', '', '', '', '']);
    refuse('offline');
    await paste('123456');
    expect(typed().join('')).toBe('123456');
    refuse('code-tries-spent');
    await send();
    expect(screen.getByRole('alert').textContent).toBe(words('think.code.triesSpent'));
  });

  it('comes with another mail, which empties the boxes', async () => {
    const marker = keepSignUpMarker();
    show(<Thanks email="layla@example.com" />, '/en/think');
    await paste('12');
    const again = screen.getByRole('button', { name: i18n.t('think.resend', { ns: 'sign-up' }) });
    await act(async () => again.click());
    expect(call).toHaveBeenCalledExactlyOnceWith({
      action: 'resendVerification',
      email: 'layla@example.com',
      locale: 'en',
      marker,
    });
    expect(typed().join('')).toBe('');
  });
});
