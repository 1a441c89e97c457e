import { z } from '../zod.ts';

/** `sweeps/downloadTokens`: where the next run of that sweep goes on. Sealed, since it says whose files come next. */
export const sweepSchema = z.strictObject({ sealed: z.string().min(1) });
