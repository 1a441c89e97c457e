import { randomUUID } from 'node:crypto';
import { type Dirty, dirtySchema } from '@rawi/model/dirty';
import { type PageTarget, pageIdOf } from '@rawi/model/page-target';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';

/** How many marks are looked at in one request. */
const AT_ONCE = 200;

/** The mark that has a page rebuilt; its generation is like no other's. */
export function markOf(page: PageTarget, now: Date) {
  const data = { ...page, generation: randomUUID(), markedAt: now };
  return { path: paths.dirty(pageIdOf(page)), data };
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

/** Pages whose mark nobody has answered, from whatever run; 500 at most. */
export async function unansweredMarks(firestore: Firestore): Promise<PageTarget[]> {
  const marks = await firestore.collection(paths.dirtyMarks()).limit(500).get();
  return marks.docs.flatMap((document) => {
    const mark = dirtySchema.safeParse(document.data());
    return mark.success ? [targetOf(mark.data)] : [];
  });
}

function targetOf(mark: Dirty): PageTarget {
  if (mark.kind === 'home') return { kind: 'home' };
  if (mark.kind === 'comic') return { kind: 'comic', id: mark.id };
  return { kind: 'chapter', id: mark.id, comicId: mark.comicId };
}

export interface WaitOptions {
  /** Told how many pages are still to be rebuilt whenever that number falls. */
  readonly onProgress: (waiting: number) => void;
  /** How long nothing may happen before the wait is given up. */
  readonly patienceMs: number;
  readonly intervalMs?: number;
}

/** Waits until the marks of these pages are cleared; returns the ids of pages whose mark nobody cleared. */
export async function waitUntilRebuilt(
  firestore: Firestore,
  pageIds: readonly string[],
  { onProgress, patienceMs, intervalMs = 300 }: WaitOptions,
): Promise<string[]> {
  let waiting = [...pageIds];
  let lastChange = Date.now();
  while (waiting.length > 0 && Date.now() - lastChange < patienceMs) {
    const found = await existing(firestore, waiting.map(paths.dirty));
    const still = waiting.filter((pageId) => found.has(paths.dirty(pageId)));
    if (still.length < waiting.length) {
      lastChange = Date.now();
      onProgress(still.length);
    }
    waiting = still;
    if (waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  return waiting;
}

/** Which of these paths hold a document. */
async function existing(firestore: Firestore, documentPaths: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < documentPaths.length; start += AT_ONCE) {
    const references = documentPaths.slice(start, start + AT_ONCE).map((path) => firestore.doc(path));
    const snapshots = await firestore.getAll(...references, { fieldMask: ['generation', 'version'] });
    for (const snapshot of snapshots) if (snapshot.exists) found.add(snapshot.ref.path);
  }
  return found;
}
