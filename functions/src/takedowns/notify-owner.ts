import { createHash } from 'node:crypto';
import type { DecisionMail } from '@rawi/model/truth/decision';
import { notificationIds } from '@rawi/model/truth/notification';
import type { Takedown } from '@rawi/model/truth/takedown';
import type { Transaction } from 'firebase-admin/firestore';
import { mailRef } from '../data/outbox.ts';
import { notifyDecision, recipientOf } from '../notifications/notify-decision.ts';
import type { HeldTakedown } from './held-takedown.ts';
import type { TakedownServices } from './takedown-services.ts';

/**
 * Notifies somebody whose work or photo is removed, once for each take-down, however much of it is theirs. Reads
 * first; the function that it returns writes. A person without an account is not notified.
 */
export async function readOwnerNotification(
  { firestore: db, auth, now, hashKey }: TakedownServices,
  transaction: Transaction,
  { id: takedownId, document: takedown }: HeldTakedown,
  uid: string | undefined,
  submissionId: string | null,
): Promise<() => void> {
  if (uid === undefined) return () => {};
  const decisionId = createHash('sha256')
    .update([takedownId, takedown.requestId, uid].join('\n'))
    .digest('hex')
    .slice(0, 40);
  const told = await transaction.get(mailRef(db, notificationIds.decision(decisionId)));
  const recipient = told.exists ? null : await recipientOf({ firestore: db, auth }, transaction, uid);
  if (!recipient) return () => {};
  const decision = { ...decisionOf(takedown, submissionId), takedownId };
  return () =>
    notifyDecision({ firestore: db, now, hashKey }, transaction, recipient, { decisionId, decision });
}

function decisionOf({ target, shown, reason }: Takedown, submissionId: string | null): DecisionMail {
  const isChapter = 'chapterId' in target && target.chapterId !== undefined;
  const isPhoto = target.kind === 'photo';
  return {
    about: isPhoto ? 'photo' : isChapter ? 'chapter' : 'comic',
    verdict: 'unpublished',
    appeal: false,
    title: shown.title,
    names: shown.names,
    number: shown.number,
    language: shown.language,
    submissionId,
    comicSlug: null,
    chapterId: null,
    reasons: [],
    takedown: reason,
  };
}
