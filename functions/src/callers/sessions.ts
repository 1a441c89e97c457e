import { type Mail, mailIds } from '@rawi/model/truth/mail';
import type { Firestore } from 'firebase-admin/firestore';
import type { AccountAuth } from '../data/account-auth.ts';
import { linkTicketsRef } from '../data/documents.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { inboxRef } from '../data/users.ts';
import { voidTickets } from '../secrets/link-tickets.ts';
import type { Random } from '../secrets/random.ts';

/** What ending sessions needs. */
interface Ending {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'revokeRefreshTokens'>;
  readonly now: () => Date;
  readonly random: Random;
}

/**
 * Ends every session that began before now and mails the owner: refresh tokens are revoked, open tabs and
 * calls learn it from the inbox document, and links requested until now are void. Returns the moment from
 * which sessions count.
 */
export async function endSessions(
  { firestore, auth, now, random }: Ending,
  uid: string,
  notice?: Pick<Mail, 'kind' | 'to' | 'locale'>,
): Promise<Date> {
  const time = now();
  await auth.revokeRefreshTokens(uid);
  // Tokens state their time in whole seconds.
  const validAfter = new Date(Math.floor(time.getTime() / 1000) * 1000);
  const [inboxAt, ticketsAt] = [inboxRef(firestore, uid), linkTicketsRef(firestore, uid)];
  await firestore.runTransaction(async (transaction) => {
    const [inbox, tickets] = await Promise.all([transaction.get(inboxAt), transaction.get(ticketsAt)]);
    transaction.set(inboxAt, { unread: 0, ...inbox.data(), sessionsValidAfter: validAfter });
    transaction.set(ticketsAt, voidTickets(tickets.data(), time));
    if (!notice) return;
    transaction.create(
      mailRef(firestore, mailIds.notice(notice.kind, random.id())),
      queuedMail(notice, time),
    );
  });
  return validAfter;
}

/** Tells open tabs that the token has changed: claims, name or photo. */
export async function noteTokenChanged(
  { firestore, now }: Pick<Ending, 'firestore' | 'now'>,
  uid: string,
): Promise<void> {
  const ref = inboxRef(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    const inbox = (await transaction.get(ref)).data();
    transaction.set(ref, { unread: 0, ...inbox, claimsChangedAt: now() });
  });
}
