import { isDown, type TakedownTarget, takedownIdOf } from '@rawi/model/truth/takedown';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { takedownRef } from '../data/takedowns.ts';

/** The take-downs that hide all of a chapter, or of a comic: its own, and that of its comic. */
function takedownsOver(comicId: string, chapterId: string | null | undefined): readonly string[] {
  const targets: TakedownTarget[] = [{ kind: 'comic', comicId }];
  if (typeof chapterId === 'string') targets.push({ kind: 'chapter', comicId, chapterId });
  return targets.map(takedownIdOf);
}

/**
 * Whether a chapter, or a comic, is taken down: read in the transaction that would publish it, so that the
 * two cannot race.
 */
export async function isTakenDown(
  transaction: Transaction,
  db: Firestore,
  comicId: string,
  chapterId?: string | null,
): Promise<boolean> {
  for (const id of takedownsOver(comicId, chapterId)) {
    const takedown = (await transaction.get(takedownRef(db, id))).data();
    if (takedown && isDown(takedown)) return true;
  }
  return false;
}

/** The same, read at once, for a page that shows it: the next rebuild sees what comes after. */
export async function isDownNow(db: Firestore, comicId: string, chapterId?: string): Promise<boolean> {
  const ids = takedownsOver(comicId, chapterId);
  const found = await Promise.all(ids.map((id) => takedownRef(db, id).get()));
  return found.some((each) => {
    const takedown = each.data();
    return takedown !== undefined && isDown(takedown);
  });
}

/** Whether an article is taken down, read at once. */
export async function isArticleDownNow(db: Firestore, slug: string): Promise<boolean> {
  const takedown = (await takedownRef(db, takedownIdOf({ kind: 'article', slug })).get()).data();
  return takedown !== undefined && isDown(takedown);
}

/** Whether a comic of this id is taken down because somebody else holds the rights. */
export async function isDownForRights(
  transaction: Transaction,
  db: Firestore,
  comicId: string,
): Promise<boolean> {
  const [id = ''] = takedownsOver(comicId, null);
  const takedown = (await transaction.get(takedownRef(db, id))).data();
  return takedown !== undefined && takedown.reason === 'rights' && isDown(takedown);
}

/** Whether a comment is taken down: reviewers who hide and show comments leave it alone then. */
export async function isCommentDown(
  transaction: Transaction,
  db: Firestore,
  ids: { readonly comicId: string; readonly commentId: string },
): Promise<boolean> {
  const id = takedownIdOf({ kind: 'comment', ...ids });
  const takedown = (await transaction.get(takedownRef(db, id))).data();
  return takedown !== undefined && isDown(takedown);
}
