import { paths } from '@rawi/model/paths';
import { type AlsoSaved, alsoSavedSchema, savesSweepSchema } from '@rawi/model/truth/also-saved';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { saversOf } from './choice-counts.ts';
import { converterOf } from './converter.ts';

const converter = converterOf(alsoSavedSchema);
const sweepConverter = converterOf(savesSweepSchema);

/** What readers of a comic have saved too. */
export function alsoSavedRef(db: Firestore, comicId: string): DocumentReference<AlsoSaved> {
  return db.doc(paths.alsoSaved(comicId)).withConverter(converter);
}

export const savesSweepRef = (db: Firestore) => db.doc(paths.savesSweep()).withConverter(sweepConverter);

/** The comics whose readers are counted now, those that wait longest first. */
export function dueAlsoSaved(db: Firestore, now: Date): Query<AlsoSaved> {
  return db
    .collection(paths.allAlsoSaved())
    .withConverter(converter)
    .where('dueAt', '<=', now)
    .orderBy('dueAt');
}

/** Comics beside which one is shown as what readers have chosen, a bounded number. */
export function showingAsChosen(db: Firestore, comicId: string, limit: number): Query {
  return db.collection(paths.allAlsoSaved()).where('comics', 'array-contains', comicId).limit(limit).select();
}

/** Who saved a comic last, a bounded number; the documents lie below the people. */
export function lastSaversOf(db: Firestore, comicId: string, limit: number): Query {
  return saversOf(db, comicId).orderBy('at', 'desc').limit(limit).select();
}

/** The comics that anybody saved from one time until before another, in that order, a bounded number. */
export function savedBetween(db: Firestore, from: Date, before: Date, limit: number): Query {
  return allSaved(db)
    .where('at', '>=', from)
    .where('at', '<', before)
    .orderBy('at')
    .limit(limit)
    .select('comicId', 'at');
}

/** How many comics all people have saved, all together: a read for each thousand. */
export async function countSaved(db: Firestore): Promise<number> {
  return (await allSaved(db).orderBy('at').count().get()).data().count;
}

function allSaved(db: Firestore): Query {
  return db.collectionGroup('saved').where('kind', '==', 'comic');
}
