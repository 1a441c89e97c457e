import { isSame } from '@rawi/model/pages/is-same';
import { dayOf, recentViews, type ViewsByDay } from '@rawi/model/truth/recent-views';
import type { ViewCount } from '@rawi/model/truth/view-counts';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { ifReadable } from '../data/converter.ts';
import { viewCountsOf } from '../data/views.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';

/**
 * How many counts one commit takes: together with their chapters fewer writes than the 500 that it may have.
 */
const MAX_COUNTS = 200;

/**
 * Adds the counted views of a comic to it and to its chapters, and moves its windows to today. The counts are
 * deleted in the transaction that adds them: a second or concurrent run adds nothing twice. The caller invalidates
 * the home page.
 */
export async function rollUpComic(firestore: Firestore, comicId: string, now: () => Date): Promise<void> {
  let taken = MAX_COUNTS;
  while (taken === MAX_COUNTS) {
    taken = await firestore.runTransaction((transaction) =>
      takeCounts(transaction, firestore, comicId, now()),
    );
  }
}

async function takeCounts(
  transaction: Transaction,
  firestore: Firestore,
  comicId: string,
  now: Date,
): Promise<number> {
  const ref = comicRef(firestore, comicId);
  const [comic, counts] = await Promise.all([
    transaction.get(ref),
    transaction.get(viewCountsOf(firestore, comicId, MAX_COUNTS)),
  ]);
  const readable = counts.docs.flatMap((count) => {
    const data = ifReadable(count);
    return data ? [{ ref: count.ref, data }] : [];
  });
  const taken = readable.map(({ data }) => data);
  const chapters = await findExistingChapters(transaction, firestore, comicId, taken);
  const before = comic.data();
  const shown = before && {
    views: before.views + sumViews(taken),
    recentViews: recentViews(before.recentViews, dayOf(now), sumByDay(taken)),
  };
  const pages = before
    ? await pagesToInvalidate(firestore, [{ of: 'comic', comicId, before, after: { ...before, ...shown } }])
    : [];
  const invalidate = await readInvalidations(
    transaction,
    firestore,
    pages.filter(({ kind }) => kind !== 'home'),
  );
  if (before && !isSame(before, { ...before, ...shown })) transaction.update(ref, { ...shown });
  for (const [chapter, views] of chapters)
    transaction.update(chapter, { views: FieldValue.increment(views) });
  for (const { ref: count } of readable) transaction.delete(count);
  invalidate(now);
  return taken.length;
}

/** The chapters that still exist, each with its views. */
async function findExistingChapters(
  transaction: Transaction,
  firestore: Firestore,
  comicId: string,
  counts: readonly ViewCount[],
): Promise<Map<DocumentReference, number>> {
  const views = new Map<string, number>();
  for (const { chapterId, views: more } of counts) views.set(chapterId, (views.get(chapterId) ?? 0) + more);
  if (views.size === 0) return new Map();
  const refs = [...views.keys()].map((id) => chapterRef(firestore, comicId, id));
  const found = await transaction.getAll(...refs, { fieldMask: ['views'] });
  return new Map(found.filter(({ exists }) => exists).map(({ id, ref }) => [ref, views.get(id) ?? 0]));
}

function sumByDay(counts: readonly ViewCount[]): ViewsByDay {
  const days: Record<string, number> = {};
  for (const { day, views } of counts) days[day] = (days[day] ?? 0) + views;
  return days;
}

function sumViews(counts: readonly ViewCount[]): number {
  return counts.reduce((sum, { views }) => sum + views, 0);
}
