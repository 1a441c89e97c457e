import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';

/** The number of items of one run; the rest waits for the next. */
export const BATCH = 200;
/** After this many failures a run ends: the cause is not one bad document, and the log has enough of them. */
const MAX_FAILURES = 1000;

/** How a sweep names one of its items in the log. */
export interface Named<T> {
  /** What failed for an item, as a sentence for the log. */
  readonly failure: string;
  readonly name: (item: T) => string;
}

/**
 * Runs the work for one item after the other, isolated from each other: a failure is logged under `failure`,
 * and the others continue, until it is over. Returns how many were done (`work` returned true), and how many failed.
 */
export async function eachAlone<T>(
  items: Iterable<T>,
  { failure, name }: Named<T>,
  work: (item: T) => Promise<boolean>,
  isOver: () => boolean = () => false,
): Promise<{ readonly done: number; readonly failed: number }> {
  let [done, failed] = [0, 0];
  for (const item of items) {
    if (isOver()) break;
    try {
      if (await work(item)) done += 1;
    } catch (error) {
      failed += 1;
      logger.error(failure, { item: name(item), reason: String(error), error });
    }
  }
  return { done, failed };
}

/** The work of a sweep. */
export interface Due<T> {
  /**
   * The due documents, in an order that a cursor can follow. Nothing is parsed with its schema before `work`
   * asks for the data.
   */
  readonly due: Query<T>;
  /** What failed for a document, as a sentence for the log. */
  readonly failure: string;
  /** How many documents are done a run; failed ones, and those with nothing to do, are not counted. */
  readonly most?: number;
  /** Whether no further one is begun, of work that takes long. */
  readonly isOver?: () => boolean;
  /** Moves a document that failed behind those that wait, if the order of `due` allows it. */
  readonly putOff?: (document: QueryDocumentSnapshot<T>) => Promise<unknown>;
}

/**
 * Runs the work for each due document, isolated from each other. A document that cannot be read, or that
 * fails, is logged; it neither stops the others of this run nor uses up the bounded number, so bad documents
 * at the head of the order never block those behind them. Returns how many were done (`work` returned true).
 */
export async function eachDue<T>(
  { due, failure, most = BATCH, isOver, putOff }: Due<T>,
  work: (document: QueryDocumentSnapshot<T>) => Promise<boolean>,
): Promise<number> {
  const named: Named<QueryDocumentSnapshot<T>> = { failure, name: ({ ref }) => ref.path };
  let [done, failed] = [0, 0];
  const inTurn = async (document: QueryDocumentSnapshot<T>) => {
    try {
      return await work(document);
    } catch (error) {
      // The first failure is the one worth logging.
      await Promise.allSettled([putOff?.(document)]);
      throw error;
    }
  };
  for await (const docs of pagesOf(due, Math.min(most, BATCH))) {
    // The number is checked once a page, so a run may exceed it by less than one page.
    const page = await eachAlone(docs, named, inTurn, isOver);
    done += page.done;
    failed += page.failed;
    if (done >= most || failed >= MAX_FAILURES || isOver?.()) break;
  }
  return done;
}

/**
 * All results of a query, `size` documents at a time, each page after the last document of the previous one.
 */
export async function* pagesOf<T>(query: Query<T>, size: number): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  let next: Query<T> | undefined = query.limit(size);
  while (next) {
    const { docs } = await next.get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    next = last && docs.length === size ? query.limit(size).startAfter(last) : undefined;
  }
}
