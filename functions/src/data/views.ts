import { paths } from '@rawi/model/paths';
import type { Day } from '@rawi/model/truth/recent-views';
import type { ViewCount } from '@rawi/model/truth/view-counts';
import { viewCountSchema, viewKeySchema, viewSetSchema } from '@rawi/model/truth/view-counts';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const countConverter = converterOf(viewCountSchema);
const keyConverter = converterOf(viewKeySchema);
const setConverter = converterOf(viewSetSchema);

export const viewCountRef = (db: Firestore, id: string) =>
  db.doc(paths.viewCount(id)).withConverter(countConverter);
export const viewKeyRef = (db: Firestore, day: Day) => db.doc(paths.viewKey(day)).withConverter(keyConverter);
export const viewSetRef = (db: Firestore, key: string) =>
  db.doc(paths.viewSet(key)).withConverter(setConverter);

/** The views of a comic that are not added up yet, a bounded number. */
export function viewCountsOf(db: Firestore, comicId: string, limit: number): Query<ViewCount> {
  return db
    .collection(paths.viewCounts())
    .withConverter(countConverter)
    .where('comicId', '==', comicId)
    .limit(limit);
}

/** The next comic in the order of ids with views to add up; undefined after the last. It costs one read. */
export async function nextComicWithViews(db: Firestore, after: string): Promise<string | undefined> {
  const counts = db.collection(paths.viewCounts());
  const { docs } = await counts
    .where('comicId', '>', after)
    .orderBy('comicId')
    .limit(1)
    .select('comicId')
    .get();
  const comicId: unknown = docs[0]?.get('comicId');
  return typeof comicId === 'string' ? comicId : undefined;
}

/** Keys of days before one. */
export function viewKeysBefore(db: Firestore, day: Day): Query {
  return db.collection(paths.viewKeys()).where(FieldPath.documentId(), '<', day).select();
}

/** Sets of days before one, a bounded number. */
export function viewSetsBefore(db: Firestore, day: Day, limit: number): Query {
  return db.collection(paths.viewSets()).where('day', '<', day).limit(limit).select();
}
