import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';

/** A bounded piece of work a run; what is left waits for the next. */
export const BATCH = 200;
/** So many failures end a run: then it is not one bad document, and the log has enough of them. */
const MOST_FAILURES = 1000;

/** How a sweep speaks of one of its items in the log. */
export interface Named<T> {
  /** What did not happen to an item that failed, as a sentence for the log. */
  readonly failure: string;
  readonly name: (item: T) => string;
}

/**
 * Does the work with one item after the other, each for itself: one that fails is logged under `failure`, and the others go
 * on. Returns how many were done (those for which `work` returned true), and how many failed.
 */
export async function eachAlone<T>(
  items: Iterable<T>,
  { failure, name }: Named<T>,
  work: (item: T) => Promise<boolean>,
): Promise<{ readonly done: number; readonly failed: number }> {
  let [done, failed] = [0, 0];
  for (const item of items) {
    try {
      if (await work(item)) done += 1;
    } catch (error) {
      failed += 1;
      logger.error(failure, { item: name(item), reason: String(error), error });
    }
  }
  return { done, failed };
}

/** What a sweep works through. */
export interface Due<T> {
  /** What is due, in an order that a cursor can follow. Nothing is read through its schema before `work` asks for the data. */
  readonly due: Query<T>;
  /** What did not happen to a document that failed, as a sentence for the log. */
  readonly failure: string;
  /** How many documents are done a run; those that fail, and those with nothing to do, are not counted. */
  readonly most?: number;
  /** Moves a document that failed behind those that wait, where the order of `due` allows it. */
  readonly putOff?: (document: QueryDocumentSnapshot<T>) => Promise<unknown>;
}

/**
 * Does the work with each document that is due, each for itself. One that cannot be read, or that fails, is logged and neither
 * keeps the others of this run from their turn nor takes a place of the bounded number: the same bad ones at the head of
 * the order never block what stands behind them. Returns how many were done (those for which `work` returned true).
 */
export async function eachDue<T>(
  { due, failure, most = BATCH, putOff }: Due<T>,
  work: (document: QueryDocumentSnapshot<T>) => Promise<boolean>,
): Promise<number> {
  const named: Named<QueryDocumentSnapshot<T>> = { failure, name: ({ ref }) => ref.path };
  let [done, failed] = [0, 0];
  const inTurn = async (document: QueryDocumentSnapshot<T>) => {
    try {
      return await work(document);
    } catch (error) {
      // What went wrong first is what the log tells.
      await Promise.allSettled([putOff?.(document)]);
      throw error;
    }
  };
  for await (const docs of pagesOf(due, Math.min(most, BATCH))) {
    // Whatever is done of one page is less than a page: a run may go past its number by that.
    const page = await eachAlone(docs, named, inTurn);
    done += page.done;
    failed += page.failed;
    if (done >= most || failed >= MOST_FAILURES) break;
  }
  return done;
}

/** All that a query finds, `size` documents at a time, each page behind the last one of the page before. */
export async function* pagesOf<T>(query: Query<T>, size: number): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  let next: Query<T> | undefined = query.limit(size);
  while (next) {
    const { docs } = await next.get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    next = last && docs.length === size ? query.limit(size).startAfter(last) : undefined;
  }
}
