import { completeJob, type JobFile, lookAt } from './job.ts';
import { planJob } from './plan-job.ts';
import type { WaitingChapter } from './record.ts';
import { saveFile } from './saved-files.ts';

/**
 * How saving a chapter ended. `interrupted`: the network failed, and what has arrived stays for the next try.
 * `refused`: the server refuses a file. `no-room`: the device is full. `gone`: the chapter no longer exists.
 */
export type Outcome = 'ready' | 'interrupted' | 'refused' | 'no-room' | 'gone';

/** How many files are fetched at once. */
const AT_ONCE = 4;
/** The cache of pages that were opened, from which files are copied instead of fetched again. */
const OPENED = 'rawi-images';

export interface Progress {
  readonly pagesDone: number;
  readonly bytes: number;
}

/**
 * Saves a chapter; files that are on the device already are not fetched again. Rejects only when `signal`
 * aborts it.
 */
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
 * Runs some work for each item, a few at once. When one fails, the others are aborted, and none is still
 * running when this rejects: what they would still save would never be removed.
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

/** The server has answered, and refuses the file. */
class Refused extends Error {
  override readonly name = 'Refused';
}

async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  const opened = 'caches' in globalThis ? await caches.match(address, { cacheName: OPENED }) : undefined;
  if (opened) return opened;
  // Requested with CORS, because an opaque response counts as several megabytes of the device's quota.
  const response = await fetch(address, { mode: 'cors', credentials: 'omit', cache: 'no-store', signal });
  if (response.ok) return response;
  if (response.status >= 400 && response.status < 500 && response.status !== 429) {
    throw new Refused(`${address} answered ${response.status}.`);
  }
  throw new TypeError(`${address} answered ${response.status}.`);
}

/** Counts what has arrived of a chapter. */
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
