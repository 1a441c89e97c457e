import { z } from '../zod.ts';
import { timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';

/** Why mail to an address stops: it comes back for good, or its reader does not want it. */
export const MAIL_STOP_REASONS = ['bounce', 'complaint'] as const;
export type MailStopReason = (typeof MAIL_STOP_REASONS)[number];

/** For how long a report stops mail: addresses change hands, and a provider keeps a list of its own besides. */
export const MAIL_STOPPED_DAYS = 365;

/** What a person learns of it, in the inbox that every tab follows. */
export const mailStoppedSchema = z.strictObject({
  /** An older build that does not know the reason says that mail comes back, and what to do is the same. */
  reason: open(z.enum(MAIL_STOP_REASONS), 'bounce'),
  since: timeSchema,
});
export type MailStopped = z.infer<typeof mailStoppedSchema>;

/** Until when it counts. */
export function mailStoppedUntil({ since }: Pick<MailStopped, 'since'>): Date {
  return new Date(since.getTime() + MAIL_STOPPED_DAYS * 24 * 60 * 60_000);
}
