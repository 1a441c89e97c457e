/** At most one write of a file's document in this time, for the progress of its pages. */
const EVERY_MS = 2000;

export interface PageProgress {
  /** A page is written; this returns at once. */
  readonly onPage: (done: number, pageCount: number) => void;
  /** Waits for the write that is under way; throws what a write threw. */
  readonly ended: () => Promise<void>;
}

/** Writes how many pages are done: the first at once, later ones as often as may be, one write after the other. */
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
      if (isWriting || failure || now().getTime() - begunAt < EVERY_MS) return;
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
