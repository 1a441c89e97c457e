import { buildChapterPage } from '@rawi/model/build-chapter-page';
import type { PageDocument } from '@rawi/model/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { chapterDocuments, chapterRef, chaptersInLanguage, chaptersOfNumber } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';

/** More translations of one number than this are not looked at. */
const TRANSLATIONS = 50;

/** A chapter's page as the truth has it now; `undefined` when the chapter or its comic is gone. */
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
  if (!comicData || !chapterData) return undefined;
  const chapter = { ...chapterData, id: chapterId };
  const near = await Promise.all([
    chaptersInLanguage(db, comicId, chapter.language, 'newest')
      .where('number', '<', chapter.number)
      .limit(TRANSLATIONS)
      .get(),
    chaptersInLanguage(db, comicId, chapter.language, 'first')
      .where('number', '>', chapter.number)
      .limit(TRANSLATIONS)
      .get(),
    chaptersOfNumber(db, comicId, chapter.number).limit(TRANSLATIONS).get(),
  ]);
  return buildChapterPage({ comic: comicData, chapter, chapters: near.flatMap(chapterDocuments) });
}
