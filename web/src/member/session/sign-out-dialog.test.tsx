import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTyped, readTyped } from '../../domains/translators/typed-application.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

const here = vi.hoisted(() => ({ waiting: 0, isUploading: false }));
const signOut = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('../../core/session/session.ts', () => ({
  signOut,
  useSession: () => ({ state: 'signed-in', authTime: 0, user: { uid: 'layla' } }),
}));
vi.mock('../../domains/library/library.ts', () => ({ waitingChoices: () => here.waiting }));
vi.mock('../../domains/uploads/upload-hint.ts', () => ({ useHasUploads: () => here.isUploading }));

beforeAll(() => speak('session', 'shell'));
beforeEach(() => {
  here.waiting = 0;
  here.isUploading = false;
  signOut.mockClear();
  localStorage.clear();
});
afterEach(cleanup);

const w = wordsOf('session');
const onClose = vi.fn<() => void>();
const open = () => show(<SignOutDialog onClose={onClose} />, '/en/account');
const said = () => screen.getByRole('dialog').textContent;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('the dialog that logs out', () => {
  it('says that an application was started, and deletes it from the device', async () => {
    keepTyped('layla', { languages: ['ar'], skills: 'I grew up with both.' });
    const { router } = open();
    expect(said()).toContain(w('signOut.application'));
    await press(w('signOut.confirm'));
    expect(signOut).toHaveBeenCalledOnce();
    expect(readTyped('layla')).toBeUndefined();
    expect(router.state.location.pathname).toBe('/en');
  });

  it('says how many changes wait for a network, and what is being uploaded', () => {
    here.waiting = 2;
    here.isUploading = true;
    open();
    expect(said()).toContain(w('signOut.waiting_other', { number: '2' }));
    expect(said()).toContain(w('signOut.uploads'));
  });

  it('deletes nothing if the person stays logged in', async () => {
    keepTyped('layla', { languages: ['ar'], skills: 'I grew up with both.' });
    open();
    await press(w('signOut.cancel'));
    expect(onClose).toHaveBeenCalled();
    expect(signOut).not.toHaveBeenCalled();
    expect(readTyped('layla')).toBeDefined();
  });
});
