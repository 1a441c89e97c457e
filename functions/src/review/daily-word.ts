import type { DailyWord, Made } from '@rawi/model/calls/daily-word';
import { paths } from '@rawi/model/paths';
import { MAIL_STOP_REASONS } from '@rawi/model/truth/mail-stopped';
import { timeSchema } from '@rawi/model/truth/schemas';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { AskMonitoring } from '../data/monitoring.ts';
import { waitingReviews } from '../data/reviews.ts';
import { dayBilled } from './day-billed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What the daily mail and the overview say of a day: what is stuck, how old the queue is, how much was made. Firestore bills one read for each
 * thousand documents counted. What the day has read and written is asked of Cloud Monitoring, where there is one.
 */
export async function dailyWord(db: Firestore, now: Date, ask?: AskMonitoring): Promise<DailyWord> {
  const [publications, takedowns, mails, erasures, pages, oldest] = await Promise.all([
    count(db.collection(paths.submissions()).where('publication', '==', 'parked')),
    count(db.collection(paths.takedowns()).where('state', '==', 'parked')),
    count(db.collection(paths.outbox()).where('state', '==', 'parked')),
    count(db.collection(paths.erasures()).where('stuck', '==', true)),
    count(db.collection(paths.invalidations()).where('dueAt', '==', null)),
    oldestReview(db),
  ]);
  const [bounce, complaint] = await Promise.all(
    MAIL_STOP_REASONS.map((reason) => count(db.collection(paths.mailStops()).where('reason', '==', reason))),
  );
  const [accounts, submissions, files, sent, billed] = await Promise.all([
    made(db, paths.users(), now),
    made(db, paths.submissions(), now),
    made(db, paths.files(), now),
    made(db, paths.outbox(), now),
    dayBilled(ask, now),
  ]);
  return {
    stuck: { publications, takedowns, mails, erasures, pages },
    oldest,
    stopped: { bounce: bounce ?? 0, complaint: complaint ?? 0 },
    made: { accounts, submissions, files, mails: sent },
    billed,
  };
}

async function oldestReview(db: Firestore): Promise<string | null> {
  const { docs } = await waitingReviews(db).limit(1).get();
  // Only its time is read: a review that cannot be read otherwise waits all the same.
  return timeSchema.safeParse(docs[0]?.get('since')).data?.toISOString() ?? null;
}

async function made(db: Firestore, path: string, now: Date): Promise<Made> {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const all = db.collection(path);
  const [day, week] = await Promise.all([
    count(all.where('createdAt', '>', since(1))),
    count(all.where('createdAt', '>', since(8)).where('createdAt', '<=', since(1))),
  ]);
  return { day, week };
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
