import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCounted } from './counted-write.ts';
import { forgetCounts, keepCount, readKeptCount } from './kept-counts.ts';

vi.mock('../session/session.ts', () => ({ refreshSession: async () => {} }));

const PER_DAY = 5;
const NOON = new Date('2026-11-27T12:00:00.000Z');
const at = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000).toISOString();

/** The rules as they are: one more on the same day in UTC, or the first of another day. */
const server = {
  stored: undefined as { at: string; count: number } | undefined,
  now: NOON,
  writes: [] as number[],
  isDown: false,
};
async function write(count: number): Promise<void> {
  server.writes.push(count);
  if (server.isDown) throw new FirebaseError('unavailable', 'no network');
  const { stored, now } = server;
  const isToday = stored?.at.slice(0, 10) === now.toISOString().slice(0, 10);
  const right = isToday ? stored.count + 1 : 1;
  const isSoon = stored && now.getTime() - Date.parse(stored.at) < 5000;
  if (count !== right || count > PER_DAY || isSoon) throw new FirebaseError('permission-denied', 'refused');
  server.stored = { at: now.toISOString(), count };
}
const read = vi.fn(async () => server.stored);
const send = (now = NOON, seen?: { at: string; count: number }) =>
  writeCounted(
    { uid: 'layla', name: 'edit', perDay: PER_DAY, intervalSeconds: 5, seen, read, now: () => now },
    write,
  );

beforeEach(() => {
  localStorage.clear();
  read.mockClear();
  Object.assign(server, { stored: undefined, now: NOON, writes: [], isDown: false });
});

describe('a counted write', () => {
  it('takes its number from this device, and reads nothing', async () => {
    await send();
    server.now = new Date(at(1));
    await send(server.now);
    server.now = new Date(at(24));
    await send(server.now);
    expect(server.writes).toEqual([1, 2, 1]);
    expect(read).not.toHaveBeenCalled();
  });

  it('takes its number from a document that is followed', async () => {
    server.stored = { at: at(-1), count: 3 };
    await send(NOON, server.stored);
    expect(server.writes).toEqual([4]);
    expect(read).not.toHaveBeenCalled();
  });

  it('has the right number after another device has written', async () => {
    server.stored = { at: at(-1), count: 3 };
    await send();
    expect(server.writes).toEqual([1, 4]);
    server.stored = { at: at(1), count: 5 };
    server.now = new Date(at(25));
    keepCount('layla', 'edit', { at: server.now.toISOString(), count: 2 });
    await send(server.now);
    expect(server.writes).toEqual([1, 4, 3, 1]);
  });

  it('goes through on a device whose clock is on another day', async () => {
    server.stored = { at: at(-1), count: 3 };
    await send(new Date(at(24)));
    expect(server.writes).toEqual([1, 4]);
  });

  it("is refused when the day's limit is reached, with the time of its end, and is not tried again", async () => {
    server.stored = { at: at(-1), count: PER_DAY };
    await expect(send()).rejects.toMatchObject({
      problem: { code: 'too-many-today', retryAfterSeconds: 12 * 3600 },
    });
    expect(server.writes).toHaveLength(1);
  });

  it('is refused when it comes too soon, with a wait no longer than the rules ask for', async () => {
    server.stored = { at: new Date(NOON.getTime() - 1500).toISOString(), count: 1 };
    await expect(send()).rejects.toMatchObject({ problem: { code: 'too-soon', retryAfterSeconds: 4 } });
    server.stored = { at: at(2), count: 1 };
    await expect(send()).rejects.toMatchObject({ problem: { code: 'too-soon', retryAfterSeconds: 5 } });
  });

  it('is not tried again when it fails for another reason', async () => {
    server.isDown = true;
    await expect(send()).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.writes).toEqual([1]);
    expect(readKeptCount('layla', 'edit')).toBeUndefined();
  });
});

it('the kept counts are those of one person and one day', () => {
  keepCount('layla', 'edit', { at: at(-24), count: 3 });
  keepCount('layla', 'report', { at: at(0), count: 1 });
  expect([readKeptCount('layla', 'edit'), readKeptCount('layla', 'report')?.count]).toEqual([undefined, 1]);
  expect(readKeptCount('omar', 'report')).toBeUndefined();
  keepCount('omar', 'edit', { at: at(0), count: 2 });
  expect([readKeptCount('layla', 'report'), readKeptCount('omar', 'edit')?.count]).toEqual([undefined, 2]);
  forgetCounts();
  expect(readKeptCount('omar', 'edit')).toBeUndefined();
});
