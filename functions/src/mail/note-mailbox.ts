import { paths } from '@rawi/model/paths';
import { afterReport, type MailStop, stoppedBy } from '@rawi/model/truth/mail-stop';
import type { MailStopReason } from '@rawi/model/truth/mail-stopped';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isUnknownUser } from '../callers/user-by-email.ts';
import type { AccountAuth } from '../data/account-auth.ts';
import { inboxRef, userRef } from '../data/users.ts';
import { mailStopRef } from './mail-stops.ts';

interface Noting {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'getUserByEmail'>;
  readonly hashKey: string;
  readonly now: () => Date;
}

/** What became known of a mailbox; `reason` is null where it was confirmed. */
export interface MailboxNews {
  readonly address: string;
  readonly reason: MailStopReason | null;
  readonly at: Date;
  /** What a confirmation does not end. */
  readonly keeps?: MailStopReason;
}

/**
 * Stores what became known of a mailbox, unless something later is known already, and has the inbox of its account say what holds
 * now. It may run twice, and in any order.
 */
export async function noteMailbox(
  noting: Noting,
  { address, reason, at, keeps }: MailboxNews,
): Promise<void> {
  const { firestore, now } = noting;
  const time = now();
  const news = { reason, at: at < time ? at : time };
  const uid = await ownerOf(noting, address);
  const ref = mailStopRef(noting, address);
  await firestore.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const isKept = keeps !== undefined && stored?.reason === keeps;
    const next = isKept ? stored : afterReport(stored, news);
    const isNews = next !== stored && (stored !== undefined || reason !== null);
    if (uid !== undefined) {
      await sayInAccount(firestore, transaction, { uid, stop: next, now: time, isNews });
    }
    if (isNews) transaction.set(ref, next);
  });
}

/** Has an account say whether its address takes mail; what it says of another address goes. */
export async function settleMailbox(
  { firestore, hashKey, now }: Pick<Noting, 'firestore' | 'hashKey' | 'now'>,
  { uid, address }: { readonly uid: string; readonly address: string },
): Promise<void> {
  const ref = mailStopRef({ firestore, hashKey }, address);
  await firestore.runTransaction(async (transaction) => {
    const stop = (await transaction.get(ref)).data();
    await sayInAccount(firestore, transaction, { uid, stop, now: now(), isNews: false });
  });
}

/** The last reads of a transaction, and its first writes. */
async function sayInAccount(
  firestore: Firestore,
  transaction: Transaction,
  {
    uid,
    stop,
    now,
    isNews,
  }: {
    readonly uid: string;
    readonly stop: MailStop | undefined;
    readonly now: Date;
    readonly isNews: boolean;
  },
): Promise<void> {
  const [inbox, user] = await Promise.all([
    transaction.get(inboxRef(firestore, uid)),
    transaction.get(userRef(firestore, uid)),
  ]);
  // An account that is being erased has no profile any more, and gets nothing new.
  if (!user.exists) return;
  const reason = stoppedBy(stop, now);
  const { mailStopped: said, ...rest } = inbox.data() ?? { unread: 0 };
  const isSaid = said?.reason === reason && said?.since.getTime() === (reason && stop?.since.getTime());
  if (!isSaid) {
    transaction.set(inbox.ref, {
      ...rest,
      ...(stop && reason !== undefined && { mailStopped: { reason, since: stop.since } }),
    });
  }
  // A complaint ends the daily mails, as unsubscribing does: that outlives the report.
  if (isNews && reason === 'complaint' && user.data()?.settings.notifications.mail)
    transaction.update(firestore.doc(paths.user(uid)), { 'settings.notifications.mail': false });
}

/** The account of an address, closed or not. */
async function ownerOf({ auth }: Noting, address: string): Promise<string | undefined> {
  try {
    return (await auth.getUserByEmail(address)).uid;
  } catch (error) {
    if (isUnknownUser(error)) return undefined;
    throw error;
  }
}
