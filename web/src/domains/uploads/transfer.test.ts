// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRAIN, transfer } from './transfer.ts';
import { type Wire, type WireChunk, WireError } from './wire.ts';

const never = new AbortController().signal;

/** The faults that a connection may cause in one request. */
const FAULTS = ['none', 'lost', 'unheard', 'half'] as const;
type Fault = (typeof FAULTS)[number];

/**
 * Storage behind a connection: strict about offsets, as Cloud Storage is, and it accepts whole grains of an
 * interrupted chunk.
 */
function storage({ faults = [] as readonly Fault[], goneAt = new Set<number>() } = {}) {
  const script = [...faults];
  const sessions = new Map<string, { bytes: Uint8Array<ArrayBuffer>; isFinal: boolean }>();
  const said: string[] = [];
  let requests = 0;
  let wrong = 0;
  let stored: Uint8Array | undefined;

  const answer = async <T>(work: (fault: Fault) => T | Promise<T>): Promise<T> => {
    requests += 1;
    if (goneAt.has(requests)) sessions.clear();
    const fault = script.shift() ?? 'none';
    if (fault === 'lost') throw new WireError('unanswered', 'lost on its way');
    const result = await work(fault);
    if (fault !== 'none') throw new WireError('unanswered', 'the answer was lost');
    return result;
  };
  const find = (session: string) => {
    const found = sessions.get(session);
    if (!found) throw new WireError('gone', session);
    return found;
  };

  const wire: Wire = {
    start: () =>
      answer(() => {
        said.push('start');
        const session = `session ${said.length}`;
        sessions.set(session, { bytes: new Uint8Array(0), isFinal: false });
        return session;
      }),
    query: (session) =>
      answer(() => {
        said.push('query');
        const { bytes, isFinal } = find(session);
        return isFinal ? ('done' as const) : bytes.length;
      }),
    send: (session, { offset, body, isLast }: WireChunk) =>
      answer(async (fault) => {
        said.push(`send ${offset}`);
        const found = find(session);
        if (offset !== found.bytes.length || found.isFinal) {
          wrong += 1;
          throw new WireError('failed', 'wrong offset');
        }
        const all = new Uint8Array(await body.arrayBuffer());
        if (!isLast && all.length % GRAIN !== 0) throw new WireError('failed', 'no whole grains');
        const isHalf = fault === 'half';
        const part = isHalf ? all.slice(0, Math.floor(all.length / 2 / GRAIN) * GRAIN) : all;
        const bytes = new Uint8Array(found.bytes.length + part.length);
        bytes.set(found.bytes);
        bytes.set(part, found.bytes.length);
        found.bytes = bytes;
        if (!isLast || isHalf) return;
        found.isFinal = true;
        stored = bytes;
      }),
    cancel: async () => {},
  };
  return { wire, said, stored: () => stored, wrong: () => wrong };
}

const content = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) % 251);

function bring(
  wire: Wire,
  bytes: Uint8Array<ArrayBuffer>,
  more: Partial<Parameters<typeof transfer>[0]> = {},
) {
  const sent: number[] = [];
  const sessions: (string | undefined)[] = [];
  const rests: number[] = [];
  const done = transfer({
    wire,
    file: { path: 'incoming/a/b/c/chapter', bytes: bytes.length, contentType: 'application/pdf' },
    content: new Blob([bytes]),
    session: undefined,
    onSession: (session) => sessions.push(session),
    onSent: (each) => sent.push(each),
    rest: async (times) => {
      rests.push(times);
    },
    signal: never,
    now: () => 0,
    ...more,
  });
  return { done, sent, sessions, rests };
}

