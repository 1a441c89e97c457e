import { type Wire, WireError, type WireFile } from './wire.ts';

const KiB = 1024;
/** Chunks are multiples of this: the protocol's granularity. */
export const GRAIN = 256 * KiB;
const CHUNK = { first: 2 * GRAIN, most: 32 * GRAIN } as const;
/** A chunk that took less than this was small for the line, one that took longer than the other was large. */
const QUICK_MS = 2000;
const SLOW_MS = 8000;
/** Without an answer for so long a chunk is given up, and asked after. */
const ANSWER_MS = 60_000;
/** How often sending a file anew, or a refusal, is met before it is told. */
const TRIES = { anew: 5, refused: 2, failed: 3 } as const;

export interface Transfer {
  readonly wire: Wire;
  readonly file: WireFile;
  readonly content: Blob;
  /** The address of a session that was begun before. */
  readonly session: string | undefined;
  /** A session was begun: its address is kept, so that another page can go on. */
  readonly onSession: (session: string | undefined) => void;
  /** So many bytes have arrived. */
  readonly onSent: (bytes: number) => void;
  /** There was no answer: waits, longer each time, or until there is a network again. */
  readonly rest: (times: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  readonly now?: () => number;
}

/**
 * Brings a file to Storage, one chunk at a time, through whatever line there is: what has arrived is asked before anything is
 * sent again, a session that is gone is begun anew. Resolves once the file is stored; throws a `WireError` that waiting does
 * not help, or what the signal says.
 */
export async function transfer(options: Transfer): Promise<void> {
  const { wire, file, content, signal, onSession, onSent, rest, now = () => performance.now() } = options;
  let session = options.session;
  let isKnown = false;
  let offset = 0;
  let size: number = CHUNK.first;
  let unanswered = 0;
  const met = { anew: 0, refused: 0, failed: 0 };

  const step = async (): Promise<boolean> => {
    if (session === undefined) {
      session = await wire.start(file, signal);
      onSession(session);
      [offset, isKnown] = [0, true];
    } else if (!isKnown) {
      const received = await wire.query(session, signal);
      if (received === 'done') return true;
      // What has more than the file is no part of it.
      if (received > file.bytes) throw new WireError('gone', `The session has ${received} bytes.`);
      [offset, isKnown] = [received, true];
    }
    onSent(offset);
    const end = Math.min(file.bytes, offset + size);
    const isLast = end === file.bytes;
    const began = now();
    // Until the answer nobody knows how much of it has arrived.
    isKnown = false;
    const answer = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
    await wire.send(session, { offset, body: content.slice(offset, end), isLast }, answer);
    [offset, isKnown, unanswered] = [end, true, 0];
    onSent(offset);
    size = sizeAfter(size, now() - began);
    return isLast;
  };

  for (;;) {
    try {
      if (await step()) return;
    } catch (error) {
      signal.throwIfAborted();
      const problem = error instanceof WireError ? error.problem : 'unanswered';
      if (problem === 'gone') {
        if ((met.anew += 1) > TRIES.anew) throw error;
        session = undefined;
        onSession(undefined);
      } else if (problem === 'unanswered') {
        size = smaller(size);
        unanswered += 1;
        await rest(unanswered, signal);
      } else {
        if ((met[problem] += 1) >= TRIES[problem]) throw error;
        // What was refused once stays so in its session: a token may have ended meanwhile, so it is asked for anew.
        session = undefined;
        onSession(undefined);
        await rest(met[problem], signal);
      }
    }
  }
}

/** Grows with the line, so that a chunk takes some seconds. */
function sizeAfter(size: number, took: number): number {
  if (took < QUICK_MS) return Math.min(CHUNK.most, size * 2);
  return took > SLOW_MS ? smaller(size) : size;
}

function smaller(size: number): number {
  return Math.max(GRAIN, Math.floor(size / 2 / GRAIN) * GRAIN);
}
