/** How many files are transferred at once. */
const MAX_PARALLEL = 8;

/**
 * Runs `work` for all items, some at a time; rejects as the first one does, and then starts no further one.
 */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  let failed = false;
  const next = async () => {
    for (const item of waiting) {
      if (failed) return;
      try {
        await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, next));
}
