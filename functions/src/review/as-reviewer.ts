import type { DecidingAction } from '@rawi/model/calls/deciding-calls';
import { APPLICATION } from '@rawi/model/review/application-machine';
import { SUBMISSION } from '@rawi/model/review/submission-machine';
import type { Audit } from '@rawi/model/truth/audit';
import { isClaimed } from '@rawi/model/truth/review';
import type { Staff } from '@rawi/model/truth/staff';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { staffRef } from '../data/staff.ts';
import { decide, type MadeMove } from './decide.ts';
import type { Deciding } from './deciding.ts';
import { isImpartial } from './impartial.ts';
import { refusalOf } from './refusals.ts';
import type { Reviewed } from './reviewed.ts';

/** The moves of reviewers; accepting publishes a submission, and approves an application. */
export type ReviewerMove = 'claim' | 'release' | 'accept' | 'reject';

/** The calls of those moves that are decisions; releasing a claim decides nothing. */
const CALLS = {
  claim: 'claimReview',
  release: 'claimReview',
  accept: 'acceptReview',
  reject: 'rejectReview',
} as const satisfies Record<ReviewerMove, DecidingAction>;

const ACTIONS = {
  submission: {
    claim: 'claimSubmission',
    release: 'releaseSubmission',
    accept: 'publishSubmission',
    reject: 'rejectSubmission',
  },
  application: {
    claim: 'claimApplication',
    release: 'releaseApplication',
    accept: 'approveApplication',
    reject: 'rejectApplication',
  },
} as const satisfies Record<Reviewed['of'], Record<ReviewerMove, Audit['action']>>;

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

/** Checks the further needs of a move; a need without a check does not hold. */
export interface Looks {
  readonly owner?: () => boolean;
  readonly files?: () => boolean;
  readonly 'comic-published'?: () => boolean;
  readonly place?: () => boolean;
  readonly names?: () => boolean;
  readonly seen?: () => boolean;
}

interface AskedOfReviewer {
  readonly move: ReviewerMove;
  readonly reviewed: Reviewed;
  readonly staff: Staff;
  readonly request: { readonly revision: number; readonly requestId: string };
  readonly looks?: Looks;
}

/** Decides about a reviewer's move, like `decide`. */
export async function decideAsReviewer(
  context: Deciding,
  transaction: Transaction,
  { move, reviewed, staff, request, looks = {} }: AskedOfReviewer,
): Promise<MadeMove<string> | null> {
  const { now, caller } = context;
  const { uid } = caller;
  const { review, path } = reviewed;
  const asked = {
    about: path,
    ownerUid: review.uid,
    request,
    refusalOf,
    needs: {
      impartial: () => isImpartial(context, transaction, CALLS[move], reviewed),
      unclaimed: () => !isClaimed(review, now()) || review.claim?.uid === uid,
      claimed: () => isClaimed(review, now()) && review.claim?.uid === uid,
      ...looks,
    },
  };
  // The roles from the record, and not those of the token.
  const entitled = { ...context, caller: { ...caller, roles: staff.roles } };
  if (reviewed.of === 'submission') {
    const { state, revision } = reviewed.submission;
    return await decide(entitled, transaction, {
      ...asked,
      machine: SUBMISSION,
      move: move === 'accept' ? 'publish' : move,
      action: ACTIONS.submission[move],
      at: { state, revision },
    });
  }
  return await decide(entitled, transaction, {
    ...asked,
    machine: APPLICATION,
    move: move === 'accept' ? 'approve' : move,
    action: ACTIONS.application[move],
    at: reviewed.at,
  });
}
