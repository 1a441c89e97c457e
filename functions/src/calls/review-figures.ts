import type { ReviewRequestOf, ReviewResponse } from '@rawi/model/calls/review-calls';
import { type Waiting, WEEKS_SHOWN } from '@rawi/model/calls/staff-calls';
import { paths } from '@rawi/model/paths';
import type { Audit } from '@rawi/model/truth/audit';
import { OVERDUE_DAYS } from '@rawi/model/truth/review';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { auditsOf } from '../data/audits.ts';
import { outdatedPages } from '../data/outdated-pages.ts';
import { waitingReviews } from '../data/reviews.ts';
import { waitingTexts } from '../data/transcripts.ts';
import { dailyWord } from '../review/daily-word.ts';
import type { SignedInContext } from '../services/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

const ACCEPTED = [
  'publishSubmission',
  'approveApplication',
  'publishTranscript',
] as const satisfies readonly Audit['action'][];
const REJECTED = [
  'rejectSubmission',
  'rejectApplication',
  'rejectTranscript',
] as const satisfies readonly Audit['action'][];

/**
 * Counts what waits for reviewers, what was decided, the pages of earlier versions, and what the last day has brought.
 * Firestore bills one read for each thousand documents counted.
 */
export async function reviewFigures(
  { firestore: db, now, monitoring }: SignedInContext,
  _request: ReviewRequestOf<'reviewFigures'>,
): Promise<ReviewResponse<'reviewFigures'>> {
  const time = now();
  const weeks = Array.from({ length: WEEKS_SHOWN }, (_, ago) => mondayOf(time).getTime() - ago * WEEK_MS);
  const [waiting, pages, word, ...counted] = await Promise.all([
    countWaiting(db, time),
    countPages(db),
    dailyWord(db, time, monitoring),
    ...weeks.map((from) => countWeek(db, from)),
  ]);
  return { waiting, weeks: counted, pages, word };
}

async function countWaiting(db: Firestore, now: Date): Promise<Waiting> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const since = async (from: Date | null, until: Date | null) => {
    const within = (query: Query, field: string) => {
      const after = from ? query.where(field, '>', from) : query;
      return count(until ? after.where(field, '<=', until) : after);
    };
    const [reviews, texts] = await Promise.all([
      within(waitingReviews(db), 'since'),
      within(waitingTexts(db), 'submitted.at'),
    ]);
    return reviews + texts;
  };
  const [day, three, week, longer] = await Promise.all([
    since(before(1), null),
    since(before(OVERDUE_DAYS), before(1)),
    since(before(7), before(OVERDUE_DAYS)),
    since(null, before(7)),
  ]);
  return { day, three, week, longer };
}

async function countPages(db: Firestore) {
  const [all, outdated] = await Promise.all([count(db.collection(paths.pages())), count(outdatedPages(db))]);
  return { all, outdated };
}

async function countWeek(db: Firestore, start: number) {
  const time = { from: new Date(start), until: new Date(start + WEEK_MS) };
  const [accepted, rejected] = await Promise.all([
    count(auditsOf(db, ACCEPTED, time)),
    count(auditsOf(db, REJECTED, time)),
  ]);
  return { from: time.from.toISOString(), accepted, rejected };
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** The last Monday, at midnight UTC. */
function mondayOf(time: Date): Date {
  const midnight = Math.floor(time.getTime() / DAY_MS) * DAY_MS;
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return new Date(midnight - sinceMonday * DAY_MS);
}
