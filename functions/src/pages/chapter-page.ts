import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore } from 'firebase-admin/firestore';
import {
  chapterDocuments,
  chapterRef,
  chaptersAfter,
  chaptersBeside,
  chaptersOfNumber,
} from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { commentsShown } from '../data/comments.ts';
import { translatorRef } from '../data/translators.ts';
import { goneChapterPage } from './gone-page.ts';

/**
 * A chapter's page from the current data, or that it was taken from readers, by itself or with its comic; `undefined`
 * when there is none.
 */
export async function chapterPage(
  db: Firestore,
  comicId: string,
  chapterId: string,
): Promise<PageDocument | undefined> {
  const [comic, stored] = await Promise.all([
    comicRef(db, comicId).get(),
    chapterRef(db, comicId, chapterId).get(),
  ]);
  const comicData = comic.data();
  const chapterData = stored.data();
  if (!comicData || !chapterData) {
    return goneChapterPage(db, { comicId, chapterId, hasComic: comicData !== undefined });
  }
  const chapter = { ...chapterData, id: chapterId };
  const [comments, translator, ...near] = await Promise.all([
    commentsShown(db, comicId, chapter.number),
    chapter.translator && translatorRef(db, chapter.translator.id).get(),
    ...[
      ...chaptersBeside(db, comicId, chapter.language, chapter.number),
      chaptersOfNumber(db, comicId, chapter.number),
    ].map((query) => query.get()),
  ]);
  const beside = near.flatMap(chapterDocuments);
  const { language, number } = chapter;
  const goesOn = beside.some((other) => other.language === language && other.number > number);
  const elsewhere = goesOn ? [] : chapterDocuments(await chaptersAfter(db, comicId, number).get());
  const chapters = [...beside, ...elsewhere];
  return buildChapterPage({ comic: comicData, chapter, chapters, translator: translator?.data(), comments });
}
