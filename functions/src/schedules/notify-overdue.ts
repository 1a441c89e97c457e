import { figuresOf, isUnusual, stuckCount } from '@rawi/model/calls/daily-word';
import { mailIds } from '@rawi/model/truth/mail';
import { OVERDUE_DAYS } from '@rawi/model/truth/review';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { findUserById } from '../callers/user-by-email.ts';
import type { AccountAuth } from '../data/account-auth.ts';
import { waitingFlags } from '../data/comments.ts';
import { createOnce } from '../data/create-once.ts';
import { openMessages } from '../data/messages.ts';
import type { AskMonitoring } from '../data/monitoring.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { openReports } from '../data/reports.ts';
import { waitingReviews } from '../data/reviews.ts';
import { allStaff } from '../data/staff.ts';
import { userRef } from '../data/users.ts';
import type { OverdueMail } from '../mail/overdue-text.ts';
import { dailyWord } from '../review/daily-word.ts';
import { personKey } from '../secrets/keyed-hash.ts';
import { seal } from '../secrets/seal.ts';
import { eachDue } from './each-alone.ts';

interface Notifying {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'getUser'>;
  readonly now: () => Date;
  readonly hashKey: string;
  readonly monitoring?: AskMonitoring | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Mails every admin how much has waited for more than three days, what is stuck, and how the day was beside the week
 * before; once a day, however often it runs, and only where something waits, is stuck or is far more than on other days.
 * Returns the number of mails.
 */
export async function notifyOverdue({
  firestore: db,
  auth,
  now,
  hashKey,
  monitoring,
}: Notifying): Promise<number> {
  const time = now();
  const before = new Date(time.getTime() - OVERDUE_DAYS * DAY_MS);
  const word = await dailyWord(db, time, monitoring);
  const waiting = {
    decisions: await count(waitingReviews(db).where('since', '<=', before)),
    comments: await count(waitingFlags(db).where('since', '<=', before)),
    reports: await count(openReports(db).where('at', '<=', before)),
    messages: await count(openMessages(db).where('at', '<=', before)),
  };
  const isQuiet = Object.values(waiting).every((each) => each === 0);
  if (isQuiet && stuckCount(word) === 0 && !figuresOf(word).some((each) => isUnusual(...each))) return 0;
  const oldest = word.oldest === null ? time : new Date(word.oldest);
  const oldestDays = Math.floor((time.getTime() - oldest.getTime()) / DAY_MS);
  const overdue: OverdueMail = { ...waiting, oldestDays, word };
  const due = allStaff(db);
  const failure = 'Somebody of the staff was not told what waits.';
  return await eachDue({ due, failure, most: Number.POSITIVE_INFINITY }, async (entry) => {
    if (!entry.data().roles.includes('admin')) return false;
    const uid = entry.id;
    const [account, profile] = await Promise.all([findUserById(auth, uid), userRef(db, uid).get()]);
    const locale = profile.data()?.locale;
    if (!account?.email || !account.emailVerified || !locale) return false;
    const sealed = seal(hashKey, 'mail', JSON.stringify(overdue));
    const mail = queuedMail({ kind: 'overdue', to: account.email, locale, sealed }, time);
    const id = mailIds.overdue(personKey(hashKey, uid), time.toISOString().slice(0, 10));
    return await createOnce(mailRef(db, id), mail);
  });
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
