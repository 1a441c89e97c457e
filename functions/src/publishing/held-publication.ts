import {
  PUBLICATION_LEASE_SECONDS,
  PUBLICATION_OVERDUE_SECONDS,
  type PublicationWork,
} from '@rawi/model/truth/publication';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { changeLeased, heldBy, LeaseLost, type Leasing, later, takeLeased } from '../data/lease.ts';
import { publicationRef } from '../data/publications.ts';
import { submissionRef } from '../data/submissions.ts';

interface Record extends Leasing {
  readonly firestore: Firestore;
}

/** A publication that a task has taken, as it is now. */
export interface HeldPublication {
  readonly submissionId: string;
  readonly lease: string;
  readonly work: PublicationWork;
}

type Change = Partial<PublicationWork>;

/** Takes a publication; undefined if all is done, if it is gone, or if another task holds it. */
export async function takePublication(
  record: Record,
  submissionId: string,
): Promise<HeldPublication | undefined> {
  const ref = publicationRef(record.firestore, submissionId);
  const taken = await takeLeased(ref, record, PUBLICATION_LEASE_SECONDS);
  return taken && { submissionId, lease: taken.lease, work: taken.document };
}

/** The state after a finished step, for a task that continues with the next. */
export function continueWith({ lease }: HeldPublication, now: Date, change: Change): Change {
  return { ...change, ...heldBy(lease, now, PUBLICATION_LEASE_SECONDS), tries: 0, error: null };
}

/** Stores what a step has done, and continues; throws `LeaseLost`. */
export async function keepPublication(
  { firestore, now }: Record,
  held: HeldPublication,
  change: Change,
): Promise<HeldPublication> {
  const kept = continueWith(held, now(), change);
  await changeLeased(publicationRef(firestore, held.submissionId), held.lease, () => kept);
  return { ...held, work: { ...held.work, ...kept } };
}

/** Releases it; throws `LeaseLost`. */
export async function leavePublication(
  { firestore, now }: Record,
  { submissionId, lease }: HeldPublication,
  change: Change,
): Promise<void> {
  await changeLeased(publicationRef(firestore, submissionId), lease, () => ({
    dueAt: later(now(), PUBLICATION_OVERDUE_SECONDS),
    ...change,
    lease: null,
  }));
}

/** Checks, in a transaction, that the task still holds it; throws `LeaseLost`. */
export async function stillHeld(
  transaction: Transaction,
  db: Firestore,
  { submissionId, lease }: HeldPublication,
): Promise<PublicationWork> {
  const ref = publicationRef(db, submissionId);
  const work = (await transaction.get(ref)).data();
  if (work?.lease?.id !== lease) throw new LeaseLost(ref.path, work === undefined);
  return work;
}

/** Releases it, and shows its owner that all is done. Throws `LeaseLost`. */
export async function finishPublication(
  { firestore: db }: Record,
  held: HeldPublication,
  change: Change,
): Promise<void> {
  const { submissionId } = held;
  await db.runTransaction(async (transaction) => {
    await stillHeld(transaction, db, held);
    const ref = submissionRef(db, submissionId);
    const submission = await transaction.get(ref);
    const done = { ...change, lease: null, tries: 0, error: null };
    transaction.update(db.doc(publicationRef(db, submissionId).path), done);
    if (submission.exists) transaction.update(ref, { publication: 'done' });
  });
}

/** Gives it up until somebody looks at it; its owner sees that it is stuck. Throws `LeaseLost`. */
export async function parkPublication(
  { firestore: db }: Record,
  held: HeldPublication,
  error: string,
): Promise<void> {
  const { submissionId } = held;
  await db.runTransaction(async (transaction) => {
    const { step } = await stillHeld(transaction, db, held);
    const ref = submissionRef(db, submissionId);
    const submission = await transaction.get(ref);
    const parked = { error: error.slice(0, 500), lease: null, dueAt: null };
    transaction.update(db.doc(publicationRef(db, submissionId).path), parked);
    // What is left to delete does not concern its owner.
    if (submission.exists && step !== 'done') transaction.update(ref, { publication: 'parked' });
  });
}
