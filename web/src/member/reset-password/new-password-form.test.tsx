import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../core/i18n/i18n.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { field, fill, says, send, show, speak } from '../../testing/show.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/account-calls.ts', () => ({ callAccount: call }));
vi.mock('../../core/session/session.ts', () => ({}));

const onSet = vi.fn<() => void>();
const RESET = {
  email: 'layla@example.com',
  resendAt: 0,
  codeExpiresAt: 0,
  ticket: { value: 'ticket', expiresAt: 0 },
};

beforeAll(() => speak('reset-password', 'person', 'session'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  onSet.mockClear();
});
afterEach(cleanup);

const open = () => show(<NewPasswordForm reset={RESET} onSet={onSet} />, '/en/newpassword');
function fillIn(password: string, again = password) {
  fill('password', password);
  fill('passwordConfirmation', again);
}

describe('the form of a new password', () => {
  it('refuses a weak one, and two that differ', async () => {
    open();
    fillIn('weak', 'week');
    await send();
    expect(document.activeElement).toBe(field('password'));
    says('password', 'password');
    says('passwordConfirmation', 'confirmed');
    expect(call).not.toHaveBeenCalled();
  });

  it('spends the ticket of the code', async () => {
    open();
    fillIn('Writer+456');
    await send();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ action: 'setNewPassword', ticket: 'ticket', password: 'Writer+456' }),
    );
    expect(onSet).toHaveBeenCalledOnce();
  });

  it.each([
    ['ticket-invalid', 'problems.ticketInvalid'],
    ['ticket-used', 'problems.ticketUsed'],
    ['ticket-expired', 'problems.ticketExpired'],
  ] as const)('says why a ticket is refused, and links to the start: %s', async (code, words) => {
    call.mockRejectedValue(new SendingError({ code }, undefined));
    open();
    fillIn('Writer+456');
    await send();
    expect(screen.getByRole('alert').textContent).toContain(i18n.t(words, { ns: 'reset-password' }));
    const startOver = i18n.t('problems.startOver', { ns: 'reset-password' });
    expect(screen.getByRole('link', { name: startOver }).getAttribute('href')).toBe('/en/resetpassword');
    expect(onSet).not.toHaveBeenCalled();
  });
});
