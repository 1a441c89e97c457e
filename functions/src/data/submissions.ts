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

/** All that was handed in of one submission. */
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

/** What a person has handed in for one chapter and language; a place names its comic, so few share one. */
export function submissionsAt(db: Firestore, uid: string, place: string): Query<Submission> {
  const submissions = db.collection(paths.submissions()).withConverter(converter);
  return submissions.where('uid', '==', uid).where('place', '==', place).limit(50);
}

/** Drafts that nobody has written since a time, a bounded number. */
export function draftsBefore(db: Firestore, time: Date, limit: number): Query {
  return db
    .collection(paths.submissions())
    .where('state', '==', 'draft')
    .where('savedAt', '<=', time)
    .orderBy('savedAt')
    .limit(limit);
}
