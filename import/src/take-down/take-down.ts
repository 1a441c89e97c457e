import { randomUUID } from 'node:crypto';
import type { TakedownReason } from '@rawi/model/lists/takedown-reasons';
import { paths } from '@rawi/model/paths';
import { canBeGivenBack, isDown, type TakedownTarget, takedownIdOf } from '@rawi/model/truth/takedown';
import type { Firestore } from 'firebase-admin/firestore';
import { begun, newRecord, readRecord, readShown, writeAudit } from './record.ts';

/** A decision of the site's owner by a command; its words are printed. */
export interface Decision {
  readonly firestore: Firestore;
  readonly now: Date;
}

/** What became of it, for a person to read; `ok` says whether it is as it was asked for. */
export interface Answer {
  readonly ok: boolean;
  readonly line: string;
}

/** Has something public taken down: the same record as a reviewer's decision leaves, which the same task carries out. */
export async function takeDown(
  { firestore, now }: Decision,
  target: TakedownTarget,
  { reason, note }: { readonly reason: TakedownReason; readonly note: string | null },
): Promise<Answer> {
  const takedownId = takedownIdOf(target);
  return await firestore.runTransaction(async (transaction) => {
    const before = await readRecord(transaction, firestore, takedownId);
    if (before && isDown(before)) return { ok: true, line: `${takedownId} is taken down already.` };
    if (before && before.state !== 'returned')
      return { ok: false, line: `${takedownId} is on its way back: wait for that.` };
    const shown = await readShown(transaction, firestore, target);
    if (!shown) return { ok: false, line: `There is no ${takedownId} in the site.` };
    const requestId = `command-${randomUUID()}`;
    const takedown = newRecord({ target, shown, reason, note, at: now, requestId }, now);
    transaction.set(firestore.doc(paths.takedown(takedownId)), takedown);
    writeAudit(transaction, firestore, { action: 'takeDown', takedownId, requestId, reason, now });
    const until = takedown.sealedUntil?.toISOString().slice(0, 10);
    return {
      ok: true,
      line: `${takedownId} is being taken down. Until ${until} it can be given back with --give-back.`,
    };
  });
}

/** Has it given back, as long as it is under seal. */
export async function giveBack(
  { firestore, now }: Decision,
  target: TakedownTarget,
  note: string | null,
): Promise<Answer> {
  const takedownId = takedownIdOf(target);
  return await firestore.runTransaction(async (transaction) => {
    const before = await readRecord(transaction, firestore, takedownId);
    if (!before || before.state === 'returned')
      return { ok: false, line: `${takedownId} is not taken down.` };
    if (before.state === 'returning') return { ok: true, line: `${takedownId} is on its way back.` };
    if (before.state !== 'down') {
      return { ok: false, line: `${takedownId} is still being taken down (${before.state}): wait for that.` };
    }
    if (!canBeGivenBack(before, now))
      return { ok: false, line: `What was sealed of ${takedownId} is deleted: import it again.` };
    const requestId = `command-${randomUUID()}`;
    transaction.update(firestore.doc(paths.takedown(takedownId)), {
      state: 'returning',
      done: 0,
      ...begun('back', now),
      requestId,
      returned: { by: null, at: now, note },
    });
    writeAudit(transaction, firestore, { action: 'giveBack', takedownId, requestId, reason: null, now });
    return { ok: true, line: `${takedownId} is being given back.` };
  });
}
