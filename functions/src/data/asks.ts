import type { Language } from '@rawi/model/lists/languages';
import { paths, wantedGroup } from '@rawi/model/paths';
import { type Ask, askSchema, type Wanted, wantedSchema } from '@rawi/model/truth/ask';
import { MAX_ASKS } from '@rawi/model/truth/fan-out';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(askSchema);
const wantedConverter = converterOf(wantedSchema);

export function askRef(db: Firestore, askId: string): DocumentReference<Ask> {
  return db.doc(paths.ask(askId)).withConverter(converter);
}

export function wantedRef(db: Firestore, askId: string, uid: string): DocumentReference<Wanted> {
  return db.doc(paths.wanted(askId, uid)).withConverter(wantedConverter);
}

/** The open asks about a comic in a language, the most wanted first. */
export function openAsksAbout(db: Firestore, comicId: string, language: Language): Query<Ask> {
  return db
    .collection(paths.asks())
    .withConverter(converter)
    .where('comic.comicId', '==', comicId)
    .where('language', '==', language)
    .where('state', '==', 'open')
    .orderBy('readers', 'desc')
    .limit(MAX_ASKS);
}

/** Everybody who wants it. */
export function wantedBy(db: Firestore, askId: string): Query {
  return db.collection(paths.wantedBy(askId));
}

/** The asks of a person, the latest first, a bounded number. */
export function wantedByPerson(db: Firestore, uid: string, limit: number): Query<Wanted> {
  return db
    .collectionGroup(wantedGroup)
    .withConverter(wantedConverter)
    .where('uid', '==', uid)
    .orderBy('at', 'desc')
    .limit(limit);
}
