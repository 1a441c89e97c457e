import {
  type DecidedFigures,
  type DecidedMonth,
  monthBefore,
  monthOf,
  spanOfMonth,
} from '@rawi/model/truth/decided-month';
import { COUNTED_ACTIONS, figuresOfLog, type Logged } from '@rawi/model/truth/figures-of-log';
import { MESSAGE_KEPT_DAYS } from '@rawi/model/truth/message';
import type { Firestore } from 'firebase-admin/firestore';
import { auditsOf, firstDecisionAt } from '../data/audits.ts';
import { decidedMonthRef, decidedMonths } from '../data/decided-months.ts';
import { noticesReceived } from '../data/messages.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import { eachDue } from './each-alone.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long after its end a month is counted once more, and then never: a decision that began in it has been written by then. */
const FINAL_AFTER_DAYS = 2;
/** Months of one run; those before wait for the next, so that a long log is not read in one. */
const MONTHS_A_RUN = 6;

/**
 * Counts what was decided in this month, and in each month before that has no final numbers, from the log. A final month is never counted
 * again, whatever becomes of what it counted. Returns the months that were counted.
 */
export async function countDecisions(db: Firestore, now: Date): Promise<readonly string[]> {
  const [first, kept] = await Promise.all([firstDecisionAt(db), decidedMonths(db)]);
  const final = new Set(kept.filter((month) => month.final).map(({ month }) => month));
  const due = monthsSince(first ?? now, now)
    .filter((month) => !final.has(month))
    .slice(0, MONTHS_A_RUN);
  for (const month of due) await decidedMonthRef(db, month).set(await countMonth(db, month, now));
  await invalidateTargets(db, [{ kind: 'transparency' }], now);
  return due;
}

/** The months from a time to now, the newest first. */
function monthsSince(first: Date, now: Date): readonly string[] {
  const months = [monthOf(now)];
  for (let month = monthBefore(monthOf(now)); month >= monthOf(first); month = monthBefore(month)) {
    months.push(month);
  }
  return months;
}

async function countMonth(db: Firestore, month: string, now: Date): Promise<DecidedMonth> {
  const { until } = spanOfMonth(month);
  return {
    month,
    figures: await figuresOf(db, month, now),
    countedAt: now,
    final: now.getTime() >= until.getTime() + FINAL_AFTER_DAYS * DAY_MS,
  };
}

async function figuresOf(db: Firestore, month: string, now: Date): Promise<DecidedFigures> {
  const span = spanOfMonth(month);
  const entries: Logged[] = [];
  await eachDue(
    {
      due: auditsOf(db, COUNTED_ACTIONS, span),
      failure: 'A decision in the log was not counted.',
      most: Number.POSITIVE_INFINITY,
    },
    async (entry) => {
      const { action, about, reason, settled, turned } = entry.data();
      entries.push({ action, about, reason, settled, turned });
      return true;
    },
  );
  // Notices are deleted some years after they were closed: until then all that came in the month are there.
  const areAllKept = span.until.getTime() + MESSAGE_KEPT_DAYS.takedown * DAY_MS > now.getTime();
  return figuresOfLog(entries, areAllKept ? await noticesReceived(db, span) : null);
}
