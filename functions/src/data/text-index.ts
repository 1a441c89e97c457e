import { paths } from '@rawi/model/paths';
import {
  type ChapterText,
  chapterTextSchema,
  type TextSweep,
  textSweepSchema,
} from '@rawi/model/truth/chapter-text';
import { type RaisedTexts, raisedTextsSchema } from '@rawi/model/truth/raised-texts';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(chapterTextSchema);
const raisedConverter = converterOf(raisedTextsSchema);
const sweepConverter = converterOf(textSweepSchema);

/** What the index of texts has of a chapter. */
export function chapterTextRef(db: Firestore, chapterId: string): DocumentReference<ChapterText> {
  return db.doc(paths.chapterText(chapterId)).withConverter(converter);
}

/** All that the index of texts has records of. */
export function chapterTexts(db: Firestore): Query<ChapterText> {
  return db.collection(paths.chapterTexts()).withConverter(converter);
}

/** The chapter with the greatest number in the index. */
export function lastIndexed(db: Firestore): Query<ChapterText> {
  return chapterTexts(db).orderBy('indexed.number', 'desc').limit(1);
}

/** The chapters of which the index has something else than their pages, those that wait longest first. */
export function dueTexts(db: Firestore, now: Date): Query<ChapterText> {
  return chapterTexts(db).where('dueAt', '>', LAST_AGAIN).where('dueAt', '<=', now).orderBy('dueAt');
}

/** Those that are due only because files of the index were lost, by the numbers that they had. */
export function textsDueAgain(db: Firestore): Query<ChapterText> {
  return chapterTexts(db).where('dueAt', '<=', LAST_AGAIN).orderBy('dueAt');
}

/**
 * Since when a chapter is due that has to come into the index again: a time before all others, by which those with neighbouring numbers come
 * together. So each block of theirs is written again a few times, not with each of them.
 */
export function dueAgainAt(number: number): Date {
  return new Date(Math.min(number, LAST_AGAIN.getTime()));
}
const LAST_AGAIN = new Date('2000-01-01T00:00:00Z');

/** The ratings of chapters that were raised since the index was written. */
export function raisedTextsRef(db: Firestore): DocumentReference<RaisedTexts> {
  return db.doc(paths.raisedTexts()).withConverter(raisedConverter);
}

export function textSweepRef(db: Firestore): DocumentReference<TextSweep> {
  return db.doc(paths.textSweep()).withConverter(sweepConverter);
}
