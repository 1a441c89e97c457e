import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { anEntry } from '../../testing/read-entry.ts';
import type { Change } from '../library/change.ts';

const choose = vi.fn<(change: Change) => Promise<boolean>>();
vi.mock(import('../library/library.ts'), async (original) => ({ ...(await original()), choose }));

const { setLibrary } = await import('../library/library-state.ts');
const { NOTHING_OWN } = await import('../library/own.ts');
const { recordPlace } = await import('./record-place.ts');
const { deviceHistory } = await import('./device-history.ts');
const { waitingPlace } = await import('./waiting-place.ts');
const { hasContinueReadingSlot } = await import('./continue-reading-slot.ts');

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
  setLibrary({ state: 'ready', uid: 'layla', stored: NOTHING_OWN, choices: [] });
});

describe('a position in a chapter', () => {
  it('stays on the device for a visitor', () => {
    setSession({ state: 'signed-out' });
    const entry = anEntry('a', 1);
    recordPlace(entry, 'store');
    expect(deviceHistory()).toEqual([entry]);
    expect(hasContinueReadingSlot()).toBe(true);
    expect(choose).not.toHaveBeenCalled();
  });

  it('goes to the account of a signed-in person, and waits here until the server has answered', async () => {
    setSession({ state: 'signed-in', user, authTime: 1 });
    let answer = (_isStored: boolean) => {};
    choose.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { chapterId, readAt, ...shown } = anEntry('a', 1, { page: 3 });
    recordPlace({ chapterId, readAt, ...shown }, 'store');
    const change = { kind: 'place', chapterId, entry: { ...shown, readAt: Date.parse(readAt) } };
    expect(choose).toHaveBeenCalledExactlyOnceWith(change);
    expect(waitingPlace.read()).toMatchObject({ uid: 'layla', entry: { chapterId: 'a', page: 3 } });
    answer(true);
    await eventually(() => expect(waitingPlace.read()).toBeUndefined());
  });

  it('of a chapter that was finished before is sent as finished, once the library has told so', async () => {
    setSession({ state: 'signed-in', user, authTime: 1 });
    setLibrary({ state: 'loading' });
    recordPlace(anEntry('a', 1, { page: 2 }), 'store');
    await new Promise((resolve) => setTimeout(resolve));
    expect(choose).not.toHaveBeenCalled();
    expect(waitingPlace.read()?.entry.page).toBe(2);
    const { chapterId: _, readAt, ...place } = anEntry('a', 0, { page: 9, finished: true });
    const places = { a: { ...place, readAt: Date.parse(readAt) } };
    setLibrary({ state: 'ready', stored: { ...NOTHING_OWN, places } });
    await eventually(() => expect(choose).toHaveBeenCalledOnce());
    expect(choose.mock.calls[0]?.[0]).toMatchObject({ entry: { page: 2, finished: true } });
  });

  it('is not sent late where a later one of its chapter was recorded while the library came', async () => {
    setSession({ state: 'signed-in', user, authTime: 1 });
    setLibrary({ state: 'loading' });
    recordPlace(anEntry('a', 1, { page: 2 }), 'store');
    recordPlace(anEntry('a', 2, { page: 3 }), 'store');
    recordPlace(anEntry('b', 3, { page: 1 }), 'store');
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
    recordPlace(anEntry('a', 1, { page: 4 }), 'keep');
    expect(choose).not.toHaveBeenCalled();
    expect(waitingPlace.read()?.entry.page).toBe(4);
  });
});
