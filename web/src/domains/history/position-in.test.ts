import { beforeEach, describe, expect, it } from 'vitest';
import { keepSessionHint } from '../../core/session/session-hint.ts';
import { setSession } from '../../core/session/session-store.ts';
import { anEntry } from '../../testing/read-entry.ts';
import { setLibrary } from '../library/library-state.ts';
import { NOTHING_OWN } from '../library/own.ts';
import { noteRead, noteRemoved } from './continue-reading.ts';
import { forgetDeviceHistory, keepOnDevice } from './device-history.ts';
import { positionIn } from './position-in.ts';
import { keptPositions, waitingPositionOf } from './waiting-position.ts';

const user = {
  uid: 'layla',
  email: 'layla@example.com',
  emailVerified: true,
  displayName: undefined,
  photoURL: undefined,
  roles: [],
};
const asLayla = () => setSession({ state: 'signed-in', user, authTime: 1 });
const inLibrary = (page: number, minute: number, fraction?: number, uid = 'layla') => {
  const position = { page, pageCount: 8, finished: false, readAt: Date.UTC(2026, 0, 1, 0, minute), fraction };
  setLibrary({ uid, stored: { ...NOTHING_OWN, places: { a: position } } });
};

beforeEach(() => {
  localStorage.clear();
  forgetDeviceHistory();
  setSession({ state: 'unknown' });
  setLibrary({ uid: undefined, stored: NOTHING_OWN, choices: [] });
  noteRemoved();
});

describe('the reader’s last position', () => {
  it('is on the device for a visitor, to the share of the page', () => {
    keepOnDevice(anEntry('a', 1, { page: 3, fraction: 0.412 }));
    keepOnDevice(anEntry('b', 2, { page: 5 }));
    setSession({ state: 'signed-out' });
    expect(positionIn('a')).toEqual({ page: 3, fraction: 0.412 });
    expect(positionIn('b')).toEqual({ page: 5, fraction: 0 });
    expect(positionIn('c')).toBeUndefined();
  });

  it('is in the library for an account, and never that of somebody else', () => {
    keepOnDevice(anEntry('a', 9, { page: 8 }));
    asLayla();
    inLibrary(4, 1, 0.25);
    expect(positionIn('a')).toEqual({ page: 4, fraction: 0.25 });
    inLibrary(4, 1, 0.25, 'omar');
    keptPositions.add(waitingPositionOf('omar', anEntry('a', 5)));
    expect(positionIn('a')).toBeUndefined();
  });

  it('is the latest that is known of an account', () => {
    asLayla();
    inLibrary(4, 1);
    noteRead('layla', anEntry('a', 2, { page: 5, fraction: 0.5 }));
    expect(positionIn('a')).toEqual({ page: 5, fraction: 0.5 });
    keptPositions.add(waitingPositionOf('layla', anEntry('a', 3, { page: 6, fraction: 0.75 })));
    expect(positionIn('a')).toEqual({ page: 6, fraction: 0.75 });
    inLibrary(7, 4);
    expect(positionIn('a')).toEqual({ page: 7, fraction: 0 });
  });

  it('is that of the last person here while the session is unknown', () => {
    keepOnDevice(anEntry('a', 9, { page: 2 }));
    expect(positionIn('a')).toEqual({ page: 2, fraction: 0 });
    keepSessionHint({ uid: 'layla', authTime: 1, roles: [] });
    keptPositions.add(waitingPositionOf('layla', anEntry('a', 3, { page: 6, fraction: 0.75 })));
    expect(positionIn('a')).toEqual({ page: 6, fraction: 0.75 });
  });
});
