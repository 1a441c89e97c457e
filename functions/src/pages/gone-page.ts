import { buildGonePage } from '@rawi/model/pages/build-gone-page';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { keptChapterRef, keptComicRef, removedRef } from '../data/documents.ts';
import { isArticleDownNow, isDownNow } from '../takedowns/is-taken-down.ts';

/**
 * What the address of a comic that is missing shows: that it was taken from readers. `undefined` where they never had
 * it, or where too many others have been taken since, so that nothing knows of it any more.
 */
export async function goneComicPage(db: Firestore, comicId: string): Promise<PageDocument | undefined> {
  const [isRemoved, kept, isDown] = await Promise.all([
    isAmongRemoved(db, [comicId]),
    keptComicRef(db, comicId).get(),
    isDownNow(db, comicId),
  ]);
  return isRemoved || kept.exists || isDown ? buildGonePage({ what: 'comic' }) : undefined;
}

/** The same for a chapter; `hasComic`: its comic is still there, and a way on. */
export async function goneChapterPage(
  db: Firestore,
  { comicId, chapterId, hasComic }: Readonly<{ comicId: string; chapterId: string; hasComic: boolean }>,
): Promise<PageDocument | undefined> {
  const [isRemoved, kept, isDown] = await Promise.all([
    isAmongRemoved(db, [chapterId, comicId]),
    keptChapterRef(db, chapterId).get(),
    isDownNow(db, comicId, chapterId),
  ]);
  if (!isRemoved && !kept.exists && !isDown) return undefined;
  return buildGonePage({ what: 'chapter', ...(hasComic && { comicId }) });
}

/**
 * The same for an article. Only a take-down takes one from readers for a reason: what its owner withdraws with an import
 * leaves no record.
 */
export async function goneArticlePage(db: Firestore, slug: string): Promise<PageDocument | undefined> {
  return (await isArticleDownNow(db, slug)) ? buildGonePage({ what: 'article' }) : undefined;
}

async function isAmongRemoved(db: Firestore, ids: readonly string[]): Promise<boolean> {
  const removed = (await removedRef(db).get()).data();
  return removed?.ids.some(({ id }) => ids.includes(id)) ?? false;
}
