import type { Mail } from '@rawi/model/mail';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { inboxRef } from '../data/users.ts';
import type { Services } from './services.ts';

/**
 * Ends every session that began before now and tells the owner by mail: refresh tokens are revoked, and open tabs and
 * calls learn it from the inbox document. Returns the moment from which sessions count.
 */
export async function endSessions(
  { firestore, auth, now, random }: Services,
  uid: string,
  notice: Pick<Mail, 'kind' | 'to' | 'locale'>,
): Promise<Date> {
  const time = now();
  await auth.revokeRefreshTokens(uid);
  // Tokens tell their time in whole seconds.
  const validAfter = new Date(Math.floor(time.getTime() / 1000) * 1000);
  await firestore.runTransaction(async (transaction) => {
    const inbox = (await transaction.get(inboxRef(firestore, uid))).data();
    transaction.set(inboxRef(firestore, uid), { unread: 0, ...inbox, sessionsValidAfter: validAfter });
    transaction.create(mailRef(firestore, `${notice.kind}_${uid}_${random.id()}`), queuedMail(notice, time));
  });
  return validAfter;
}

/** Tells open tabs that the token has changed: claims, name or photo. */
export async function tokenChanged(
  { firestore, now }: Pick<Services, 'firestore' | 'now'>,
  uid: string,
): Promise<void> {
  const ref = inboxRef(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    const inbox = (await transaction.get(ref)).data();
    transaction.set(ref, { unread: 0, ...inbox, claimsChangedAt: now() });
  });
}
