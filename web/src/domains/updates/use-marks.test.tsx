import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../core/outbox/entry.ts';
import { setSession } from '../../core/session/session-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { forgetAccountMarks, forgetVisitorMarks, keepMarks, marksOf } from './kept-marks.ts';
import { type Mark, withMark } from './marks.ts';
import { mergeVisitorMarks } from './merge-marks.ts';
import { useAccountMarks, useMarks } from './use-marks.ts';
import { waitingMarks } from './waiting-marks.ts';

const account = vi.hoisted(() => ({
  deliver: vi.fn<(uid: string, mark: object) => Promise<Outcome>>(),
  copy: vi.fn<(uid: string) => Promise<void>>(),
}));
vi.mock('./account-marks.ts', () => ({ deliverMark: account.deliver, copyAccountMarks: account.copy }));

const READ: Mark = { kind: 'read', chapters: ['one'], on: true };
const signIn = (uid: string) =>
  act(() =>
    setSession({
      state: 'signed-in',
      authTime: 0,
      user: { uid, email: '', emailVerified: true, displayName: 'A', photoURL: undefined, roles: [] },
    }),
  );
const logOut = () => act(() => setSession({ state: 'signed-out' }));
const shown = () => renderHook(useMarks).result;

beforeEach(() => {
  waitingMarks.forget();
  forgetAccountMarks();
  forgetVisitorMarks();
  localStorage.clear();
  account.deliver.mockReset().mockResolvedValue({ outcome: 'later' });
  account.copy.mockReset().mockResolvedValue();
  logOut();
});

describe('the marks of whoever is here', () => {
  it('are a visitor’s on the device, and nothing is sent', () => {
    const marks = shown();
    act(() => marks.current.mark(READ));
    expect(marks.current.marks.read).toEqual({ one: true });
    expect(localStorage.getItem('rawi-marks')).toContain('one');
    act(() => marks.current.mark({ ...READ, on: false }));
    expect(marks.current.marks.read).toEqual({});
    expect(account.deliver).not.toHaveBeenCalled();
  });

  it('are an account’s with those that wait, without a network too', async () => {
    signIn('layla');
    const marks = shown();
    act(() => marks.current.mark(READ));
    expect(marks.current).toMatchObject({ marks: { read: { one: true } }, waiting: 1 });
    expect(localStorage.getItem('rawi-waiting-marks')).toContain('one');
    await eventually(() => expect(account.deliver).toHaveBeenCalledWith('layla', READ));
    // Of two about the same the later one alone waits.
    act(() => marks.current.mark({ ...READ, on: false }));
    expect(marks.current).toMatchObject({ marks: { read: {} }, waiting: 1 });
    logOut();
    expect(marks.current).toMatchObject({ marks: { read: {} }, waiting: 0 });
  });

  it('stay shown when the account has them', async () => {
    account.deliver.mockImplementation(async (uid, mark) => {
      keepMarks(uid, withMark(marksOf(uid), mark as Mark));
      return { outcome: 'sent' };
    });
    signIn('omar');
    const marks = shown();
    act(() => marks.current.mark(READ));
    await eventually(() =>
      expect(marks.current).toMatchObject({ marks: { read: { one: true } }, waiting: 0 }),
    );
  });

  it('are read once a session, and once more after a log-out', async () => {
    account.copy.mockImplementation(async (uid) => keepMarks(uid, marksOf(uid)));
    signIn('noor');
    renderHook(useAccountMarks);
    await eventually(() => expect(account.copy).toHaveBeenCalledTimes(1));
    renderHook(useAccountMarks);
    logOut();
    forgetAccountMarks();
    signIn('noor');
    await eventually(() => expect(account.copy).toHaveBeenCalledTimes(2));
  });

  it('are taken over by an account that somebody logs in to', () => {
    const marks = shown();
    act(() => marks.current.mark(READ));
    signIn('salma');
    expect(marks.current.marks.read).toEqual({});
    act(() => mergeVisitorMarks('salma'));
    expect(marks.current).toMatchObject({ marks: { read: { one: true } }, waiting: 1 });
    logOut();
    expect(marks.current.marks.read).toEqual({});
  });
});
