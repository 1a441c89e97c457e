import { DIGEST_HOURS, DIGEST_LINES } from '@rawi/model/truth/digest';
import { mailIds } from '@rawi/model/truth/mail';
import type { User } from '@rawi/model/truth/user';
import type { Firestore } from 'firebase-admin/firestore';
import { userById } from '../callers/user-by-email.ts';
import type { AccountAuth } from '../data/account-auth.ts';
import { ifReadable } from '../data/converter.ts';
import { digestRef } from '../data/documents.ts';
import { notificationsIn } from '../data/notifications.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { inboxRef } from '../data/users.ts';
import type { DigestContent } from '../mail/digest-content.ts';
import { digestLines } from '../mail/digest-lines.ts';
import { personKey } from '../secrets/keyed-hash.ts';
import { seal } from '../secrets/seal.ts';
import { unsubscribeToken } from '../secrets/unsubscribe-token.ts';

export interface Digesting {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'getUser'>;
  readonly now: () => Date;
  readonly hashKey: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** By then a notification is there, whatever its commit took. */
const SETTLED = MINUTE;

/**
 * Puts into the outbox what a person was told since their last digest and has not read, if there is anything and their address
 * is confirmed; once, however often it is asked. Returns whether it did.
 */
export async function sendDigest(
  { firestore, auth, now, hashKey }: Digesting,
  uid: string,
  locale: User['locale'],
): Promise<boolean> {
  const time = now();
  // What is being written just now is for the next one: its time may lie before this, and it is not there yet.
  const until = new Date(time.getTime() - SETTLED);
  const ref = digestRef(firestore, uid);
  const last = (await ref.get()).data()?.until;
  if (last && time.getTime() - last.getTime() < DIGEST_HOURS * HOUR) return false;
  const since = last ?? new Date(until.getTime() - 24 * HOUR);
  const { docs } = await notificationsIn(firestore, uid, { since, until }, DIGEST_LINES + 1).get();
  const unread = docs.flatMap((each) => ifReadable(each) ?? []).filter(({ read }) => !read);
  if (unread.length === 0) return false;
  const closed = (await inboxRef(firestore, uid).get()).data()?.closed;
  const account = closed ? undefined : await userById(auth, uid);
  if (!account?.emailVerified || !account.email) return false;
  const lines = { en: digestLines(unread, 'en'), ar: digestLines(unread, 'ar') };
  const content: DigestContent = { token: unsubscribeToken(hashKey, uid), lines };
  const mail = {
    kind: 'digest',
    to: account.email,
    locale,
    sealed: seal(hashKey, 'mail', JSON.stringify(content)),
  } as const;
  return firestore.runTransaction(async (transaction) => {
    const before = (await transaction.get(ref)).data()?.until;
    if (before?.getTime() !== last?.getTime()) return false;
    transaction.set(ref, { until });
    transaction.create(
      mailRef(firestore, mailIds.digest(personKey(hashKey, uid), time)),
      queuedMail(mail, time),
    );
    return true;
  });
}
