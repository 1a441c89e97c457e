import type { Wish } from '@rawi/model/rating/decide-showing';
import { DIGEST_HOURS, DIGEST_LINES } from '@rawi/model/truth/digest';
import { mailIds } from '@rawi/model/truth/mail';
import type { Notification } from '@rawi/model/truth/notification';
import type { User } from '@rawi/model/truth/user';
import type { Firestore } from 'firebase-admin/firestore';
import { findUserById } from '../callers/user-by-email.ts';
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
import { maySay } from './rated-for.ts';

/** How many pages of notifications are looked through for those that a digest names. */
const MAX_PAGES = 10;

export interface Digesting {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'getUser'>;
  readonly now: () => Date;
  readonly hashKey: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After this time a notification is visible, however long its commit took. */
const SETTLED_AFTER_MS = MINUTE_MS;

/**
 * Puts a digest of a person's unread notifications since their last digest into the outbox, if there are any
 * and their address is confirmed; once, however often it is called. Returns whether it did.
 */
export async function sendDigest(
  { firestore, auth, now, hashKey }: Digesting,
  uid: string,
  { locale, settings }: Pick<User, 'locale' | 'settings'>,
): Promise<boolean> {
  const time = now();
  // Notifications that are being written now belong to the next digest: their time may be earlier than this
  // while they are not visible yet.
  const until = new Date(time.getTime() - SETTLED_AFTER_MS);
  const ref = digestRef(firestore, uid);
  const last = (await ref.get()).data()?.until;
  if (last && time.getTime() - last.getTime() < DIGEST_HOURS * HOUR_MS) return false;
  const since = last ?? new Date(until.getTime() - 24 * HOUR_MS);
  const unread = await sayable(firestore, uid, { since, until }, settings.wish);
  if (unread.length === 0) return false;
  const closed = (await inboxRef(firestore, uid).get()).data()?.closed;
  const account = closed ? undefined : await findUserById(auth, uid);
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

/** The newest unread ones that a person may be told, one more than a digest names: what is left out takes no other's place. */
async function sayable(
  db: Firestore,
  uid: string,
  time: { readonly since: Date; readonly until: Date },
  wish: Wish,
): Promise<readonly Notification[]> {
  const found: Notification[] = [];
  let next = notificationsIn(db, uid, time, DIGEST_LINES + 1);
  for (let page = 0; page < MAX_PAGES && found.length <= DIGEST_LINES; page += 1) {
    const { docs } = await next.get();
    const told = docs.flatMap((each) => ifReadable(each) ?? []);
    found.push(...told.filter((each) => !each.read && maySay(each, wish)));
    const last = docs.at(-1);
    if (!last || docs.length <= DIGEST_LINES) break;
    next = notificationsIn(db, uid, time, DIGEST_LINES + 1).startAfter(last);
  }
  return found;
}
