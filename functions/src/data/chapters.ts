import type { Language } from '@rawi/model/lists/languages';
import type { AddressOfChapter } from '@rawi/model/pages/build-sitemap';
import type { PublishedChapter } from '@rawi/model/pages/build-updates-page';
import type { ChapterDocument } from '@rawi/model/pages/chapter-link';
import type { TranslatedChapter } from '@rawi/model/pages/translator-works';
import { chapterGroup, paths } from '@rawi/model/paths';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import type { DocumentReference, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(chapterSchema);

export function chapterRef(db: Firestore, comicId: string, chapterId: string): DocumentReference<Chapter> {
  return db.doc(paths.chapter(comicId, chapterId)).withConverter(converter);
}

/** How many chapters are read on either side of a number, and of one number. */
const MAX_NEAR = 50;

/** All of a comic's chapters; a comic has at most some thousands. */
export function allChapters(db: Firestore, comicId: string): Query<Chapter> {
  return db.collection(paths.chapters(comicId)).withConverter(converter);
}

/** The comic's chapters in one language, from the first or from the newest. */
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
    chaptersInLanguage(db, comicId, language, 'newest').where('number', '<', number).limit(MAX_NEAR),
    chaptersInLanguage(db, comicId, language, 'first').where('number', '>', number).limit(MAX_NEAR),
  ];
}

/** How many translations of one number are read where a language ends. */
const MAX_LAST = 5;

/** The translations of the last chapter in a language, or of the last few. */
export function lastChapters(db: Firestore, comicId: string, language: Language): Query<Chapter> {
  return chaptersInLanguage(db, comicId, language, 'newest').limit(MAX_LAST);
}

/** The nearest chapters after a number in any language. */
export function chaptersAfter(db: Firestore, comicId: string, number: number): Query<Chapter> {
  return allChapters(db, comicId).where('number', '>', number).orderBy('number').limit(MAX_NEAR);
}

/** Every translation of one chapter number. */
export function chaptersOfNumber(db: Firestore, comicId: string, number: number): Query<Chapter> {
  return allChapters(db, comicId).where('number', '==', number).limit(MAX_NEAR);
}

/** Published chapters of any comic that were made from these bytes, a bounded number. */
export function chaptersOfBytes(db: Firestore, sha256: string, limit: number): Query<Chapter> {
  return db.collectionGroup('chapters').withConverter(converter).where('sha256', '==', sha256).limit(limit);
}

/** Chapters of any comic whose panels wait to be looked for. */
export function chaptersWithoutPanels(db: Firestore): Query<Chapter> {
  return db.collectionGroup(chapterGroup).withConverter(converter).where('panelsFile', '==', null);
}

/** Chapters of any comic whose pictures for sharing wait to be drawn. */
export function chaptersWithoutCards(db: Firestore): Query<Chapter> {
  return db.collectionGroup(chapterGroup).withConverter(converter).where('shareCards', '==', null);
}

/** Chapters of any comic with something to be done about their panels by now, longest due first. */
export function chaptersWithPanelsDue(db: Firestore, now: Date): Query<Chapter> {
  return db
    .collectionGroup(chapterGroup)
    .withConverter(converter)
    .where('panelsDue.at', '<=', now)
    .orderBy('panelsDue.at');
}

/** A chapter that a translator has published, and the name that it shows for them. */
export interface OwnChapter {
  readonly id: string;
  readonly comicId: string;
  readonly name: unknown;
}

/** The chapters that a translator has published, with their comics. */
export async function chaptersBy(db: Firestore, translatorId: string): Promise<OwnChapter[]> {
  const { docs } = await by(db, translatorId).select('translator.name').get();
  return docs.flatMap((chapter) => {
    const comicId = chapter.ref.parent.parent?.id;
    const name: unknown = chapter.get('translator.name');
    return comicId === undefined ? [] : [{ id: chapter.id, comicId, name }];
  });
}

const translatedConverter = converterOf(
  chapterSchema.pick({
    comicId: true,
    number: true,
    language: true,
    title: true,
    publishedAt: true,
    ageRating: true,
  }),
);

