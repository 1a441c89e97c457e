import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../core/i18n/i18n.ts';
import { SignInError } from '../../core/session/session-errors.ts';
import { field, fill, show, speak } from '../../testing/show.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/account-calls.ts', () => ({ callAccount: call }));
const session = vi.hoisted(() => ({
  reauthenticate: vi.fn<(password: string) => Promise<void>>(),
  signOut: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('../../core/session/session.ts', () => ({
  ...session,
  replaceSession: (change: () => Promise<void>) => change(),
}));

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      {isOpen && <DeleteAccountDialog uid="layla" onClose={() => setIsOpen(false)} />}
    </>
  );
}

beforeAll(() => speak('account', 'person', 'session', 'shell'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  session.reauthenticate.mockReset().mockResolvedValue();
  session.signOut.mockClear();
});
afterEach(cleanup);

type Words = 'delete.goes' | 'delete.stays' | 'delete.submit' | 'delete.confirmRequired' | 'delete.question';
const w = (key: Words) => i18n.t(key, { ns: 'account' });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const submit = () => press(w('delete.submit'));

async function open() {
  const shown = show(<Page />, '/en/account');
  screen.getByRole('button', { name: 'open' }).focus();
  await press('open');
  return shown;
}

describe('the dialog that deletes an account', () => {
  it('says what is deleted and what stays, and requires a tick and the password first', async () => {
    await open();
    expect(document.activeElement?.textContent).toBe(w('delete.question'));
    expect(screen.getByText(w('delete.goes'))).toBeTruthy();
    expect(screen.getByText(w('delete.stays'))).toBeTruthy();
    fill('currentPassword', 'Reader#123');
    await submit();
    expect(screen.getByText(w('delete.confirmRequired'))).toBeTruthy();
    expect(session.reauthenticate).not.toHaveBeenCalled();
    expect(call).not.toHaveBeenCalled();
  });

  it('deletes nothing for a wrong password, and says so at the field', async () => {
    session.reauthenticate.mockRejectedValue(new SignInError('wrong-credentials', undefined));
    await open();
    fill('currentPassword', 'Wrong#1234');
    fireEvent.click(field('confirmed'));
    await submit();
    expect(document.activeElement).toBe(field('currentPassword'));
    expect(call).not.toHaveBeenCalled();
  });

  it('deletes the account, opens the home page and logs out', async () => {
    const { router } = await open();
    fill('currentPassword', 'Reader#123');
    fireEvent.click(field('confirmed'));
    await submit();
    expect(call).toHaveBeenCalledExactlyOnceWith({ action: 'deleteAccount' });
    expect(router.state.location.pathname).toBe('/en');
    expect(session.signOut).toHaveBeenCalledOnce();
  });
});
