import { z } from '../zod.ts';
import { idSchema, timeSchema } from './schemas.ts';

/** `sweeps/downloadTokens`: where the next run of that sweep goes on. Sealed, since it says whose files come next. */
export const sweepSchema = z.strictObject({ sealed: z.string().min(1) });

/** `sweeps/blurred`: the last comic whose pictures the walk of the blurred ones has looked at, null before the first; and when it goes on. */
export const blurSweepSchema = z.strictObject({ after: idSchema.nullable(), dueAt: timeSchema });
