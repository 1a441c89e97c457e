import { paths } from '@rawi/model/paths';
import { type PublicationWork, publicationSchema } from '@rawi/model/truth/publication';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(publicationSchema);

export function publicationRef(db: Firestore, submissionId: string): DocumentReference<PublicationWork> {
  return db.doc(paths.publication(submissionId)).withConverter(converter);
}

/** A person's publications that a task works on, or will work on: few. */
export function publicationsUnderWay(db: Firestore, uid: string): Query {
  const steps = ['files', 'document', 'clean'] satisfies PublicationWork['step'][];
  return db.collection(paths.publications()).where('uid', '==', uid).where('step', 'in', steps);
}

/** Publications that no task took in time, or that have something to delete by now, a bounded number. */
export function overduePublications(db: Firestore, now: Date, limit: number): Query {
  return db.collection(paths.publications()).where('dueAt', '<=', now).orderBy('dueAt').limit(limit);
}

/** Publications whose pages wait for their files for dense screens. */
export function publicationsWithoutDense(db: Firestore): Query<PublicationWork> {
  return db
    .collection(paths.publications())
    .withConverter(converter)
    .where('densePage', '>', 0)
    .orderBy('densePage');
}

/** Publications with something left to do: files to copy, or folders to delete later. */
export function unfinishedPublications(db: Firestore): Query<PublicationWork> {
  return db.collection(paths.publications()).withConverter(converter).where('dueAt', '>', new Date(0));
}
