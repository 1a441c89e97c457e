import type { CallErrorCode } from '@rawi/model/calls/call-errors';
import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { isSameResolved } from '@rawi/model/truth/resolved';
import type { Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { isClosed } from '../callers/is-muted.ts';
import { notifyDecision, recipientOf } from '../notifications/notify-decision.ts';
import { planPublication } from '../publishing/plan-publication.ts';
import { decideAsReviewer, staffEntry } from '../review/as-reviewer.ts';
import { decisionIdOf } from '../review/decision-id.ts';
import { ratingCorrection } from '../review/rating-correction.ts';
import { type Reviewed, readReviewed } from '../review/reviewed.ts';
import { refreshShown } from '../review/shown.ts';
import { decisionMailOf, updateReviewed, writeDecision } from '../review/write-decision.ts';
import type { SignedInContext } from '../services/services.ts';
import { resolveSubmission } from '../submissions/resolve.ts';
import { planTranslator } from '../translators/plan-translator.ts';

type Request = ReviewRequestOf<'acceptReview'>;
/** What accepting requires and does, by the kind that is accepted. */
interface Plan {
  readonly looks: Readonly<Record<string, () => boolean>>;
  readonly verdict: 'published' | 'approved';
  readonly write: () => void;
  /** How the reviewer has corrected the rating that its owner gave it; undefined where they have confirmed it. */
  readonly corrected?: string | undefined;
}

/**
 * Accepts what the caller has claimed: a task then publishes a submission; an application makes its owner a
 * translator, who is notified immediately. The caller accepts what they saw: if something else is now stored
 * under the ids that a submission names, the call is refused, and the review shows the change from then on.
 */
export async function acceptReview(
  context: SignedInContext,
  request: Request,
): Promise<ReviewResponse<'acceptReview'>> {
  const { firestore: db, now, caller } = context;
  const { reviewId, revision, requestId } = request;
  const decided = db.runTransaction(async (transaction) => {
    const staff = await staffEntry(transaction, db, caller.uid);
    const reviewed = await readReviewed(transaction, db, reviewId);
    const { looks, verdict, write, corrected } = await planOf(context, transaction, reviewed, request);
    const move = { move: 'accept', reviewed, staff, request: { revision, requestId }, looks } as const;
    const made = await decideAsReviewer(context, transaction, move);
    if (!made) return;
    const at = now();
    write();
    updateReviewed(transaction, db, reviewed, { state: made.to.state, since: { [verdict]: at } });
    writeDecision(transaction, db, reviewId, reviewed.review, {
      verdict,
      revision,
      by: { uid: caller.uid, name: staff.name },
      at,
    });
    made.writeAudit(corrected);
  });
  try {
    await decided;
  } catch (error) {
    if (isRefusal(error, 'names-changed')) await refreshShown(db, reviewId);
    throw error;
  }
  return {};
}

function isRefusal(error: unknown, code: CallErrorCode): boolean {
  return error instanceof CallError && error.details.code === code;
}

async function planOf(
  context: SignedInContext,
  transaction: Transaction,
  reviewed: Reviewed,
  { requestId, names, seen, rating }: Request,
): Promise<Plan> {
  const { firestore: db, now, caller } = context;
  const decisionId = decisionIdOf(caller.uid, requestId);
  if (reviewed.of === 'submission') {
    const { submissionId, submission } = reviewed;
    const { resolved } = await resolveSubmission(transaction, db, submission);
    const asked = {
      transaction,
      db,
      submissionId,
      submission,
      resolved,
      decisionId,
      names,
      rating,
      now: now(),
    };
    const { holds, write } = await planPublication(asked);
    const looks = Object.fromEntries(Object.entries(holds).map(([need, does]) => [need, () => does]));
    const isSeen = seen !== undefined && isSameResolved(seen, resolved);
    const corrected = rating && ratingCorrection(submission.content, rating);
    return { looks: { ...looks, seen: () => isSeen }, verdict: 'published', write, corrected };
  }
  const { review, application } = reviewed;
  const recipient = await recipientOf(context, transaction, review.uid);
  const writeTranslator = await planTranslator(transaction, db, review.uid, application.languages);
  const closed = await isClosed(transaction, db, review.uid);
  return {
    looks: { owner: () => recipient !== null && writeTranslator !== null && !closed },
    verdict: 'approved',
    write() {
      writeTranslator?.(now());
      const decision = decisionMailOf(reviewed, 'approved');
      if (recipient) notifyDecision(context, transaction, recipient, { decisionId, decision });
    },
  };
}
