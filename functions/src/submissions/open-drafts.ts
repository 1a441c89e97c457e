import { LIMITS } from '@rawi/model/limits';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { draftsOf } from '../data/submissions.ts';

const { openDrafts } = LIMITS.submission;

/** Whether a person may have one more draft. */
export async function hasRoomForDraft(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<boolean> {
  return (await transaction.get(draftsOf(db, uid, openDrafts).select())).size < openDrafts;
}
