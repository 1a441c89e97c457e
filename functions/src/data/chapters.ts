import { type Chapter, chapterSchema } from '@rawi/model/chapter';
import type { ChapterDocument } from '@rawi/model/chapter-link';
import type { Language } from '@rawi/model/languages';
import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(chapterSchema);

export function chapterRef(db: Firestore, comicId: string, chapterId: string): DocumentReference<Chapter> {
  return db.doc(paths.chapter(comicId, chapterId)).withConverter(converter);
}

function chapters(db: Firestore, comicId: string): Query<Chapter> {
  return db.collection(paths.chapters(comicId)).withConverter(converter);
}

/** The comic's chapters in one language from the first, or from the newest. */
export function chaptersInLanguage(
  db: Firestore,
  comicId: string,
  language: Language,
  from: 'first' | 'newest',
): Query<Chapter> {
  const direction = from === 'first' ? 'asc' : 'desc';
  return chapters(db, comicId)
    .where('language', '==', language)
    .orderBy('number', direction)
    .orderBy('publishedAt', direction);
}

/** Every translation of one chapter number. */
export function chaptersOfNumber(db: Firestore, comicId: string, number: number): Query<Chapter> {
  return chapters(db, comicId).where('number', '==', number);
}

/** The chapters of a result with their ids. */
export function chapterDocuments(result: QuerySnapshot<Chapter>): ChapterDocument[] {
  return result.docs.map((snapshot) => ({ ...snapshot.data(), id: snapshot.id }));
}
