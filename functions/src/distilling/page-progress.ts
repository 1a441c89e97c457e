/** The minimum time between two writes of a file's progress. */
const WRITE_INTERVAL_MS = 2000;

export interface PageProgress {
  /** Reports a finished page; returns immediately. */
  readonly onPage: (done: number, pageCount: number) => void;
  /** Waits for the write in progress; throws what a write threw. */
  readonly ended: () => Promise<void>;
}

/**
 * Writes how many pages are done: the first immediately, later ones as often as allowed, one write after the
 * other.
 */
export function pageProgress(
  now: () => Date,
  write: (done: number, pageCount: number) => Promise<void>,
): PageProgress {
  let begunAt = Number.NEGATIVE_INFINITY;
  let isWriting = false;
  let last = Promise.resolve();
  let failure: { readonly error: unknown } | undefined;
  return {
    onPage(done, pageCount) {
      if (isWriting || failure || now().getTime() - begunAt < WRITE_INTERVAL_MS) return;
      begunAt = now().getTime();
      isWriting = true;
      last = write(done, pageCount)
        .catch((error: unknown) => {
          failure = { error };
        })
        .finally(() => {
          isWriting = false;
        });
    },
    async ended() {
      await last;
      if (failure) throw failure.error;
    },
  };
}