/** What a translator's page shows of their newest chapters; no other field is fetched. */
export async function newestChaptersBy(
  db: Firestore,
  translatorId: string,
  limit: number,
): Promise<TranslatedChapter[]> {
  const query = by(db, translatorId)
    .orderBy('publishedAt', 'desc')
    .limit(limit)
    .select('comicId', 'number', 'language', 'title', 'publishedAt', 'ageRating')
    .withConverter(translatedConverter);
  const { docs } = await query.get();
  return docs.map((chapter) => ({ ...chapter.data(), id: chapter.id }));
}

const addressConverter = converterOf(
  chapterSchema.pick({ number: true, language: true, publishedAt: true, ageRating: true }),
);

/** What sitemaps show of all of a comic's chapters; no other field is fetched. */
export async function chapterAddresses(db: Firestore, comicId: string): Promise<AddressOfChapter[]> {
  const query = db
    .collection(paths.chapters(comicId))
    .select('number', 'language', 'publishedAt', 'ageRating')
    .withConverter(addressConverter);
  const { docs } = await query.get();
  return docs.map((chapter) => ({ ...chapter.data(), id: chapter.id }));
}

const publishedConverter = converterOf(
  chapterSchema.pick({
    comicId: true,
    number: true,
    language: true,
    title: true,
    translator: true,
    publishedAt: true,
    ageRating: true,
  }),
);

/** What the list of new chapters shows of those since a time, the newest first; no other field is fetched. */
export async function chaptersSince(db: Firestore, since: Date, limit: number): Promise<PublishedChapter[]> {
  const query = db
    .collectionGroup(chapterGroup)
    .where('publishedAt', '>=', since)
    .orderBy('publishedAt', 'desc')
    .limit(limit)
    .select('comicId', 'number', 'language', 'title', 'translator', 'publishedAt', 'ageRating')
    .withConverter(publishedConverter);
  const { docs } = await query.get();
  return docs.map((chapter) => ({ ...chapter.data(), id: chapter.id }));
}

const listedConverter = converterOf(
  chapterSchema.pick({ comicId: true, number: true, language: true, title: true, ageRating: true }),
);

/** What lists show of those of these chapters that exist. */
export async function chaptersNamed(
  db: Firestore,
  ids: readonly { readonly comicId: string; readonly chapterId: string }[],
): Promise<
  (Pick<Chapter, 'comicId' | 'number' | 'language' | 'title' | 'ageRating'> & { readonly id: string })[]
> {
  const found = await Promise.all(
    ids.map(({ comicId, chapterId }) =>
      db.doc(paths.chapter(comicId, chapterId)).withConverter(listedConverter).get(),
    ),
  );
  return found.flatMap((snapshot) => {
    const chapter = snapshot.data();
    return chapter ? [{ ...chapter, id: snapshot.id }] : [];
  });
}

/** How many chapters a translator has published; billed as one read for each thousand. */
export async function chapterCountOf(db: Firestore, translatorId: string): Promise<number> {
  return (await by(db, translatorId).count().get()).data().count;
}

/** A chapter of a comic by somebody, one at most: whether they have translated any of it. */
export function someChapterBy(db: Firestore, comicId: string, uid: string): Query {
  return db.collection(paths.chapters(comicId)).where('translator.id', '==', uid).limit(1).select();
}

/** The translators of a comic's chapters. */
export async function translatorsOfComic(db: Firestore, comicId: string): Promise<string[]> {
  const { docs } = await db.collection(paths.chapters(comicId)).select('translator.id').get();
  const ids = docs.map((chapter): unknown => chapter.get('translator.id'));
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

function by(db: Firestore, translatorId: string): Query {
  return db.collectionGroup('chapters').where('translator.id', '==', translatorId);
}

/** The chapters of a result with their ids. */
export function chapterDocuments(result: QuerySnapshot<Chapter>): ChapterDocument[] {
  return result.docs.map((snapshot) => ({ ...snapshot.data(), id: snapshot.id }));
}

/** Chapters by a translator that were unpublished and are kept, a bounded number, as they are stored. */
export function keptChaptersBy(db: Firestore, translatorId: string, limit: number): Query {
  return db.collection('keptChapters').where('translator.id', '==', translatorId).limit(limit);
}

/** All chapters that were unpublished and are kept. */
export function keptChapters(db: Firestore): Query<Chapter> {
  return db.collection('keptChapters').withConverter(converter);
}
