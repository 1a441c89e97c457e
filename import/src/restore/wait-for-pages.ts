import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';

/** Invalidates whose pages are named where they stay. */
const NAMED = 20;

/** Pages that wait to be rebuilt. */
export interface Waiting {
  readonly count: number;
  /** Some of them, each with why it could not be built where that is known. */
  readonly some: readonly string[];
}

/**
 * Waits until no page waits to be rebuilt. Given up where their number has not fallen for so long. Counting costs a read for each
 * thousand, however many wait.
 */
export async function waitForPages(
  firestore: Firestore,
  {
    timeoutMs,
    intervalMs = 2000,
    onWaiting,
  }: {
    readonly timeoutMs: number;
    readonly intervalMs?: number;
    readonly onWaiting: (count: number) => void;
  },
): Promise<Waiting> {
  const invalidations = firestore.collection(paths.invalidations());
  let least = Number.POSITIVE_INFINITY;
  let fellAt = Date.now();
  for (;;) {
    const { count } = (await invalidations.count().get()).data();
    if (count === 0) return { count, some: [] };
    if (count < least) fellAt = Date.now();
    least = Math.min(least, count);
    onWaiting(count);
    if (Date.now() - fellAt >= timeoutMs) break;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  const { docs } = await invalidations.limit(NAMED).get();
  const count = Math.max(docs.length, (await invalidations.count().get()).data().count);
  const some = docs.map((invalidation) => {
    const error: unknown = invalidation.get('error');
    return typeof error === 'string' ? `${invalidation.id}: ${error}` : invalidation.id;
  });
  return { count, some };
}
