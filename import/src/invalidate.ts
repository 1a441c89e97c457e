import { randomUUID } from 'node:crypto';
import { invalidatePage } from '@rawi/model/pages/invalidate-page';
import {
  distinctPages,
  type PageInvalidation,
  type PageTarget,
  pageIdOf,
  pageInvalidationSchema,
} from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { reading } from '@rawi/model/truth/tolerant';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';

/** While comics come the functions take the invalidations of the same lists all the time: five tries, as by default, are too few. */
export const PATIENT = { maxAttempts: 40 } as const;

/** How many invalidations are looked at in one request. */
const AT_ONCE = 200;

/** Invalidates pages in the transaction that changes their truth; it reads, so it comes before the transaction's writes. */
export async function readInvalidations(
  transaction: Transaction,
  firestore: Firestore,
  pages: readonly PageTarget[],
): Promise<(now: Date) => void> {
  if (pages.length === 0) return () => {};
  const references = pages.map((page) => invalidationRef(firestore, page));
  const invalidations = await transaction.getAll(...references);
  return (now) => {
    for (const [index, page] of pages.entries()) {
      const invalidation = invalidatePage(page, invalidations[index]?.data(), randomUUID(), now);
      if (invalidation) transaction.set(invalidationRef(firestore, page), invalidation);
    }
  };
}

function invalidationRef(firestore: Firestore, page: PageTarget) {
  return firestore.doc(paths.invalidation(pageIdOf(page))) as DocumentReference<PageInvalidation>;
}

/** Invalidates pages whose truth is stored already. */
export async function invalidatePages(
  firestore: Firestore,
  targets: readonly PageTarget[],
  now: Date,
): Promise<void> {
  const pages = distinctPages(targets);
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    await firestore.runTransaction(async (transaction) => {
      const invalidate = await readInvalidations(transaction, firestore, pages.slice(start, start + AT_ONCE));
      invalidate(now);
    }, PATIENT);
  }
}

/** Of these pages, those that have no page document yet. */
export async function withoutDocument(
  firestore: Firestore,
  pages: readonly PageTarget[],
): Promise<PageTarget[]> {
  const found = await existing(
    firestore,
    pages.map((page) => paths.page(pageIdOf(page))),
  );
  return pages.filter((page) => !found.has(paths.page(pageIdOf(page))));
}

/** Pages whose invalidation is still there, from whatever run; 500 at most. */
export async function unansweredInvalidations(firestore: Firestore): Promise<PageTarget[]> {
  const invalidations = await firestore.collection(paths.invalidations()).limit(500).get();
  return invalidations.docs.flatMap((document) => {
    const invalidation = reading(pageInvalidationSchema).safeParse(document.data());
    return invalidation.success ? [targetOf(invalidation.data)] : [];
  });
}

function targetOf(invalidation: PageInvalidation): PageTarget {
  const {
    generation: _g,
    markedAt: _m,
    claimed: _c,
    dueAt: _d,
    tries: _t,
    error: _e,
    ...target
  } = invalidation;
  return target;
}

export interface WaitOptions {
  /** Called with the number of pages that are still to be rebuilt, whenever it falls. */
  readonly onProgress: (waiting: number) => void;
  /** Called with a page that cannot be built from its truth, and the reason. */
  readonly onParked?: (pageId: string, error: string) => void;
  /** How long no invalidation may change before the wait is given up. */
  readonly timeoutMs: number;
  readonly intervalMs?: number;
}

/** Waits until the invalidations of these pages are cleared; returns the ids of pages that were not rebuilt. */
export async function waitUntilRebuilt(
  firestore: Firestore,
  pageIds: readonly string[],
  { onProgress, onParked, timeoutMs, intervalMs = 300 }: WaitOptions,
): Promise<string[]> {
  const parked: string[] = [];
  let waiting = [...pageIds];
  let lastChange = Date.now();
  let lastState = '';
  while (waiting.length > 0 && Date.now() - lastChange < timeoutMs) {
    const found = await existing(firestore, waiting.map(paths.invalidation));
    const still: string[] = [];
    // A page that was claimed or tried again is being worked on.
    const state = JSON.stringify([...found.values()]);
    for (const pageId of waiting) {
      const error: unknown = found.get(paths.invalidation(pageId))?.['error'];
      if (typeof error === 'string') {
        onParked?.(pageId, error);
        parked.push(pageId);
      } else if (found.has(paths.invalidation(pageId))) still.push(pageId);
    }
    if (state !== lastState) lastChange = Date.now();
    lastState = state;
    if (still.length < waiting.length) onProgress(still.length);
    waiting = still;
    if (waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  return [...parked, ...waiting];
}

/** Which of these paths hold a document, with a few of its fields. */
async function existing(
  firestore: Firestore,
  documentPaths: readonly string[],
): Promise<Map<string, Readonly<Record<string, unknown>>>> {
  const found = new Map<string, Readonly<Record<string, unknown>>>();
  for (let start = 0; start < documentPaths.length; start += AT_ONCE) {
    const references = documentPaths.slice(start, start + AT_ONCE).map((path) => firestore.doc(path));
    const snapshots = await firestore.getAll(...references, {
      fieldMask: ['version', 'error', 'claimed', 'tries'],
    });
    for (const snapshot of snapshots)
      if (snapshot.exists) found.set(snapshot.ref.path, snapshot.data() ?? {});
  }
  return found;
}
