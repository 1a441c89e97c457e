import { LIMITS } from '@rawi/model/limits';
import type { FieldOfKind } from '@rawi/model/lists/comic-fields';
import type { RecentWindow } from '@rawi/model/pages/comic-order';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { type Likeness, likenessQueries } from '@rawi/model/pages/similar-comics';
import type { ComicDocument } from '@rawi/model/pages/translator-works';
import { paths } from '@rawi/model/paths';
import { type Comic, comicSchema } from '@rawi/model/truth/comic';
import type { Day } from '@rawi/model/truth/recent-views';
import {
  AggregateField,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(comicSchema);

export function comicRef(db: Firestore, comicId: string): DocumentReference<Comic> {
  return db.doc(paths.comic(comicId)).withConverter(converter);
}

/** All comics. */
export function comics(db: Firestore): CollectionReference<Comic> {
  return db.collection(paths.comics()).withConverter(converter);
}

/** Those of these comics that exist. */
export async function comicsNamed(db: Firestore, ids: readonly string[]): Promise<ComicDocument[]> {
  if (ids.length === 0) return [];
  const found = await db.getAll(...ids.map((id) => comicRef(db, id)));
  return found.flatMap((snapshot) => {
    const comic = (snapshot as DocumentSnapshot<Comic>).data();
    return comic ? [{ ...comic, id: snapshot.id }] : [];
  });
}

/** The comics with the newest chapters. */
export function latestComics(db: Firestore): Query<Comic> {
  return comics(db).orderBy('updatedAt', 'desc').orderBy('slug').limit(LIMITS.home.latest);
}

export function mostReadComics(db: Firestore): Query<Comic> {
  return comics(db).orderBy('views', 'desc').orderBy('slug').limit(LIMITS.home.mostRead);
}

/** The comics most read in a window; some of them may have had no view in it at all. */
export function mostReadComicsIn(db: Firestore, window: RecentWindow): Query<Comic> {
  return comics(db).orderBy(`recentViews.${window}`, 'desc').orderBy('slug').limit(LIMITS.home.mostRead);
}

/**
 * Comics with a sum of recent views that changes today, or should have changed: a bounded number, after the
 * given one.
 */
export function comicsWithDueWindows(
  db: Firestore,
  today: Day,
  limit: number,
  after?: DocumentSnapshot,
): Query {
  const due = db
    .collection(paths.comics())
    .where('recentViews.changesOn', '<=', today)
    .orderBy('recentViews.changesOn')
    .select('recentViews.changesOn')
    .limit(limit);
  return after ? due.startAfter(after) : due;
}

/** A publisher's comics with the newest chapters. */
export function newestComicsOf(db: Firestore, publisherId: string, limit: number): Query<Comic> {
  return comicsOfPublisher(db, publisherId).orderBy('updatedAt', 'desc').orderBy('slug').limit(limit);
}

/** A publisher's most read comics. */
export function mostReadComicsOf(db: Firestore, publisherId: string, limit: number): Query<Comic> {
  return comicsOfPublisher(db, publisherId).orderBy('views', 'desc').orderBy('slug').limit(limit);
}

/** A publisher's completed comics with the newest chapters. */
export function completedComicsOf(db: Firestore, publisherId: string, limit: number): Query<Comic> {
  return onlyCompleted(comicsOfPublisher(db, publisherId))
    .orderBy('updatedAt', 'desc')
    .orderBy('slug')
    .limit(limit);
}

/** The comics on one shelf of a publisher's. */
export function comicsOnShelfOf(db: Firestore, publisherId: string, shelf: number): Query<Comic> {
  return comicsOfPublisher(db, publisherId)
    .where('publisherShelf', '==', shelf)
    .limit(PAGE_LIMITS.shelf.read);
}

/**
 * How many chapters a publisher's comics have together, and how many of the comics are completed; Firestore
 * counts both.
 */
export async function countsOf(
  db: Firestore,
  publisherId: string,
): Promise<{ readonly chapters: number; readonly completed: number }> {
  const all = comicsOfPublisher(db, publisherId);
  const [sum, count] = await Promise.all([
    all.aggregate({ chapters: AggregateField.sum('chapterCount') }).get(),
    onlyCompleted(all).count().get(),
  ]);
  return { chapters: sum.data().chapters, completed: count.data().count };
}

/** All comics of a publisher. */
export function comicsOfPublisher(db: Firestore, publisherId: string): Query<Comic> {
  return comics(db).where('publisher.id', '==', publisherId);
}

function onlyCompleted(query: Query<Comic>): Query<Comic> {
  return query.where('status', '==', 'completed');
}

/** How many comics may share the beginning of a word and still be distinguished by their whole names. */
const MAX_FOUND = 20;

/** The most read comics with a name in which some word has this beginning (`queryKey`). */
export function comicsFoundBy(db: Firestore, key: string): Query<Comic> {
  return comics(db)
    .where('searchKeys', 'array-contains', key)
    .orderBy('views', 'desc')
    .orderBy('slug')
    .limit(MAX_FOUND);
}

/**
 * The most read comics with this value in a field: the id of a publisher or writer, or a whole name in a list
 * of names.
 */
export function comicsNaming(
  db: Firestore,
  field: `${FieldOfKind<'one'>}.id` | FieldOfKind<'several'> | 'languages' | 'tags.shown',
  operator: '==' | 'array-contains',
  value: unknown,
): Query<Comic> {
  return comics(db).where(field, operator, value).orderBy('views', 'desc').orderBy('slug').limit(MAX_FOUND);
}

/** The comics on one shelf of the list of all comics. */
export function comicsOnShelf(db: Firestore, shelf: number): Query<Comic> {
  return comics(db).where('shelf', '==', shelf).limit(PAGE_LIMITS.shelf.read);
}

/** The comics on these shelves, in no order. */
export function comicsOnShelves(db: Firestore, first: number, last: number): Query<Comic> {
  return comics(db).where('shelf', '>=', first).where('shelf', '<=', last).limit(LIMITS.catalogPart.read);
}

/** The slugs of the most read comics, the most read first. */
export async function mostReadSlugs(db: Firestore): Promise<string[]> {
  const found = await db
    .collection(paths.comics())
    .orderBy('views', 'desc')
    .orderBy('slug')
    .limit(LIMITS.catalogPart.mostRead)
    .select('slug')
    .get();
  return found.docs.map((comic) => String(comic.get('slug')));
}

/**
 * The most read comics that share a genre, the writer or the publisher with `comic`, `each` of a kind; the
 * result may include `comic`.
 */
export function comicsLike(db: Firestore, comic: Likeness, each: number): Query<Comic>[] {
  return likenessQueries(comic).map(({ field, operator, value }) =>
    comics(db).where(field, operator, value).orderBy('views', 'desc').orderBy('slug').limit(each),
  );
}
