import { monthSchema } from '../truth/decided-month.ts';
import { isoTimeSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';
import { PAGE_LIMITS } from './page-limits.ts';

/** What stands for the numbers 1 to 4 where a person could be recognised by them. */
export const A_FEW = '1-4';

const count = z.int().nonnegative();
/** Rounded to five, where a person could be recognised. */
const rounded = z.union([count, z.literal(A_FEW)]);
/** In whole minutes; both are missing where nothing was decided. */
const times = z.strictObject({ half: count.optional(), ninetieth: count.optional() }).nullable();

/** What was decided in a month or a year. Null is what is not known of that time. */
const figuresSchema = z.strictObject({
  notices: z.strictObject({ received: count.nullable(), decided: count, removed: count.nullable() }),
  removals: z.strictObject({
    rights: rounded,
    harmful: rounded,
    illegal: rounded,
    spam: rounded,
    wrong: rounded,
    quality: rounded,
    other: rounded,
  }),
  returned: rounded,
  comments: z.strictObject({ hidden: count, restored: count.nullable() }),
  lists: z.strictObject({ hidden: rounded, restored: rounded.nullable() }),
  appeals: z.strictObject({ made: rounded, decided: rounded.nullable(), granted: rounded.nullable() }),
  accounts: z.strictObject({ closed: rounded, reopened: rounded }),
  times: z.strictObject({ notice: times, report: times, appeal: times, work: times }),
});
export type ShownFigures = z.infer<typeof figuresSchema>;

/** What was decided about what people send, write and publish, by month: of nobody in particular. */
export const transparencyPayloadSchema = z.strictObject({
  /** Until when it was counted; missing where nothing was yet. */
  countedAt: isoTimeSchema.optional(),
  /** This year's and last year's months, newest first. */
  months: z.array(z.strictObject({ month: monthSchema, figures: figuresSchema })).max(24),
  /** The years before, newest first. */
  years: z
    .array(z.strictObject({ year: z.int().positive(), figures: figuresSchema }))
    .max(PAGE_LIMITS.transparencyYears),
});
export type TransparencyPayload = z.infer<typeof transparencyPayloadSchema>;