describe('a file that is sent', () => {
  it('arrives completely through any connection that comes back, whatever is lost', async () => {
    const line = fc.array(fc.constantFrom(...FAULTS), { maxLength: 60 });
    const lengths = fc.integer({ min: 1, max: 9 * GRAIN });
    // Storage forgets sessions at times, but less often than a file is given up.
    const gone = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(lengths, line, gone, async (length, faults, goneAt) => {
        const { wire, stored, wrong } = storage({ faults, goneAt: new Set(goneAt) });
        const bytes = content(length);
        await bring(wire, bytes).done;
        expect(Buffer.compare(stored() ?? Buffer.of(), bytes)).toBe(0);
        expect(wrong()).toBe(0);
      }),
      { numRuns: 150 },
    );
  });

  it('is queried before any part of it is sent again', async () => {
    const { wire, said } = storage({ faults: ['none', 'unheard', 'none', 'lost'] });
    await bring(wire, content(4 * GRAIN)).done;
    // The first chunk had arrived though its answer was lost, so it is not sent twice.
    expect(said).toEqual(['start', 'send 0', 'query', 'query', `send ${2 * GRAIN}`, `send ${3 * GRAIN}`]);
  });

  it('continues in the session that an earlier page began', async () => {
    const { wire, said, stored } = storage();
    const bytes = content(5 * GRAIN);
    const session = await wire.start(
      { path: 'x', bytes: bytes.length, contentType: 'application/pdf' },
      never,
    );
    await wire.send(
      session,
      { offset: 0, body: new Blob([bytes.slice(0, 2 * GRAIN)]), isLast: false },
      never,
    );
    const { done, sent, sessions } = bring(wire, bytes, { session });
    await done;
    expect(said.filter((each) => each === 'start' || each === 'send 0')).toHaveLength(2);
    expect([sent[0], sent.at(-1), sessions]).toEqual([2 * GRAIN, bytes.length, []]);
    expect(Buffer.compare(stored() ?? Buffer.of(), bytes)).toBe(0);
  });

  it('that had arrived before its page knew is not sent again', async () => {
    const { wire, said } = storage({ faults: ['none', 'unheard'] });
    await bring(wire, content(GRAIN)).done;
    expect(said).toEqual(['start', 'send 0', 'query']);
  });

  it('is started over when a session has more bytes than the file', async () => {
    const { wire, said, stored } = storage();
    const session = await wire.start({ path: 'x', bytes: 9, contentType: 'application/pdf' }, never);
    await wire.send(session, { offset: 0, body: new Blob([content(2 * GRAIN)]), isLast: false }, never);
    const { done, sessions } = bring(wire, content(9), { session });
    await done;
    expect(said).toEqual(['start', 'send 0', 'query', 'start', 'send 0']);
    expect(sessions).toEqual([undefined, 'session 4']);
    expect(stored()).toHaveLength(9);
  });

  it('is sent in chunks that grow while the connection is quick, and shrink when it fails', async () => {
    const { wire, said } = storage({ faults: ['none', 'none', 'none', 'lost'] });
    await bring(wire, content(30 * GRAIN)).done;
    const offsets = said
      .filter((each) => each.startsWith('send'))
      .map((each) => Number(each.slice(5)) / GRAIN);
    expect(offsets).toEqual([0, 2, 6, 10, 18]);
  });
});

describe('a file that cannot be sent', () => {
  it('is refused for good after a new token did not help', async () => {
    let starts = 0;
    const { wire } = storage();
    const refusing: Wire = {
      ...wire,
      start: async () => {
        starts += 1;
        throw new WireError('refused', '403');
      },
    };
    await expect(bring(refusing, content(10)).done).rejects.toMatchObject({ problem: 'refused' });
    expect(starts).toBe(2);
  });

  it('is given up when Storage forgets it again and again', async () => {
    const { wire } = storage({ goneAt: new Set(Array.from({ length: 40 }, (_, at) => at)) });
    await expect(bring(wire, content(3 * GRAIN)).done).rejects.toMatchObject({ problem: 'gone' });
  });

  it('waits longer each time, and from the start once something has arrived', async () => {
    const { wire } = storage({ faults: ['lost', 'lost', 'none', 'none', 'lost', 'none'] });
    const { done, rests } = bring(wire, content(4 * GRAIN));
    await done;
    expect(rests).toEqual([1, 2, 1]);
  });

  it('ends at once when it is aborted, with the reason', async () => {
    const abort = new AbortController();
    const { wire } = storage();
    const slow: Wire = {
      ...wire,
      send: (_, __, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          abort.abort(new Error('stopped'));
        }),
    };
    await expect(bring(slow, content(10), { signal: abort.signal }).done).rejects.toThrow('stopped');
  });
});
