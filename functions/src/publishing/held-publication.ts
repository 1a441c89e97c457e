import {
  PUBLICATION_LEASE_SECONDS,
  PUBLICATION_OVERDUE_SECONDS,
  PUBLICATION_TRIES,
  type PublicationWork,
} from '@rawi/model/truth/publication';
import type { Submission } from '@rawi/model/truth/submission';
import type { Firestore } from 'firebase-admin/firestore';
import type { Also, Held, LeaseTerms } from '../data/lease.ts';
import { submissionRef } from '../data/submissions.ts';

/** A publication that a task has taken, as it is now; its id is that of its submission. */
export type HeldPublication = Held<PublicationWork>;

export const PUBLICATION_TERMS: LeaseTerms = {
  seconds: PUBLICATION_LEASE_SECONDS,
  overdueSeconds: PUBLICATION_OVERDUE_SECONDS,
  tries: PUBLICATION_TRIES,
};

/** Shows its owner, in the commit that releases a publication, what became of it. */
export function showOwner(
  db: Firestore,
  { id }: HeldPublication,
  publication: NonNullable<Submission['publication']>,
): Also<PublicationWork> {
  return async (transaction, { step }) => {
    const ref = submissionRef(db, id);
    const { exists } = await transaction.get(ref);
    return () => {
      // What is left to delete does not concern its owner.
      if (exists && step !== 'done') transaction.update(ref, { publication });
    };
  };
}
