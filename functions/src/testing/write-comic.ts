import type { ChapterDocument } from '@rawi/model/pages/chapter-link';
import { paths } from '@rawi/model/paths';
import { withChapters } from '@rawi/model/testing/samples';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import type { Firestore } from 'firebase-admin/firestore';

/** Writes a comic with its chapter summary, its address and its chapters, as the importer would. */
export async function writeComic(
  firestore: Firestore,
  comic: Comic,
  chapters: readonly ChapterDocument[],
): Promise<void> {
  const comicId = comic.slug;
  const batch = firestore.batch();
  batch.set(firestore.doc(paths.slug(comic.slug)), { comicId, slug: comic.slug });
  batch.set(firestore.doc(paths.comic(comicId)), withChapters(comic, chapters).comic);
  for (const { id, ...chapter } of chapters) {
    const stored: Chapter = { ...chapter, comicId };
    batch.set(firestore.doc(paths.chapter(comicId, id)), stored);
  }
  await batch.commit();
}
