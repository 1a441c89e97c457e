import type { Submission } from '@rawi/model/truth/submission';
import type { User } from '@rawi/model/truth/user';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { submissionRef } from '../data/submissions.ts';
import { userRef } from '../data/users.ts';

/** The caller's own submission; somebody else's is treated as missing. */
export async function ownSubmission(
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
  uid: string,
): Promise<Submission> {
  const submission = (await transaction.get(submissionRef(db, submissionId))).data();
  if (submission?.uid !== uid) throw new CallError('target-missing');
  return submission;
}

/** Like `ownSubmission`, if its owner can still edit it. */
export async function ownDraft(
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
  uid: string,
): Promise<Submission> {
  const submission = await ownSubmission(transaction, db, submissionId, uid);
  if (submission.state !== 'draft') throw new CallError('moved-on');
  return submission;
}

/** The caller's profile; an account without one is being erased. */
export async function profileOf(transaction: Transaction, db: Firestore, uid: string): Promise<User> {
  const profile = (await transaction.get(userRef(db, uid))).data();
  if (!profile) throw new CallError('profile-missing');
  return profile;
}
