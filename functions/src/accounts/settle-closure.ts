import type { Locale } from '@rawi/model/lists/locales';
import type { Closure } from '@rawi/model/truth/closure';
import { mailIds } from '@rawi/model/truth/mail';
import type { Firestore } from 'firebase-admin/firestore';
import { findUserById } from '../callers/user-by-email.ts';
import { settleAuthor } from '../comments/settle-author.ts';
import type { AccountAuth } from '../data/account-auth.ts';
import { closureRef } from '../data/closures.ts';
import { createOnce } from '../data/create-once.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { userRef } from '../data/users.ts';
import { invalidateReader } from '../pages/invalidate-reader.ts';
import { voidTickets } from '../secrets/link-tickets.ts';
import { seal } from '../secrets/seal.ts';
import { settleWaiting } from './settle-waiting.ts';

export interface Settling {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'getUser' | 'revokeRefreshTokens'>;
  readonly now: () => Date;
  readonly hashKey: string;
}

/**
 * Applies what follows when an account is closed or opened again: no new tokens, links requested before are
 * void, submitted work leaves or returns to the reviewers' queue, their own page goes or is there again, and the owner gets
 * one mail for each change. It reads the current state and uses the event only for the previous one, so the event may come
 * twice, late or concurrently.
 */
export async function settleClosure(
  settling: Settling,
  uid: string,
  before: Closure | undefined,
): Promise<void> {
  const { firestore: db, auth } = settling;
  const closure = (await closureRef(db, uid).get()).data();
  await settleWaiting(db, uid);
  const profile = (await userRef(db, uid).get()).data();
  if (profile?.settings.publicPage) {
    await settleAuthor(db, uid);
    await invalidateReader(db, uid, { hasOwnPage: true, now: settling.now() });
  }
  const account = await findUserById(auth, uid);
  if (!account) return;
  if (closure) {
    await auth.revokeRefreshTokens(uid);
    await voidLinks(db, uid, closure);
  }
  const told = closure ?? before;
  const locale = profile?.locale;
  if (!told || !locale || !account.email) return;
  await notifyOwner(
    settling,
    { kind: closure ? 'accountClosed' : 'accountReopened', closure: told },
    {
      to: account.email,
      locale,
    },
  );
}

/**
 * Links mailed before the closure stop working. An earlier address keeps its right to take the account back.
 */
async function voidLinks(db: Firestore, uid: string, { at }: Closure): Promise<void> {
  const ref = linkTicketsRef(db, uid);
  await db.runTransaction(async (transaction) => {
    const tickets = (await transaction.get(ref)).data();
    if (tickets?.voidedAt && tickets.voidedAt >= at) return;
    transaction.set(ref, voidTickets(tickets, at));
  });
}

interface Notified {
  readonly kind: 'accountClosed' | 'accountReopened';
  readonly closure: Closure;
}

/** Both mails are named by the decision that closed the account: an account closed twice gets two of each. */
async function notifyOwner(
  { firestore: db, now, hashKey }: Settling,
  { kind, closure: { reason, note, decisionId } }: Notified,
  whom: { readonly to: string; readonly locale: Locale },
): Promise<void> {
  const sealed = seal(hashKey, 'mail', JSON.stringify({ reason, ...(note !== undefined && { note }) }));
  await createOnce(
    mailRef(db, mailIds.notice(kind, decisionId)),
    queuedMail({ kind, ...whom, ...(kind === 'accountClosed' && { sealed }) }, now()),
  );
}
