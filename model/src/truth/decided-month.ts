import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';
import { waitsSchema } from './waits.ts';

/** Why something went from readers: the reasons of take-downs, and `quality` for what reviewers found wrong with published work. */
export const REMOVAL_REASONS = ['rights', 'harmful', 'illegal', 'spam', 'wrong', 'quality', 'other'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

const count = z.int().nonnegative();
/** Null where the log of that time does not say it. */
const known = count.nullable();

/** What was decided in a time, by numbers alone: of nobody, and about nothing in particular. */
export const decidedFiguresSchema = z.strictObject({
  /** Notices that came, that were closed, and those of them for which something was taken down. */
  notices: z.strictObject({ received: known, decided: count, removed: known }),
  /** What was taken from readers, by reason. */
  removals: z.strictObject({
    rights: count,
    harmful: count,
    illegal: count,
    spam: count,
    wrong: count,
    quality: count,
    other: count,
  }),
  /** What was given back to them. */
  returned: count,
  comments: z.strictObject({ hidden: count, restored: known }),
  lists: z.strictObject({ hidden: count, restored: known }),
  /** Appeals that came, that were decided, and those of them by which the decision was changed. */
  appeals: z.strictObject({ made: count, decided: known, granted: known }),
  accounts: z.strictObject({ closed: count, reopened: count }),
  /** How long each kind had waited when it was decided. */
  waits: z.strictObject({
    notice: waitsSchema.nullable(),
    report: waitsSchema.nullable(),
    appeal: waitsSchema.nullable(),
    work: waitsSchema.nullable(),
  }),
});
export type DecidedFigures = z.infer<typeof decidedFiguresSchema>;

/** The name of a month: `2026-11`. */
export const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
export const monthSchema = z.string().regex(MONTH);

/** `transparency/{month}`: what was decided in a month (UTC), as the log says it. Once it is final nothing changes it. */
export const decidedMonthSchema = z.strictObject({
  month: monthSchema,
  figures: decidedFiguresSchema,
  /** When the log was read for it. */
  countedAt: timeSchema,
  /** The month was over when it was read, and what was late had come. */
  final: z.boolean(),
});
export type DecidedMonth = z.infer<typeof decidedMonthSchema>;

/** The month of a time, in UTC. */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7);

/** From when to when a month is. */
export function spanOfMonth(month: string): { readonly from: Date; readonly until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: new Date(Date.UTC(year, number - 1)), until: new Date(Date.UTC(year, number)) };
}

/** The month before. */
export const monthBefore = (month: string): string =>
  monthOf(new Date(spanOfMonth(month).from.getTime() - 1));
