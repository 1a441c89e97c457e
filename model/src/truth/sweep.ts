import { z } from '../zod.ts';

/** `sweeps/{name}`: where the next run of a sweep goes on. Sealed, since it says whose files come next. */
export const sweepSchema = z.strictObject({ sealed: z.string().min(1) });
export type Sweep = z.infer<typeof sweepSchema>;
