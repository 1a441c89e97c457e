import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';

/**
 * `resetCodes/{key}`: the last code that one browser asked for an address, whether or not it has an account, or a ticket that a mailed
 * link brought; `key` is the keyed hash of the address, a colon, and the keyed hash of the marker that the browser keeps, or what the
 * ticket names itself by. So is the last code of a sign-up, by the marker of a sign-up: `uid` is then the account that it made. Code and
 * ticket are stored as keyed hashes only. Numbers: `RESET_CODE` and `SIGN_UP_CODE` of the constants.
 */
export const resetCodeSchema = z.strictObject({
  /** Null for an unknown address, and for one that a sign-up found taken. */
  uid: z.string().nullable(),
  salt: z.string(),
  codeHash: z.string(),
  tries: z.int().nonnegative(),
  /** When it was asked for: an older request never voids a newer code, and no password is set with what was asked for before the last was set. */
  askedAt: timeSchema,
  expiresAt: timeSchema,
  usedAt: timeSchema.nullable(),
  /** When the document may be swept away: a ticket outlives its code, and is refused by its own time. */
  keptUntil: timeSchema,
  ticketHash: z.string().nullable(),
  ticketExpiresAt: timeSchema.nullable(),
  ticketUsedAt: timeSchema.nullable(),
});
export type ResetCode = z.infer<typeof resetCodeSchema>;
