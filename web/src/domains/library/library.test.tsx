import { act, renderHook } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { eventually } from '../../testing/eventually.ts';
import type { Change } from './change.ts';
import { choose, onRefusal, useLibrary, waitingChoices } from './library.ts';
import { setLibrary } from './library-state.ts';
import { NOTHING_OWN } from './own.ts';

const writes = vi.hoisted(() => ({
  write: vi.fn<() => Promise<void>>(),
  stateOf: vi.fn<() => Promise<string>>(),
  read: vi.fn<() => Promise<unknown>>(),
  pending: vi.fn<() => Promise<void>>(),
  pausedUntil: vi.fn<() => Promise<number | undefined>>(),
}));
vi.mock('firebase/firestore', () => ({ waitForPendingWrites: writes.pending }));
vi.mock('../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('./choice-documents.ts', () => ({ writeChoice: writes.write, stateOf: writes.stateOf }));
vi.mock('./paused-until.ts', () => ({ pausedUntil: writes.pausedUntil }));
vi.mock('./read-library.ts', () => ({ readLibrary: writes.read }));

const signIn = (uid: string) =>
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: { uid, email: '', emailVerified: true, displayName: 'A', photoURL: undefined, roles: [] },
  });
const follow = (on: boolean): Change => ({
  kind: 'follow',
  translator: { id: 't', name: 'Mahwiii' },
  on,
  seen: { followers: 3 },
});
/** A choice whose page was left before the server had it. */
const WAITING = {
  turn: 1,
  included: null,
  settledAt: null,
  at: 1,
  key: 'follow/t',
  change: follow(true),
};
/** Puts it on the device as somebody's, with others. */
const keepWaiting = (uid: string, ...others: readonly unknown[]) =>
  localStorage.setItem('rawi-choices', JSON.stringify({ uid, choices: [WAITING, ...others] }));
const kept = () => JSON.parse(localStorage.getItem('rawi-choices') ?? 'null') as unknown;
const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
let people = 0;

async function open() {
  people += 1;
  const { result } = renderHook(useLibrary);
  act(() => signIn(`reader-${people}`));
  await eventually(() => expect(result.current.state).toBe('ready'));
  return result;
}

