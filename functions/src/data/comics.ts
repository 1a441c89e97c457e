import { type Comic, comicSchema } from '@rawi/model/comic';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import type { CollectionReference, DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(comicSchema);

/** How many comics each kind of likeness (a genre, the writer, the publisher) offers as similar ones. */
const CANDIDATES = 24;

export function comicRef(db: Firestore, comicId: string): DocumentReference<Comic> {
  return db.doc(paths.comic(comicId)).withConverter(converter);
}

function comics(db: Firestore): CollectionReference<Comic> {
  return db.collection(paths.comics()).withConverter(converter);
}

/** The comics with the newest chapters. */
export function latestComics(db: Firestore): Query<Comic> {
  return comics(db).orderBy('updatedAt', 'desc').orderBy('slug').limit(LIMITS.home.latest);
}

export function mostReadComics(db: Firestore): Query<Comic> {
  return comics(db).orderBy('views', 'desc').orderBy('slug').limit(LIMITS.home.mostRead);
}

/** A publisher's newest comics, as many as its card shows. */
export function newestComicsOfPublisher(db: Firestore, publisherId: string): Query<Comic> {
  return comics(db)
    .where('publisher.id', '==', publisherId)
    .orderBy('updatedAt', 'desc')
    .orderBy('slug')
    .limit(LIMITS.home.publisherCovers);
}

/** The most read comics that share a genre, the writer or the publisher with `comic`; it may be among them. */
export function comicsLike(db: Firestore, comic: Comic): Query<Comic>[] {
  const all = comics(db);
  return [
    all.where('genres', 'array-contains-any', comic.genres),
    all.where('writer.id', '==', comic.writer.id),
    all.where('publisher.id', '==', comic.publisher.id),
  ].map((query) => query.orderBy('views', 'desc').orderBy('slug').limit(CANDIDATES));
}

/** How many comics there are, counted by the server. */
export async function countComics(db: Firestore): Promise<number> {
  return (await comics(db).count().get()).data().count;
}
