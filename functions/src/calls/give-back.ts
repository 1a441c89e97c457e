import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { canBeGivenBack } from '@rawi/model/truth/takedown';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { comicRef } from '../data/comics.ts';
import { takedownRef } from '../data/takedowns.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import { decisionIdOf } from '../review/decision-id.ts';
import { requireImpartial } from '../review/impartial.ts';
import { wasDecided } from '../review/was-decided.ts';
import type { SignedInContext } from '../services/services.ts';
import { judgedWork } from '../takedowns/judged-work.ts';
import { newTakedownWork } from '../takedowns/work.ts';

/** Starts the return of something that was taken down; a task restores its files, then its documents. */
export async function giveBack(
  context: SignedInContext,
  { takedownId, requestId, note }: ReviewRequestOf<'giveBack'>,
): Promise<ReviewResponse<'giveBack'>> {
  const { firestore: db, now, caller } = context;
  const decisionId = decisionIdOf(caller.uid, requestId);
  await db.runTransaction(async (transaction) => {
    const staff = await staffEntry(transaction, db, caller.uid);
    if (!staff.roles.includes('admin')) throw new CallError('role-missing');
    const takedown = (await transaction.get(takedownRef(db, takedownId))).data();
    if (!takedown) throw new CallError('target-missing');
    const about = paths.takedown(takedownId);
    const made = { action: 'giveBack', by: caller.uid, about } as const;
    if (await wasDecided(transaction, db, decisionId, made)) return;
    await requireImpartial(context, transaction, 'giveBack', judgedWork(takedown.target, takedown));
    const at = now();
    if (takedown.state === 'running') throw new CallError('being-published');
    if (takedown.state !== 'down') throw new CallError('moved-on');
    if (!canBeGivenBack(takedown, at)) throw new CallError('sealed-gone');
    const { target } = takedown;
    const comicId = target.kind === 'chapter' || target.kind === 'cover' ? target.comicId : undefined;
    if (comicId !== undefined && !(await transaction.get(comicRef(db, comicId))).exists) {
      throw new CallError('comic-unpublished');
    }
    const by = { uid: caller.uid, name: staff.name };
    transaction.update(db.doc(about), {
      ...newTakedownWork('back', at),
      requestId: decisionId,
      returned: { by, at, note: note ?? null },
    });
    writeAudit(transaction, db, { decisionId }, { ...made, at, reason: null });
  });
  return {};
}
