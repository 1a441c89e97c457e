import type { DecidingAction } from '@rawi/model/calls/deciding-calls';
import { APPLICATION } from '@rawi/model/review/application-machine';
import { SUBMISSION } from '@rawi/model/review/submission-machine';
import { isClaimed } from '@rawi/model/truth/review';
import type { Staff } from '@rawi/model/truth/staff';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { staffRef } from '../data/staff.ts';
import { type AskedOfStaff, decideAsStaff } from './as-staff.ts';
import type { Looks, MadeMove } from './decide.ts';
import type { Deciding } from './deciding.ts';
import { isImpartial } from './impartial.ts';
import type { Need } from './refusals.ts';
import type { Reviewed } from './reviewed.ts';
import { settledReview } from './settled.ts';

/** The moves of reviewers; accepting publishes a submission, and approves an application. */
export type ReviewerMove = 'claim' | 'release' | 'accept' | 'reject';

/** The calls of those moves that are decisions; releasing a claim decides nothing. */
const CALLS = {
  claim: 'claimReview',
  release: 'claimReview',
  accept: 'acceptReview',
  reject: 'rejectReview',
} as const satisfies Record<ReviewerMove, DecidingAction>;

/** The caller's entry among the staff. The record and not the token: a former member decides nothing. */
export async function staffEntry(transaction: Transaction, db: Firestore, uid: string): Promise<Staff> {
  const staff = (await transaction.get(staffRef(db, uid))).data();
  if (!staff) throw new CallError('role-missing');
  return staff;
}

/**
 * Requires that the caller is an admin according to the record, in the transaction: of two who take each
 * other's role concurrently, one comes second.
 */
export async function requireAdmin(transaction: Transaction, db: Firestore, uid: string): Promise<void> {
  const { roles } = await staffEntry(transaction, db, uid);
  if (!roles.includes('admin')) throw new CallError('role-missing');
}

interface AskedOfReviewer extends Pick<AskedOfStaff<string>, 'request'> {
  readonly move: ReviewerMove;
  readonly reviewed: Reviewed;
  readonly staff: Staff;
  /** Checks what accepting needs besides. */
  readonly looks?: Looks<Need>;
}

/** Decides about a reviewer's move, like `decide`. */
export function decideAsReviewer(
  context: Deciding,
  transaction: Transaction,
  { move, reviewed, staff, request, looks = {} }: AskedOfReviewer,
): Promise<MadeMove<string> | null> {
  const { now, caller } = context;
  const { review } = reviewed;
  const isOwnClaim = review.claim?.uid === caller.uid;
  const asked = {
    reviewed,
    staff,
    request,
    // Taking a review and giving it back decide nothing.
    ...((move === 'accept' || move === 'reject') && {
      settled: settledReview(review, now(), move === 'accept'),
    }),
    needs: {
      impartial: () => isImpartial(context, transaction, CALLS[move], reviewed),
      unclaimed: () => !isClaimed(review, now()) || isOwnClaim,
      claimed: () => isClaimed(review, now()) && isOwnClaim,
      ...looks,
    },
  };
  if (reviewed.of === 'submission') {
    const named = move === 'accept' ? 'publish' : move;
    const action = `${named}Submission` as const;
    return decideAsStaff(context, transaction, { ...asked, machine: SUBMISSION, move: named, action });
  }
  const named = move === 'accept' ? 'approve' : move;
  const action = `${named}Application` as const;
  return decideAsStaff(context, transaction, { ...asked, machine: APPLICATION, move: named, action });
}
