import { BILLED_KINDS, type Billed, type BilledKind, type Made } from '@rawi/model/calls/daily-word';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import type { AskMonitoring } from '../data/monitoring.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const METRICS: Readonly<Record<BilledKind, string>> = {
  reads: 'firestore.googleapis.com/document/read_ops_count',
  writes: 'firestore.googleapis.com/document/write_ops_count',
};

/** An answer without series is one of a project that nobody used. */
const answerSchema = z.object({
  timeSeries: z
    .array(
      z.object({
        points: z.array(
          z.object({
            interval: z.object({ endTime: z.coerce.date() }),
            // Whole numbers come as text.
            value: z.object({ int64Value: z.coerce.number() }),
          }),
        ),
      }),
    )
    .default([]),
});

/**
 * How many documents were read and written in the last 24 hours and in the seven days before, as Google bills them. Null where
 * nobody counts (`ask` is undefined), and where Monitoring does not answer: the rest of the day is told all the same.
 */
export async function dayBilled(ask: AskMonitoring | undefined, now: Date): Promise<Billed | null> {
  if (!ask) return null;
  try {
    const [reads, writes] = await Promise.all(BILLED_KINDS.map((kind) => madeOf(ask, METRICS[kind], now)));
    return reads && writes ? { reads, writes } : null;
  } catch (error) {
    logger.warn('Cloud Monitoring did not say what the day has cost.', { reason: String(error) });
    return null;
  }
}

async function madeOf(ask: AskMonitoring, metric: string, now: Date): Promise<Made> {
  const answer = await ask(
    new URLSearchParams({
      filter: `resource.type = "firestore.googleapis.com/Database" AND metric.type = "${metric}"`,
      'interval.startTime': new Date(now.getTime() - 8 * DAY_MS).toISOString(),
      'interval.endTime': now.toISOString(),
      'aggregation.alignmentPeriod': `${DAY_MS / 1000}s`,
      'aggregation.perSeriesAligner': 'ALIGN_SUM',
      'aggregation.crossSeriesReducer': 'REDUCE_SUM',
    }),
  );
  const made = { day: 0, week: 0 };
  for (const { points } of answerSchema.parse(answer).timeSeries) {
    for (const { interval, value } of points) {
      // Days end at `now`, and at the same time of each day before.
      const isLast = now.getTime() - interval.endTime.getTime() < DAY_MS / 2;
      made[isLast ? 'day' : 'week'] += value.int64Value;
    }
  }
  return made;
}
