import type { Locale } from '@rawi/model/lists/locales';
import type { Closure } from '@rawi/model/truth/closure';
import { mailIds } from '@rawi/model/truth/mail';
import type { Firestore } from 'firebase-admin/firestore';
import { userById } from '../callers/user-by-email.ts';
import type { AccountAuth } from '../data/account-auth.ts';
import { closureRef } from '../data/closures.ts';
import { createOnce } from '../data/create-once.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { userRef } from '../data/users.ts';
import { voided } from '../secrets/link-tickets.ts';
import { seal } from '../secrets/seal.ts';
import { settleWaiting } from './settle-waiting.ts';

export interface Settling {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'getUser' | 'revokeRefreshTokens'>;
  readonly now: () => Date;
  readonly hashKey: string;
}

/**
 * Does what follows from an account being closed, or being open again: nobody gets a new token, links that were asked for
 * before are void, what it has handed in waits for reviewers or does not, and its owner is told by mail, once each time. It
 * looks at what is, and at the event only for what was: it may come twice, late, or beside another.
 */
export async function settleClosure(
  settling: Settling,
  uid: string,
  before: Closure | undefined,
): Promise<void> {
  const { firestore: db, auth } = settling;
  const closure = (await closureRef(db, uid).get()).data();
  await settleWaiting(db, uid);
  const account = await userById(auth, uid);
  if (!account) return;
  if (closure) {
    await auth.revokeRefreshTokens(uid);
    await voidLinks(db, uid, closure);
  }
  const told = closure ?? before;
  const locale = (await userRef(db, uid).get()).data()?.locale;
  if (!told || !locale || !account.email) return;
  await tellOwner(
    settling,
    { kind: closure ? 'accountClosed' : 'accountReopened', closure: told },
    {
      to: account.email,
      locale,
    },
  );
}

/** What was mailed before the account was closed opens nothing; the right of an earlier address to return stays. */
async function voidLinks(db: Firestore, uid: string, { at }: Closure): Promise<void> {
  const ref = linkTicketsRef(db, uid);
  await db.runTransaction(async (transaction) => {
    const tickets = (await transaction.get(ref)).data();
    if (tickets?.voidedAt && tickets.voidedAt >= at) return;
    transaction.set(ref, voided(tickets, at));
  });
}

interface Told {
  readonly kind: 'accountClosed' | 'accountReopened';
  readonly closure: Closure;
}

/** The decision that closed the account names both mails: an account that is closed twice gets two of each. */
async function tellOwner(
  { firestore: db, now, hashKey }: Settling,
  { kind, closure: { reason, note, decisionId } }: Told,
  whom: { readonly to: string; readonly locale: Locale },
): Promise<void> {
  const sealed = seal(hashKey, 'mail', JSON.stringify({ reason, ...(note !== undefined && { note }) }));
  await createOnce(
    mailRef(db, mailIds.notice(kind, decisionId)),
    queuedMail({ kind, ...whom, ...(kind === 'accountClosed' && { sealed }) }, now()),
  );
}
