import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { APPLICATION, type ApplicationMove } from '@rawi/model/review/application-machine';
import type { Staff } from '@rawi/model/truth/staff';
import type { Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { isClosed } from '../callers/is-muted.ts';
import { notifyDecision, recipientOf } from '../notifications/notify-decision.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { type AskedOfStaff, decideAsStaff } from '../review/as-staff.ts';
import { isImpartial } from '../review/impartial.ts';
import { type Reviewed, readReviewed } from '../review/reviewed.ts';
import { decisionMailOf, updateReviewed, writeDecision } from '../review/write-decision.ts';
import type { SignedInContext } from '../services/services.ts';
import { planTranslator } from '../translators/plan-translator.ts';

/**
 * Ends an approval: the owner of the application is notified, and is no longer a translator once their claims
 * are updated. Their published work stays.
 */
export async function dismissApplication(
  context: SignedInContext,
  { reason, ...request }: ReviewRequestOf<'dismissApplication'>,
): Promise<ReviewResponse<'dismissApplication'>> {
  const { firestore: db, now } = context;
  await db.runTransaction(async (transaction) => {
    const asked = await readAsked(context, transaction, request.reviewId);
    const made = await decideAsAdmin(context, transaction, asked, 'dismiss', { request });
    if (!made) return;
    const recipient = await recipientOf(context, transaction, asked.reviewed.review.uid);
    const rejection = { reasons: [reason] };
    updateReviewed(transaction, db, asked.reviewed, {
      state: made.to.state,
      since: { dismissed: now() },
    });
    keep(context, transaction, asked, { verdict: 'dismissed', revision: request.revision, rejection });
    made.writeAudit(reason);
    if (!recipient) return;
    const decision = { ...decisionMailOf(asked.reviewed, 'dismissed', rejection), appeal: false };
    notifyDecision(context, transaction, recipient, { decisionId: made.decisionId, decision });
  });
  return {};
}

/** Takes a dismissal back: the owner of the application is a translator again. */
export async function reinstateApplication(
  context: SignedInContext,
  request: ReviewRequestOf<'reinstateApplication'>,
): Promise<ReviewResponse<'reinstateApplication'>> {
  const { firestore: db, now } = context;
  await db.runTransaction(async (transaction) => {
    const asked = await readAsked(context, transaction, request.reviewId);
    const { review, application } = asked.reviewed;
    const recipient = await recipientOf(context, transaction, review.uid);
    const writeTranslator = await planTranslator(transaction, db, review.uid, application.languages);
    const closed = await isClosed(transaction, db, review.uid);
    const made = await decideAsAdmin(context, transaction, asked, 'reinstate', {
      request,
      owner: () => recipient !== null && writeTranslator !== null && !closed,
    });
    if (!made) return;
    writeTranslator?.(now());
    updateReviewed(transaction, db, asked.reviewed, {
      state: made.to.state,
      since: { approved: now() },
    });
    keep(context, transaction, asked, { verdict: 'reinstated', revision: request.revision });
    made.writeAudit();
    if (!recipient) return;
    const decision = { ...decisionMailOf(asked.reviewed, 'approved'), appeal: false };
    notifyDecision(context, transaction, recipient, { decisionId: made.decisionId, decision });
  });
  return {};
}

interface Asked {
  readonly reviewed: Extract<Reviewed, { of: 'application' }>;
  readonly staff: Staff;
}

async function readAsked(
  { firestore: db, caller }: SignedInContext,
  transaction: Transaction,
  reviewId: string,
): Promise<Asked> {
  const staff = await staffEntry(transaction, db, caller.uid);
  const reviewed = await readReviewed(transaction, db, reviewId);
  if (reviewed.of !== 'application') throw new CallError('target-missing');
  return { reviewed, staff };
}

type Ending = Extract<ApplicationMove, 'dismiss' | 'reinstate'>;

function decideAsAdmin(
  context: SignedInContext,
  transaction: Transaction,
  { reviewed, staff }: Asked,
  move: Ending,
  { request, owner }: Pick<AskedOfStaff<Ending>, 'request'> & { readonly owner?: () => boolean },
) {
  const action = `${move}Application` as const;
  return decideAsStaff(context, transaction, {
    machine: APPLICATION,
    move,
    action,
    reviewed,
    staff,
    request,
    needs: {
      impartial: () => isImpartial(context, transaction, action, reviewed),
      ...(owner && { owner }),
    },
  });
}

function keep(
  { firestore: db, now, caller }: SignedInContext,
  transaction: Transaction,
  { reviewed: { reviewId, review }, staff }: Asked,
  decided: Pick<Parameters<typeof writeDecision>[4], 'verdict' | 'revision' | 'rejection'>,
): void {
  const by = { uid: caller.uid, name: staff.name };
  writeDecision(transaction, db, reviewId, review, { ...decided, by, at: now() });
}
