import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { anEntry } from '../../testing/read-entry.ts';
import type { Change } from '../library/change.ts';
import type { ReadEntry } from './entry.ts';

const choose = vi.fn<(change: Change) => Promise<boolean>>();
const storeEarlierPosition = vi.fn<(uid: string, entry: ReadEntry) => Promise<void>>();
vi.mock('./account-history.ts', () => ({ storeEarlierPosition }));
vi.mock(import('../library/library.ts'), async (original) => ({ ...(await original()), choose }));

const { setLibrary } = await import('../library/library-state.ts');
const { NOTHING_OWN } = await import('../library/own.ts');
const { recordPosition, sendWaitingPosition } = await import('./record-position.ts');
const { deviceHistory } = await import('./device-history.ts');
const { keptPositions, waitingPositionOf } = await import('./waiting-position.ts');
const { hasContinueReadingSlot } = await import('./continue-reading-slot.ts');

const waiting = () => keptPositions.read().at(-1);

const user = {
  uid: 'layla',
  email: 'layla@example.com',
  emailVerified: true,
  displayName: undefined,
  photoURL: undefined,
  roles: [],
};

beforeEach(() => {
  localStorage.clear();
  choose.mockReset().mockResolvedValue(true);
  storeEarlierPosition.mockReset().mockResolvedValue();
  setLibrary({ state: 'ready', uid: 'layla', stored: NOTHING_OWN, choices: [] });
});

describe('a position in a chapter', () => {
  it('stays on the device for a visitor', () => {
    setSession({ state: 'signed-out' });
    const entry = anEntry('a', 1);
    recordPosition(entry, 'store');
    expect(deviceHistory()).toEqual([entry]);
    expect(hasContinueReadingSlot()).toBe(true);
    expect(choose).not.toHaveBeenCalled();
  });

  it('goes to the account of a signed-in person, and waits here until the server has answered', async () => {
    setSession({ state: 'signed-in', user, authTime: 1 });
    let answer = (_isStored: boolean) => {};
    choose.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { chapterId, readAt, ...shown } = anEntry('a', 1, { page: 3 });
    recordPosition({ chapterId, readAt, ...shown }, 'store');
    const change = { kind: 'place', chapterId, entry: { ...shown, readAt: Date.parse(readAt) } };
    expect(choose).toHaveBeenCalledExactlyOnceWith(change);
    expect(waiting()).toMatchObject({ uid: 'layla', entry: { chapterId: 'a', page: 3 } });
    answer(true);
    await eventually(() => expect(waiting()).toBeUndefined());
  });

  it('of a chapter that was finished before is sent as finished, once the library has told so', async () => {
    setSession({ state: 'signed-in', user, authTime: 1 });
    setLibrary({ state: 'loading' });
    recordPosition(anEntry('a', 1, { page: 2 }), 'store');
    await new Promise((resolve) => setTimeout(resolve));
    expect(choose).not.toHaveBeenCalled();
    expect(waiting()?.entry.page).toBe(2);
    const { chapterId: _, readAt, ...position } = anEntry('a', 0, { page: 9, finished: true });
    const places = { a: { ...position, readAt: Date.parse(readAt) } };
    setLibrary({ state: 'ready', stored: { ...NOTHING_OWN, places } });
    await eventually(() => expect(choose).toHaveBeenCalledOnce());
    expect(choose.mock.calls[0]?.[0]).toMatchObject({ entry: { page: 2, finished: true } });
  });

  it('is not sent late where a later one of its chapter was recorded while the library came', async () => {
    setSession({ state: 'signed-in', user, authTime: 1 });
    setLibrary({ state: 'loading' });
    recordPosition(anEntry('a', 1, { page: 2 }), 'store');
    recordPosition(anEntry('a', 2, { page: 3 }), 'store');
    recordPosition(anEntry('b', 3, { page: 1 }), 'store');
    setLibrary({ state: 'ready' });
    await eventually(() => expect(choose).toHaveBeenCalledTimes(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(choose.mock.calls.map(([change]) => change)).toMatchObject([
      { chapterId: 'a', entry: { page: 3 } },
      { chapterId: 'b', entry: { page: 1 } },
    ]);
  });

  it('waits here for the next visit when it is only kept', () => {
    setSession({ state: 'signed-in', user, authTime: 1 });
    recordPosition(anEntry('a', 1, { page: 4 }), 'keep');
    expect(choose).not.toHaveBeenCalled();
    expect(waiting()?.entry.page).toBe(4);
  });
});

describe('the position that an earlier page has left', () => {
  it('is stored for its account, also one that an earlier build kept, and once only', async () => {
    const entry = anEntry('c', 1, { page: 3 });
    localStorage.setItem('rawi-place', JSON.stringify({ uid: 'layla', entry }));
    setSession({ state: 'signed-in', user, authTime: 1 });
    sendWaitingPosition();
    await eventually(() => expect(waiting()).toBeUndefined());
    sendWaitingPosition();
    expect(storeEarlierPosition).toHaveBeenCalledExactlyOnceWith('layla', entry);
  });

  it('is not sent for another account, and not while its own page sends it', async () => {
    keptPositions.add(waitingPositionOf('omar', anEntry('d', 1)));
    setSession({ state: 'signed-in', user, authTime: 1 });
    recordPosition(anEntry('b', 2), 'keep');
    sendWaitingPosition();
    await new Promise((resolve) => setTimeout(resolve));
    expect(storeEarlierPosition).not.toHaveBeenCalled();
    expect(keptPositions.read().map(({ uid }) => uid)).toEqual(['omar', 'layla']);
  });

  it('is one alone: a later one takes its place', () => {
    setSession({ state: 'signed-in', user, authTime: 1 });
    recordPosition(anEntry('a', 1, { page: 2 }), 'keep');
    recordPosition(anEntry('b', 2, { page: 5 }), 'keep');
    expect(keptPositions.read().map(({ entry }) => entry.page)).toEqual([5]);
  });
});
