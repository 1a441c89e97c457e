import { paths } from '@rawi/model/paths';
import {
  type Revision,
  revisionSchema,
  type Submission,
  submissionSchema,
} from '@rawi/model/truth/submission';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(submissionSchema);
const revisionConverter = converterOf(revisionSchema);

export function submissionRef(db: Firestore, submissionId: string): DocumentReference<Submission> {
  return db.doc(paths.submission(submissionId)).withConverter(converter);
}

export function revisionRef(
  db: Firestore,
  submissionId: string,
  revision: number,
): DocumentReference<Revision> {
  return db.doc(paths.revision(submissionId, revision)).withConverter(revisionConverter);
}

/** All submitted revisions of one submission. */
export function revisionsOf(db: Firestore, submissionId: string): Query<Revision> {
  return db.collection(paths.revisions(submissionId)).withConverter(revisionConverter);
}

/** A person's drafts, a bounded number. */
export function draftsOf(db: Firestore, uid: string, limit: number): Query {
  return submissionsOf(db, uid, limit).where('state', '==', 'draft');
}

/** A person's submissions as they are stored, a bounded number. */
export function submissionsOf(db: Firestore, uid: string, limit: number): Query {
  return db.collection(paths.submissions()).where('uid', '==', uid).limit(limit);
}

/**
 * A person's submissions for one chapter number and language; a place contains its comic, so few share one.
 */
export function submissionsAt(db: Firestore, uid: string, place: string): Query<Submission> {
  const submissions = db.collection(paths.submissions()).withConverter(converter);
  return submissions.where('uid', '==', uid).where('place', '==', place).limit(50);
}

/** Submissions that a field names and whose files are being published or unpublished. */
export function runningAbout(db: Firestore, field: 'comicId' | 'replaces', id: string): Query {
  return db
    .collection(paths.submissions())
    .where(field, '==', id)
    .where('publication', '==', 'running')
    .limit(1);
}

/**
 * The submissions accepted as a comic with its chapters, or as one chapter, including those whose file was
 * replaced; a bounded number.
 */
export function publishedAs(
  db: Firestore,
  field: 'comicId' | 'chapterId',
  id: string,
  limit: number,
): Query<Submission> {
  const submissions = db.collection(paths.submissions()).withConverter(converter);
  return submissions.where(field, '==', id).where('state', '==', 'published').limit(limit);
}

/** The submissions removed with a take-down, a bounded number. */
export function takenDownWith(db: Firestore, takedownId: string): Query<Submission> {
  return db.collection(paths.submissions()).withConverter(converter).where('takedown', '==', takedownId);
}

/** Submissions that entered a state within a span of time, a bounded number. */
export function submissionsSince(
  db: Firestore,
  state: 'rejected' | 'withdrawn',
  { after, until }: { readonly after: Date; readonly until: Date },
  limit: number,
): Query<Submission> {
  const submissions = db.collection(paths.submissions()).withConverter(converter);
  return submissions.where(`since.${state}`, '>', after).where(`since.${state}`, '<=', until).limit(limit);
}

/** Drafts that were last written before a time, a bounded number. */
export function draftsBefore(db: Firestore, time: Date, limit: number): Query {
  return db
    .collection(paths.submissions())
    .where('state', '==', 'draft')
    .where('savedAt', '<=', time)
    .orderBy('savedAt')
    .limit(limit);
}

/** Drafts that wait for the end of their checks, and at which the sweep has to look. */
export function overdueWaiting(db: Firestore, now: Date, limit: number): Query {
  const field = 'submitsWhenChecked.dueAt';
  return db.collection(paths.submissions()).where(field, '<=', now).orderBy(field).limit(limit);
}
