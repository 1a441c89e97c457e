import { LIMITS } from '@rawi/model/limits';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copyAccountMarks, deliverMark } from './account-marks.ts';
import { forgetAccountMarks, hasMarksOf, keepMarks, marksOf } from './kept-marks.ts';
import { type Mark, NO_MARKS } from './marks.ts';

const NOW = new Date('2026-11-29T10:00:00Z');

/** What the server has, the count that its rules allow next, and the error that a transaction ends with. */
const server = vi.hoisted(() => ({
  stored: undefined as Record<string, unknown> | undefined,
  allowed: undefined as number | undefined,
  failure: undefined as Error | undefined,
  looked: 0,
}));
vi.mock('../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../core/session/session.ts', () => ({
  refreshSession: async () => {
    server.looked += 1;
  },
}));
vi.mock('../../core/data/documents.ts', () => ({
  documentAt: () => (uid: string) => uid,
  readDocument: async () => server.stored,
}));
vi.mock('firebase/firestore', () => {
  class Timestamp {
    constructor(readonly time: Date) {}
    toDate = () => this.time;
  }
  return {
    Timestamp,
    doc: (_database: object, path: string) => path,
    serverTimestamp: () => 'now',
    runTransaction: async (_database: object, run: (transaction: object) => Promise<unknown>) => {
      const at = server.stored?.['saves'] as { at: Date; count: number } | undefined;
      const data = server.stored && { ...server.stored, saves: at && { ...at, at: new Timestamp(at.at) } };
      let set: { saves: { count: number } } | undefined;
      const result = await run({
        get: async () => ({ exists: () => data !== undefined, data: () => data }),
        set: (_path: string, next: { saves: { count: number } }) => {
          set = next;
        },
      });
      if (server.failure) throw server.failure;
      if (set && server.allowed !== undefined && set.saves.count !== server.allowed)
        throw new FirebaseError('permission-denied', 'refused');
      if (set) server.stored = { ...set, saves: { at: new Date(), count: set.saves.count } };
      return result;
    },
  };
});

const READ: Mark = { kind: 'read', chapters: ['one'], on: true };
const deliver = (mark: Mark = READ) => deliverMark('layla', mark, NOW);
const stored = (count: number, at = NOW) => {
  server.stored = { read: { before: true }, hidden: {}, onlyRead: false, saves: { at, count } };
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockReturnValue();
  server.stored = server.allowed = server.failure = undefined;
  server.looked = 0;
  forgetAccountMarks();
});

describe('a mark of an account', () => {
  it('is added to what the account has, and counted', async () => {
    expect(await deliver()).toEqual({ outcome: 'sent' });
    expect(server.stored).toMatchObject({ read: { one: true }, saves: { count: 1 } });
    expect(await deliver({ kind: 'hide', comicId: 'salt', on: true })).toEqual({ outcome: 'sent' });
    expect(server.stored).toMatchObject({ read: { one: true }, hidden: { salt: true }, saves: { count: 2 } });
    expect(marksOf('layla')).toMatchObject({ read: { one: true }, hidden: { salt: true } });
  });

  it('takes nothing away that another device has marked', async () => {
    stored(4);
    await deliver();
    expect(server.stored).toMatchObject({ read: { before: true, one: true }, saves: { count: 5 } });
  });

  it('counts by the server’s day where this device has another', async () => {
    stored(4, new Date('2026-11-28T23:00:00Z'));
    server.allowed = 5;
    expect(await deliver()).toEqual({ outcome: 'sent' });
    stored(4);
    server.allowed = 1;
    expect(await deliver()).toEqual({ outcome: 'sent' });
  });

  it('that the rules refuse is refused, and the session looked at', async () => {
    server.allowed = 99;
    expect(await deliver()).toEqual({ outcome: 'refused', reason: 'unknown' });
    expect(server.looked).toBe(1);
    expect(hasMarksOf('layla')).toBe(false);
  });

  it('waits for tomorrow beyond the day’s limit, and for a network', async () => {
    stored(LIMITS.daily.saves);
    expect(await deliver()).toEqual({ outcome: 'later', seconds: 14 * 3600, isForToday: true });
    server.stored = undefined;
    server.failure = new FirebaseError('unavailable', 'no network');
    expect(await deliver()).toEqual({ outcome: 'later' });
    server.failure = new FirebaseError('internal', 'ours');
    expect(await deliver()).toEqual({ outcome: 'later', seconds: 1800 });
  });

  it('is copied to this device with the others when the account is read', async () => {
    stored(4);
    await copyAccountMarks('layla');
    expect(marksOf('layla')).toEqual({ read: { before: true }, hidden: {}, onlyRead: false });
    server.stored = undefined;
    await copyAccountMarks('layla');
    expect(marksOf('layla')).toEqual(NO_MARKS);
    keepMarks(null, { ...NO_MARKS, onlyRead: true });
    forgetAccountMarks();
    expect(hasMarksOf('layla')).toBe(false);
    expect(marksOf(null).onlyRead).toBe(true);
  });
});
