import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { isDown, sealedUntil, takedownIdOf } from '@rawi/model/truth/takedown';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { messageRef } from '../data/messages.ts';
import { takedownRef } from '../data/takedowns.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { decisionIdOf } from '../review/decision-id.ts';
import { requireImpartial } from '../review/impartial.ts';
import { wasDecided } from '../review/was-decided.ts';
import type { SignedInContext } from '../services/services.ts';
import { judgedWork } from '../takedowns/judged-work.ts';
import { readTarget } from '../takedowns/target.ts';
import { newTakedownWork } from '../takedowns/work.ts';

/**
 * Removes something public for everybody, whoever added it. From the decision on none of it is published any
 * more, and a task removes what is there (`tasks/move-takedown.ts`).
 */
export async function takeDown(
  context: SignedInContext,
  { target, requestId, reason, note, messageId }: ReviewRequestOf<'takeDown'>,
): Promise<ReviewResponse<'takeDown'>> {
  const { firestore: db, now, caller } = context;
  const takedownId = takedownIdOf(target);
  const about = paths.takedown(takedownId);
  const decisionId = decisionIdOf(caller.uid, requestId);
  await db.runTransaction(async (transaction) => {
    const staff = await staffEntry(transaction, db, caller.uid);
    const made = { action: 'takeDown', by: caller.uid, about } as const;
    if (await wasDecided(transaction, db, decisionId, made)) return;
    const before = (await transaction.get(takedownRef(db, takedownId))).data();
    if (before && isDown(before)) throw new CallError('already-down');
    if (before && before.state !== 'returned') throw new CallError('being-published');
    if (messageId !== undefined && !(await transaction.get(messageRef(db, messageId))).exists) {
      throw new CallError('target-missing');
    }
    const at = now();
    const found = await readTarget(transaction, db, target);
    if (!found) throw new CallError('target-missing');
    await requireImpartial(context, transaction, 'takeDown', judgedWork(target, found));
    transaction.set(takedownRef(db, takedownId), {
      target,
      shown: found.shown,
      whose: found.whose,
      reason,
      note: note ?? null,
      by: { uid: caller.uid, name: staff.name },
      at,
      messageId: messageId ?? null,
      returned: null,
      total: found.total,
      sealedUntil: sealedUntil(reason, at),
      requestId: decisionId,
      ...newTakedownWork('down', at),
    });
    writeAudit(transaction, db, { decisionId }, { ...made, at, reason });
  });
  return { takedownId };
}
