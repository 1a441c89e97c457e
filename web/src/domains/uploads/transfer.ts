import { type Wire, WireError, type WireFile } from './wire.ts';

const KiB = 1024;
/** Chunks are multiples of this: the protocol's granularity. */
export const GRAIN = 256 * KiB;
const CHUNK = { first: 2 * GRAIN, max: 32 * GRAIN } as const;
/**
 * A chunk that took less than the first was too small for the connection, one that took longer than the
 * second too large.
 */
const QUICK_MS = 2000;
const SLOW_MS = 8000;
/** After this time without an answer a chunk is aborted, and the session is queried. */
const ANSWER_MS = 60_000;
/** How often a lost session, a refusal or a failure is retried before the upload fails. */
const TRIES = { lost: 5, refused: 2, failed: 3 } as const;

export interface Transfer {
  readonly wire: Wire;
  readonly file: WireFile;
  readonly content: Blob;
  /** The address of a session that was begun before. */
  readonly session: string | undefined;
  /** Called with the address of a new session, which is kept so that another page can continue. */
  readonly onSession: (session: string | undefined) => void;
  /** Called with the number of bytes that have arrived. */
  readonly onSent: (bytes: number) => void;
  /** Called when there was no answer: waits, longer each time, or until there is a network again. */
  readonly rest: (times: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  readonly now?: () => number;
}

/**
 * Sends a file to Storage, one chunk at a time, over any connection: the session is queried before anything
 * is sent again, and a lost session is started over. Resolves once the file is stored; throws a `WireError`
 * that waiting does not help, or the signal's reason.
 */
export async function transfer(options: Transfer): Promise<void> {
  const { wire, file, content, signal, onSession, onSent, rest, now = () => performance.now() } = options;
  let session = options.session;
  let isKnown = false;
  let offset = 0;
  let size: number = CHUNK.first;
  let unanswered = 0;
  const met = { lost: 0, refused: 0, failed: 0 };

  const step = async (): Promise<boolean> => {
    if (session === undefined) {
      session = await wire.start(file, signal);
      onSession(session);
      [offset, isKnown] = [0, true];
    } else if (!isKnown) {
      const received = await wire.query(session, signal);
      if (received === 'done') return true;
      // A session with more bytes than the file belongs to something else.
      if (received > file.bytes) throw new WireError('gone', `The session has ${received} bytes.`);
      [offset, isKnown] = [received, true];
    }
    onSent(offset);
    const end = Math.min(file.bytes, offset + size);
    const isLast = end === file.bytes;
    const began = now();
    // Until there is an answer, nobody knows how much of it has arrived.
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
        if ((met.lost += 1) > TRIES.lost) throw error;
        session = undefined;
        onSession(undefined);
      } else if (problem === 'unanswered') {
        size = smaller(size);
        unanswered += 1;
        await rest(unanswered, signal);
      } else {
        if ((met[problem] += 1) >= TRIES[problem]) throw error;
        // A refusal is permanent within its session. The token may have expired meanwhile, so a new session
        // is requested.
        session = undefined;
        onSession(undefined);
        await rest(met[problem], signal);
      }
    }
  }
}

/** Adapts to the connection, so that a chunk takes some seconds. */
function sizeAfter(size: number, took: number): number {
  if (took < QUICK_MS) return Math.min(CHUNK.max, size * 2);
  return took > SLOW_MS ? smaller(size) : size;
}

function smaller(size: number): number {
  return Math.max(GRAIN, Math.floor(size / 2 / GRAIN) * GRAIN);
}
