import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';

/** As many links of one kind are kept: more than are mailed to an address while one of them is valid (three days, 25 a day). */
export const MAX_LINKS = 100;

/** What a mailed link may still do. The ticket is stored as a keyed hash, and the address it is about is encrypted. */
const linkTicketSchema = z.strictObject({
  hash: z.string().max(100),
  sealed: z.string().max(1000),
  askedAt: timeSchema,
  /** From then on it is refused; that is not when it is deleted. */
  expiresAt: timeSchema,
});
export type LinkTicket = z.infer<typeof linkTicketSchema>;

/** The right to return to an earlier address; `changedAt` is when the account left it, or nothing yet. */
const takeBackSchema = linkTicketSchema.extend({ changedAt: timeSchema.nullable() });

/** `linkTickets/{uid}`: the mailed links of one account that may still be opened. It goes with the account. */
export const linkTicketsSchema = z.strictObject({
  /** The address that our calls gave the account, encrypted; nothing as long as none of them has been made. */
  address: z.string().max(1000).nullable(),
  /** Requests made before this time are void, even if their ticket is created later. */
  voidedAt: timeSchema.nullable(),
  /** Its address is the account's: the newest of those that may confirm it. */
  verification: linkTicketSchema.nullable(),
  /** Those that were mailed before it, from the newest: whoever asks for another does not void them. */
  earlierVerifications: z.array(linkTicketSchema).max(MAX_LINKS).default([]),
  /** Keyed hash of what the browser of the sign-up keeps, until the address is confirmed. */
  signUpMarker: z.string().max(100).nullable(),
  /** Its address is the new one. */
  emailChange: linkTicketSchema.nullable(),
  /** Oldest first; their addresses are earlier ones. */
  takeBacks: z.array(takeBackSchema).max(30),
  /** Links to set a password, from the newest; their address is the account's. */
  resets: z.array(linkTicketSchema).max(MAX_LINKS).default([]),
});
export type LinkTickets = z.infer<typeof linkTicketsSchema>;
