import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { anEntry } from '../../testing/read-entry.ts';
import type { Change } from '../library/change.ts';

const choose = vi.fn<(change: Change) => Promise<boolean>>();
vi.mock(import('../library/library.ts'), async (original) => ({ ...(await original()), choose }));

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

  it('waits here for the next visit when it is only kept', () => {
    setSession({ state: 'signed-in', user, authTime: 1 });
    recordPlace(anEntry('a', 1, { page: 4 }), 'keep');
    expect(choose).not.toHaveBeenCalled();
    expect(waitingPlace.read()?.entry.page).toBe(4);
  });
});
