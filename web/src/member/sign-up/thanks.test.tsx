import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../core/i18n/i18n.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { field, fill, says, send, show, speak } from '../../testing/show.tsx';
import { Thanks } from './thanks.tsx';

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/account-calls.ts', () => ({ callAccount: call }));
vi.mock('../../core/session/session.ts', () => ({}));

beforeAll(() => speak('sign-up', 'session'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({ resendSeconds: 60 });
});
afterEach(cleanup);

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
