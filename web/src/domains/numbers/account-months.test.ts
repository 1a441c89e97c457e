import { LIMITS } from '@rawi/model/limits';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCounting, isCounting } from './counting.ts';
import { waitingMonthOf } from './waiting-months.ts';

const NOW = new Date('2026-11-29T10:00:00Z');

/** What the server has of the month, when the history was cleared, and the error that a transaction ends with. */
const server = vi.hoisted(() => ({
  stored: undefined as Record<string, unknown> | undefined,
  clearedAt: undefined as Date | undefined,
  /** What the device's copy says of that. */
  copiedAt: undefined as Date | undefined,
  failure: undefined as Error | undefined,
  counts: true,
}));
vi.mock('../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../core/session/session.ts', () => ({ refreshSession: async () => {} }));
vi.mock('../history/account-history.ts', () => ({ readEntry: () => ({}) }));
vi.mock('../people/profile.ts', () => ({
  readSettings: async () => ({ ...DEFAULT_SETTINGS, countReading: server.counts }),
}));
vi.mock('firebase/firestore', () => {
  class Timestamp {
    constructor(readonly time: Date) {}
    toDate = () => this.time;
    toMillis = () => this.time.getTime();
  }
  const inboxOf = (time: Date | undefined) => ({ get: () => (time ? new Timestamp(time) : undefined) });
  return {
    Timestamp,
    doc: (_database: object, path: string) => path,
    serverTimestamp: () => 'now',
    getDocFromCache: async () => inboxOf(server.copiedAt),
    getDocFromServer: async () => {
      if (server.failure) throw server.failure;
      return inboxOf(server.clearedAt);
    },
    runTransaction: async (_database: object, run: (transaction: object) => Promise<unknown>) => {
      const at = server.stored?.['saves'] as { at: Date; count: number } | undefined;
      const data = server.stored && { ...server.stored, saves: at && { ...at, at: new Timestamp(at.at) } };
      let set: { saves: { count: number } } | undefined;
      const result = await run({
        get: async () => ({ exists: () => data !== undefined, data: () => data }),
        set: (_path: string, next: { saves: { count: number } }) => {
          set = { ...server.stored, ...next };
        },
      });
      if (server.failure) throw server.failure;
      if (set) server.stored = { ...set, saves: { at: new Date(), count: set.saves.count } };
      return result;
    },
  };
});

const CHAPTER = { comicId: 'one', language: 'ar', pages: 9 } as const;
const read = (key: string, at = NOW.getTime()) =>
  waitingMonthOf('layla', '2026-11', { chapters: { [key]: CHAPTER }, comics: {} }, at);

/** Each test is a session of its own. */
async function session() {
  vi.resetModules();
  const [{ deliverMonth }, counting] = await Promise.all([
    import('./account-months.ts'),
    import('./counting.ts'),
  ]);
  return { deliver: deliverMonth, isCounting: counting.isCounting };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockReturnValue();
  server.stored = server.failure = server.clearedAt = server.copiedAt = undefined;
  server.counts = true;
  forgetCounting();
  localStorage.clear();
});

describe('a month of an account', () => {
  it('gets what was read beside what another device has added, and what arrives twice once', async () => {
    const { deliver } = await session();
    server.stored = { chapters: { '01:x': CHAPTER }, comics: {}, saves: { at: NOW, count: 4 } };
    expect(await deliver(read('29:one'))).toEqual({ outcome: 'sent' });
    expect(await deliver(read('29:one'))).toEqual({ outcome: 'sent' });
    expect(server.stored).toMatchObject({
      chapters: { '01:x': CHAPTER, '29:one': CHAPTER },
      saves: { count: 6 },
    });
  });

  it('gets nothing where counting was turned off on another device, which this one learns', async () => {
    server.counts = false;
    const { deliver, isCounting: isOn } = await session();
    expect(await deliver(read('29:one'))).toEqual({ outcome: 'sent' });
    expect(server.stored).toBeUndefined();
    expect(isOn('layla')).toBe(false);
  });

  it('gets nothing that was read before the history was cleared', async () => {
    const { deliver } = await session();
    server.clearedAt = server.copiedAt = NOW;
    expect(await deliver(read('29:one'))).toEqual({ outcome: 'sent' });
    expect(server.stored).toBeUndefined();
    await deliver(read('29:one', NOW.getTime() + 1));
    expect(server.stored).toMatchObject({ chapters: { '29:one': CHAPTER } });
  });

  it('gets nothing that has waited since before the history was cleared, which the copy on the device does not know yet', async () => {
    const { deliver } = await session();
    server.clearedAt = NOW;
    expect(await deliver(read('29:one', NOW.getTime() - 3_600_000))).toEqual({ outcome: 'sent' });
    expect(server.stored).toBeUndefined();
  });

  it('keeps what a later build has written into it, which this one cannot read', async () => {
    const { deliver } = await session();
    const later = { '01:x': { ...CHAPTER, language: 'ja' } };
    server.stored = { chapters: later, comics: {}, saves: { at: NOW, count: 4 }, more: true };
    await deliver(read('29:one'));
    expect(server.stored).toMatchObject({ chapters: { ...later, '29:one': CHAPTER }, more: true });
  });

  it('waits for tomorrow beyond the day’s limit, and for a network', async () => {
    const { deliver } = await session();
    server.stored = { chapters: {}, comics: {}, saves: { at: NOW, count: LIMITS.daily.saves } };
    expect(await deliver(read('29:one'))).toEqual({ outcome: 'later', seconds: 14 * 3600, isForToday: true });
    server.stored = undefined;
    server.failure = new FirebaseError('unavailable', 'no network');
    expect(await deliver(read('29:one'))).toEqual({ outcome: 'later' });
    expect(isCounting('layla')).toBe(true);
  });
});