beforeEach(() => {
  localStorage.clear();
  act(() => setSession({ state: 'signed-out' }));
  writes.write.mockReset().mockResolvedValue();
  writes.stateOf.mockReset();
  writes.read.mockReset().mockResolvedValue(NOTHING_OWN);
  writes.pending.mockReset().mockResolvedValue();
  writes.pausedUntil.mockReset().mockResolvedValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('the library', () => {
  it('keeps a choice on the device before anything else happens with it', async () => {
    await open();
    const done = choose(follow(true));
    expect(kept()).toMatchObject({ choices: [{ key: 'follow/t', settledAt: null, change: { on: true } }] });
    await act(() => done);
  });

  it('is empty for a visitor, and nothing is requested', async () => {
    const { result } = renderHook(useLibrary);
    expect(result.current.state).toBe('visitor');
    expect(await choose(follow(true))).toBe(false);
    expect(writes.read).not.toHaveBeenCalled();
    expect(writes.write).not.toHaveBeenCalled();
  });

  it('is read once a session', async () => {
    writes.read.mockResolvedValue({ ...NOTHING_OWN, saved: { 'comic:c': true } });
    const result = await open();
    renderHook(useLibrary);
    expect(result.current.isSaved('comic:c')).toBe(true);
    expect(writes.read).toHaveBeenCalledTimes(1);
  });

  it('says on which shelf a comic is, and moves it at once', async () => {
    writes.read.mockResolvedValue({ ...NOTHING_OWN, saved: { 'comic:c': 'reading', 'comic:d': true } });
    const result = await open();
    expect(['comic:c', 'comic:d', 'comic:e'].map(result.current.shelfOf)).toEqual([
      'reading',
      undefined,
      undefined,
    ]);
    expect(['comic:c', 'comic:d', 'comic:e'].map(result.current.isSaved)).toEqual([true, true, false]);
    const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };
    const item = { kind: 'comic', comicId: 'c', slug: 'c', series: 'C', names: {}, picture } as const;
    await act(() => choose({ kind: 'save', item, on: true, shelf: 'finished' }));
    expect(result.current.shelfOf('comic:c')).toBe('finished');
    await act(() => choose({ kind: 'save', item, on: true }));
    expect(result.current.saved).toEqual({ 'comic:d': true, 'comic:c': true });
  });

  it('is read again after a failure when there is a network', async () => {
    writes.read.mockRejectedValueOnce(new Error('offline'));
    people += 1;
    const { result } = renderHook(useLibrary);
    act(() => signIn(`reader-${people}`));
    await eventually(() => expect(result.current.state).toBe('failed'));
    act(() => void window.dispatchEvent(new Event('online')));
    await eventually(() => expect(result.current.state).toBe('ready'));
  });

  it('shows a choice at once, keeps it on the device, and counts it once', async () => {
    let end = () => {};
    writes.write.mockReturnValue(new Promise((resolve) => (end = resolve)));
    const result = await open();
    let chosen: Promise<boolean> = Promise.resolve(false);
    act(() => void (chosen = choose(follow(true))));
    expect(result.current.isFollowing('t')).toBe(true);
    expect(result.current.followersOf('t', 3)).toBe(4);
    expect(result.current.followersOf('t', 4)).toBe(4);
    expect(waitingChoices()).toBe(1);
    await soon();
    expect(kept()).toMatchObject({ uid: `reader-${people}`, choices: [{ settledAt: null }] });
    await act(async () => end());
    expect(await chosen).toBe(true);
    expect(result.current.isFollowing('t')).toBe(true);
    expect(waitingChoices()).toBe(0);
  });

  it('shows a choice that was made before it was opened', async () => {
    people += 1;
    const { result } = renderHook(useLibrary);
    let chosen: Promise<boolean> = Promise.resolve(false);
    act(() => {
      signIn(`reader-${people}`);
      chosen = choose(follow(true));
    });
    await eventually(() => expect(result.current.state).toBe('ready'));
    expect(result.current.isFollowing('t')).toBe(true);
    expect(await chosen).toBe(true);
    expect(result.current.isFollowing('t')).toBe(true);
  });

  it('takes a refused choice back and names it', async () => {
    const refused = vi.fn();
    const stop = onRefusal(refused);
    writes.write.mockRejectedValue(new Error('permission-denied'));
    const result = await open();
    await act(async () => expect(await choose(follow(true))).toBe(false));
    expect(result.current.isFollowing('t')).toBe(false);
    expect(refused).toHaveBeenCalledExactlyOnceWith({ change: follow(true), reason: 'refused' });
    expect(kept()).toBeNull();
    stop();
  });

  it('goes on showing a choice beyond the day’s limit, says so once, and sends it when that is allowed', async () => {
    const refused = vi.fn();
    const stop = onRefusal(refused);
    writes.write.mockRejectedValue(new FirebaseError('permission-denied', 'refused'));
    writes.pausedUntil.mockResolvedValue(Date.now() + 40);
    const other: Change = { kind: 'follow', translator: { id: 'u', name: 'U' }, on: true };
    const result = await open();
    await act(async () => expect(await choose(follow(true))).toBe(false));
    await act(async () => expect(await choose(other)).toBe(false));
    expect([result.current.isFollowing('t'), result.current.isFollowing('u')]).toEqual([true, true]);
    expect(refused).toHaveBeenCalledExactlyOnceWith({ change: follow(true), reason: 'paused' });
    expect(kept()).toMatchObject({ choices: [{ key: 'follow/t', settledAt: null }, { key: 'follow/u' }] });
    writes.write.mockResolvedValue();
    await act(() => eventually(() => expect(waitingChoices()).toBe(0)));
    expect(result.current.isFollowing('t')).toBe(true);
    stop();
  });

  it('after a reload sends a paused choice once its day is over', async () => {
    const uid = `reader-${people + 1}`;
    const choices = [{ ...WAITING, pausedUntil: Date.now() + 30 }];
    localStorage.setItem('rawi-choices', JSON.stringify({ uid, choices }));
    await open();
    expect(writes.stateOf).not.toHaveBeenCalled();
    await act(() => eventually(() => expect(writes.write).toHaveBeenCalledOnce()));
    await act(() => eventually(() => expect(waitingChoices()).toBe(0)));
  });

  it('says nothing of a refused choice that a later one has replaced', async () => {
    const refused = vi.fn();
    const stop = onRefusal(refused);
    const result = await open();
    writes.write.mockRejectedValueOnce(new Error('permission-denied'));
    await act(async () => void (await Promise.all([choose(follow(true)), choose(follow(false))])));
    expect(result.current.isFollowing('t')).toBe(false);
    expect(refused).not.toHaveBeenCalled();
    stop();
  });

  it('after a reload shows what waits, and names what the server does not have', async () => {
    const refused = vi.fn();
    const stop = onRefusal(refused);
    const waiting = {
      turn: 1,
      included: null,
      settledAt: null,
      at: 1,
      key: 'follow/t',
      change: follow(true),
    };
    const other = { ...follow(true), translator: { id: 'u', name: 'Salma' } };
    localStorage.setItem(
      'rawi-choices',
      JSON.stringify({
        uid: `reader-${people + 1}`,
        choices: [waiting, { ...waiting, turn: 2, key: 'follow/u', change: other }, 'not a choice'],
      }),
    );
    let sent = () => {};
    writes.pending.mockReturnValue(new Promise((resolve) => (sent = resolve)));
    writes.stateOf.mockResolvedValueOnce('stored').mockResolvedValueOnce('missing');
    writes.write.mockRejectedValueOnce(new Error('permission-denied'));
    const result = await open();
    expect([result.current.isFollowing('t'), result.current.isFollowing('u')]).toEqual([true, true]);
    await act(async () => sent());
    await soon();
    expect([result.current.isFollowing('t'), result.current.isFollowing('u')]).toEqual([true, false]);
    expect(refused).toHaveBeenCalledExactlyOnceWith({ change: other, reason: 'refused' });
    stop();
  });

  it('after a reload sends a choice whose page was left too soon', async () => {
    const refused = vi.fn();
    const stop = onRefusal(refused);
    keepWaiting(`reader-${people + 1}`);
    writes.stateOf.mockResolvedValueOnce('missing');
    const result = await open();
    await soon();
    expect(writes.write).toHaveBeenCalledExactlyOnceWith(`reader-${people}`, follow(true));
    expect(result.current.isFollowing('t')).toBe(true);
    expect(waitingChoices()).toBe(0);
    expect(refused).not.toHaveBeenCalled();
    stop();
  });

  it('after a reload forgets a choice that another device has superseded', async () => {
    const refused = vi.fn();
    const stop = onRefusal(refused);
    keepWaiting(`reader-${people + 1}`);
    writes.stateOf.mockResolvedValueOnce('superseded');
    const result = await open();
    await soon();
    expect(writes.write).not.toHaveBeenCalled();
    expect([result.current.isFollowing('t'), waitingChoices()]).toEqual([false, 0]);
    expect(refused).not.toHaveBeenCalled();
    stop();
  });

  it('is not shown to somebody else', async () => {
    keepWaiting('somebody');
    const result = await open();
    expect(result.current.isFollowing('t')).toBe(false);
  });

  it('shows what another tab chooses', async () => {
    const result = await open();
    const theirs = { ...WAITING, turn: 9 };
    const newValue = JSON.stringify({ uid: `reader-${people}`, choices: [theirs] });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'rawi-choices', newValue })));
    expect(result.current.isFollowing('t')).toBe(true);
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key: 'rawi-choices', newValue: null })),
    );
    expect(result.current.isFollowing('t')).toBe(false);
  });

  it('is empty again when the session ends', async () => {
    const result = await open();
    await act(async () => void (await choose(follow(true))));
    act(() => setSession({ state: 'signed-out' }));
    expect(result.current.state).toBe('visitor');
    expect(result.current.isFollowing('t')).toBe(false);
    setLibrary({});
  });
});
