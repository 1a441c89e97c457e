import { completeJob, type JobFile, lookAt } from './job.ts';
import { planJob } from './plan-job.ts';
import type { WaitingChapter } from './record.ts';
import { saveFile } from './saved-files.ts';

/**
 * How saving a chapter ended. `interrupted`: the network went, and what has arrived stays for the next try. `refused`: a file
 * is not given out. `no-room`: the device is full. `gone`: there is no such chapter any more.
 */
export type Outcome = 'ready' | 'interrupted' | 'refused' | 'no-room' | 'gone';

/** How many files are fetched at once. */
const AT_ONCE = 4;
/** What the service worker keeps of pages that were opened; nothing is fetched twice. */
const OPENED = 'rawi-images';

export interface Progress {
  readonly pagesDone: number;
  readonly bytes: number;
}

/** Saves a chapter: what is on the device already is not fetched again. Rejects only when `signal` ends it. */
export async function saveChapter(
  chapter: WaitingChapter,
  signal: AbortSignal,
  onProgress: (progress: Progress) => Promise<void>,
): Promise<Outcome> {
  try {
    const job = await planJob(chapter);
    if (!job) return 'gone';
    const { missing, pagesDone, bytes } = await lookAt(job);
    const progress = new Counted(missing, pagesDone, bytes);
    await together(missing, signal, async (file, stop) => {
      const size = await saveFile(file.address, await fetchFile(file.address, stop));
      progress.add(file, size);
      await onProgress(progress);
    });
    signal.throwIfAborted();
    return (await completeJob(job)) ? 'ready' : 'interrupted';
  } catch (error) {
    if (signal.aborted) throw error;
    return outcomeOf(error);
  }
}

/**
 * Does some work for each of these, a few at once. Where one fails, the others are ended, and none of them is under way when this
 * rejects: what they would still save would never be removed.
 */
async function together<T>(
  all: readonly T[],
  signal: AbortSignal,
  work: (each: T, stop: AbortSignal) => Promise<void>,
): Promise<void> {
  const queue = [...all];
  const stop = new AbortController();
  const end = () => stop.abort(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  const failures: unknown[] = [];
  const worker = async () => {
    try {
      for (let each = queue.shift(); each !== undefined; each = queue.shift()) {
        stop.signal.throwIfAborted();
        await work(each, stop.signal);
      }
    } catch (error) {
      failures.push(error);
      stop.abort();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  signal.removeEventListener('abort', end);
  if (failures.length > 0) throw failures[0];
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Refused) return 'refused';
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'no-room';
  return 'interrupted';
}

/** The server has answered, and does not give the file. */
class Refused extends Error {
  override readonly name = 'Refused';
}

async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  const opened = 'caches' in globalThis ? await caches.match(address, { cacheName: OPENED }) : undefined;
  if (opened) return opened;
  // With CORS: an answer that tells nothing counts for megabytes against what the device may hold.
  const response = await fetch(address, { mode: 'cors', credentials: 'omit', cache: 'no-store', signal });
  if (response.ok) return response;
  if (response.status >= 400 && response.status < 500 && response.status !== 429) {
    throw new Refused(`${address} answered ${response.status}.`);
  }
  throw new TypeError(`${address} answered ${response.status}.`);
}

/** What is there of a chapter, as its files arrive. */
class Counted implements Progress {
  pagesDone: number;
  bytes: number;
  readonly #left = new Map<number, number>();

  constructor(missing: readonly JobFile[], pagesDone: number, bytes: number) {
    this.pagesDone = pagesDone;
    this.bytes = bytes;
    for (const { page } of missing) {
      if (page !== undefined) this.#left.set(page, (this.#left.get(page) ?? 0) + 1);
    }
  }

  add({ page }: JobFile, size: number): void {
    if (page === undefined) return;
    this.bytes += size;
    const left = (this.#left.get(page) ?? 1) - 1;
    this.#left.set(page, left);
    if (left === 0) this.pagesDone += 1;
  }
}
