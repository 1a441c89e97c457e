import type { MailStopReason } from '../truth/mail-stopped.ts';
import { z } from '../zod.ts';

const count = z.int().nonnegative();

/** What is counted of a day, each by the time at which its documents were made. */
export const MADE_KINDS = ['accounts', 'submissions', 'files', 'mails'] as const;
export type MadeKind = (typeof MADE_KINDS)[number];

/** How many were made in the last 24 hours, and in the seven days before these. */
const made = z.strictObject({ day: count, week: count });
export type Made = z.infer<typeof made>;

/** What Google bills of a day, as Cloud Monitoring counts it. */
export const BILLED_KINDS = ['reads', 'writes'] as const;
export type BilledKind = (typeof BILLED_KINDS)[number];
const billed = z.strictObject({ reads: made, writes: made } satisfies Record<BilledKind, unknown>);
export type Billed = z.infer<typeof billed>;

/** What the daily mail to admins and their overview say of a day. */
export const dailyWordSchema = z.strictObject({
  /** What was given up, or fails again and again. */
  stuck: z.strictObject({
    publications: count,
    takedowns: count,
    mails: count,
    erasures: count,
    pages: count,
  }),
  /** Since when the oldest review has waited; null where none waits. */
  oldest: z.iso.datetime().nullable(),
  /** Addresses to which mail has stopped, by why; missing where an earlier version wrote it. */
  stopped: z
    .strictObject({ bounce: count, complaint: count } satisfies Record<MailStopReason, unknown>)
    .default({ bounce: 0, complaint: 0 }),
  made: z.strictObject({ accounts: made, submissions: made, files: made, mails: made } satisfies Record<
    MadeKind,
    unknown
  >),
  /** Null where it is not known: in a local run, and where Cloud Monitoring does not answer. */
  billed: billed.nullable().default(null),
});
export type DailyWord = z.infer<typeof dailyWordSchema>;

/** How many things are stuck together. */
export function stuckCount({ stuck }: DailyWord): number {
  return Object.values(stuck).reduce((sum, each) => sum + each, 0);
}

/** How many addresses take no mail. */
export function stoppedCount({ stopped }: DailyWord): number {
  return Object.values(stopped).reduce((sum, each) => sum + each, 0);
}

/** How many were made on a day of the week before, on average. */
export function dayOfWeekBefore({ week }: Made): number {
  return Math.round(week / 7);
}

/** Of fewer, three times as many mean nothing; of what is billed, so many a day are free. */
const NOTABLE: Readonly<Record<MadeKind | BilledKind, number>> = {
  accounts: 30,
  submissions: 30,
  files: 30,
  mails: 30,
  reads: 50_000,
  writes: 20_000,
};

/** Whether a day has brought far more of a kind than those before it. */
export function isUnusual(kind: MadeKind | BilledKind, each: Made): boolean {
  return each.day >= NOTABLE[kind] && each.day > 3 * Math.max(1, dayOfWeekBefore(each));
}

/** Each figure of a day, in the order in which it is told. */
export function figuresOf({
  made: each,
  billed: cost,
}: Pick<DailyWord, 'made' | 'billed'>): readonly (readonly [MadeKind | BilledKind, Made])[] {
  return [
    ...MADE_KINDS.map((kind) => [kind, each[kind]] as const),
    ...(cost ? BILLED_KINDS.map((kind) => [kind, cost[kind]] as const) : []),
  ];
}
