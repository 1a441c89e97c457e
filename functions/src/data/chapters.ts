import type { Language } from '@rawi/model/lists/languages';
import type { ChapterDocument } from '@rawi/model/pages/chapter-link';
import { paths } from '@rawi/model/paths';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import type { DocumentReference, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(chapterSchema);

export function chapterRef(db: Firestore, comicId: string, chapterId: string): DocumentReference<Chapter> {
  return db.doc(paths.chapter(comicId, chapterId)).withConverter(converter);
}

/** How many chapters are looked at on either side of a number, and of one number. */
const NEAR = 50;

/** All of a comic's chapters; a comic has at most some thousands. */
export function allChapters(db: Firestore, comicId: string): Query<Chapter> {
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
  return allChapters(db, comicId)
    .where('language', '==', language)
    .orderBy('number', direction)
    .orderBy('publishedAt', direction);
}

/** The nearest chapters before and after a number in one language. */
export function chaptersBeside(
  db: Firestore,
  comicId: string,
  language: Language,
  number: number,
): Query<Chapter>[] {
  return [
    chaptersInLanguage(db, comicId, language, 'newest').where('number', '<', number).limit(NEAR),
    chaptersInLanguage(db, comicId, language, 'first').where('number', '>', number).limit(NEAR),
  ];
}

/** Every translation of one chapter number. */
export function chaptersOfNumber(db: Firestore, comicId: string, number: number): Query<Chapter> {
  return allChapters(db, comicId).where('number', '==', number).limit(NEAR);
}

/** Published chapters of any comic that were made of these bytes, a bounded number. */
export function chaptersOfBytes(db: Firestore, sha256: string, limit: number): Query<Chapter> {
  return db.collectionGroup('chapters').withConverter(converter).where('sha256', '==', sha256).limit(limit);
}

/** Which chapters of which comics a translator has published. */
export async function chaptersBy(
  db: Firestore,
  translatorId: string,
): Promise<{ readonly id: string; readonly comicId: string }[]> {
  const query = db.collectionGroup('chapters').where('translator.id', '==', translatorId).select();
  const { docs } = await query.get();
  return docs.flatMap(({ id, ref }) => {
    const comicId = ref.parent.parent?.id;
    return comicId === undefined ? [] : [{ id, comicId }];
  });
}

/** The chapters of a result with their ids. */
export function chapterDocuments(result: QuerySnapshot<Chapter>): ChapterDocument[] {
  return result.docs.map((snapshot) => ({ ...snapshot.data(), id: snapshot.id }));
}
