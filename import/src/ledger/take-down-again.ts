import { randomUUID } from 'node:crypto';
import type { PageTarget } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import type { Removals } from '@rawi/model/truth/ledger';
import { isDown, type Takedown, type TakedownTarget, takedownIdOf } from '@rawi/model/truth/takedown';
import type { Firestore } from 'firebase-admin/firestore';
import { newRecord, readRecord, readShown, UNNAMED, writeAudit } from '../take-down/record.ts';

/** What was done about a take-down of the ledger. */
export type TakenDownAgain =
  /** Nothing was left to do. */
  | 'stands'
  /** Nothing of it is there; its record says that nobody shall bring it. */
  | 'recorded'
  /** The task takes it from readers. */
  | 'begun';

/**
 * Has something taken down that a restored database may show to readers again: in the way, and by the task, of the first time. Its seal
 * ends when it would have ended then.
 */
export async function takeDownAgain(
  firestore: Firestore,
  { target, reason, at }: Removals['takenDown'][number],
  now: Date,
): Promise<TakenDownAgain> {
  const takedownId = takedownIdOf(target);
  return await firestore.runTransaction(async (transaction) => {
    const before = await readRecord(transaction, firestore, takedownId);
    // It was given back since, and the ledger has not heard of that yet.
    if (before?.returned && before.returned.at > at) return 'stands';
    if (before?.state === 'running') return 'begun';
    const shown = await readShown(transaction, firestore, target);
    const stands = before !== undefined && isDown(before);
    if (stands && (!shown || !goesWhole(target))) return 'stands';
    const requestId = `replay-${randomUUID()}`;
    const record = newRecord({ target, shown: shown ?? UNNAMED, reason, note: null, at, requestId }, now);
    transaction.set(firestore.doc(paths.takedown(takedownId)), shown ? record : { ...record, ...OVER });
    writeAudit(transaction, firestore, { action: 'takeDown', takedownId, requestId, reason, now });
    return shown ? 'begun' : 'recorded';
  });
}

/** A take-down of which nothing is under seal. */
const OVER = {
  state: 'down',
  step: 'over',
  total: 0,
  sealedUntil: null,
  dueAt: null,
} satisfies Partial<Takedown>;

/** Whether its document goes: then it is not down where that is there. A comic without its cover stays a comic. */
function goesWhole({ kind }: TakedownTarget): boolean {
  return kind === 'comic' || kind === 'chapter' || kind === 'article';
}

/** The page of what is not there, which says that it was removed. */
export function goneAddress(target: TakedownTarget): readonly PageTarget[] {
  switch (target.kind) {
    case 'comic':
      return [{ kind: 'comic', id: target.comicId }];
    case 'chapter':
      return [{ kind: 'chapter', id: target.chapterId, comicId: target.comicId }];
    case 'article':
      return [{ kind: 'blog', id: target.slug }];
    case 'cover':
    case 'photo':
    case 'comment':
      return [];
  }
}
