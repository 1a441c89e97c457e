import type { Locale } from '@rawi/model/lists/locales';
import type { DecisionMail } from '@rawi/model/truth/decision';
import { mailIds } from '@rawi/model/truth/mail';
import { notificationIds } from '@rawi/model/truth/notification';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { findUserById } from '../callers/user-by-email.ts';
import type { AccountAuth } from '../data/account-auth.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { userRef } from '../data/users.ts';
import { seal } from '../secrets/seal.ts';
import { notify } from './notify.ts';

/** Who is notified of a decision, and in which language. */
export interface Recipient {
  readonly uid: string;
  readonly email: string;
  readonly locale: Locale;
}

interface Notifying {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'getUser'>;
  readonly now: () => Date;
  readonly hashKey: string;
}

/** The owner of submitted work; null if they no longer have an account. */
export async function recipientOf(
  { firestore, auth }: Pick<Notifying, 'firestore' | 'auth'>,
  transaction: Transaction,
  uid: string,
): Promise<Recipient | null> {
  const profile = (await transaction.get(userRef(firestore, uid))).data();
  const email = profile && (await findUserById(auth, uid))?.email;
  return profile && email ? { uid, email, locale: profile.locale } : null;
}

/**
 * Notifies somebody of a decision in the transaction that makes it, with a notification and a mail. Both are
 * named after the decision, so that a transaction that runs twice fails the second time.
 */
export function notifyDecision(
  { firestore, now, hashKey }: Pick<Notifying, 'firestore' | 'now' | 'hashKey'>,
  transaction: Transaction,
  { uid, email, locale }: Recipient,
  { decisionId, decision }: { readonly decisionId: string; readonly decision: DecisionMail },
): void {
  const id = notificationIds.decision(decisionId);
  const {
    reasons: _reasons,
    takedown: _takedown,
    takedownId: _takedownId,
    note: _note,
    change: _change,
    hasPins: _hasPins,
    ...content
  } = decision;
  notify(transaction, firestore, uid, { id, at: now(), content: { kind: 'decision', ...content } });
  const sealed = seal(hashKey, 'mail', JSON.stringify(decision));
  transaction.create(
    mailRef(firestore, mailIds.decision(decisionId)),
    queuedMail({ kind: 'decision', to: email, locale, sealed }, now()),
  );
}
