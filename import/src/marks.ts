import { randomUUID } from 'node:crypto';
import { pageMarkedAnew } from '@rawi/model/pages/marked-page';
import {
  distinctPages,
  type PageMark,
  type PageTarget,
  pageIdOf,
  pageMarkSchema,
} from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { reading } from '@rawi/model/truth/tolerant';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';

/** How many marks are looked at in one request. */
const AT_ONCE = 200;

/** Marks pages in the transaction that changes their truth; it reads, so it comes before the transaction's writes. */
export async function readMarks(
  transaction: Transaction,
  firestore: Firestore,
  pages: readonly PageTarget[],
): Promise<(now: Date) => void> {
  if (pages.length === 0) return () => {};
  const references = pages.map((page) => markRef(firestore, page));
  const marks = await transaction.getAll(...references);
  return (now) => {
    for (const [index, page] of pages.entries()) {
      const mark = pageMarkedAnew(page, marks[index]?.data(), randomUUID(), now);
      if (mark) transaction.set(markRef(firestore, page), mark);
    }
  };
}

function markRef(firestore: Firestore, page: PageTarget) {
  return firestore.doc(paths.dirty(pageIdOf(page))) as DocumentReference<PageMark>;
}

/** Marks pages whose truth is stored already. */
export async function markPages(
  firestore: Firestore,
  targets: readonly PageTarget[],
  now: Date,
): Promise<void> {
  const pages = distinctPages(targets);
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    await firestore.runTransaction(async (transaction) => {
      const mark = await readMarks(transaction, firestore, pages.slice(start, start + AT_ONCE));
      mark(now);
    });
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

/** Pages whose mark is still there, from whatever run; 500 at most. */
export async function unansweredMarks(firestore: Firestore): Promise<PageTarget[]> {
  const marks = await firestore.collection(paths.dirtyMarks()).limit(500).get();
  return marks.docs.flatMap((document) => {
    const mark = reading(pageMarkSchema).safeParse(document.data());
    return mark.success ? [targetOf(mark.data)] : [];
  });
}

function targetOf(mark: PageMark): PageTarget {
  const { generation: _g, markedAt: _m, claimed: _c, dueAt: _d, tries: _t, error: _e, ...target } = mark;
  return target;
}

export interface WaitOptions {
  /** Called with the number of pages that are still to be rebuilt, whenever it falls. */
  readonly onProgress: (waiting: number) => void;
  /** Called with a page that cannot be built from its truth, and the reason. */
  readonly onParked?: (pageId: string, error: string) => void;
  /** How long no mark may change before the wait is given up. */
  readonly timeoutMs: number;
  readonly intervalMs?: number;
}

/** Waits until the marks of these pages are cleared; returns the ids of pages that were not rebuilt. */
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
    const found = await existing(firestore, waiting.map(paths.dirty));
    const still: string[] = [];
    // A page that was claimed or tried again is being worked on.
    const state = JSON.stringify([...found.values()]);
    for (const pageId of waiting) {
      const error: unknown = found.get(paths.dirty(pageId))?.['error'];
      if (typeof error === 'string') {
        onParked?.(pageId, error);
        parked.push(pageId);
      } else if (found.has(paths.dirty(pageId))) still.push(pageId);
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
