import { emailAddress } from '@rawi/model/text/email-address';
import type { MailStopReason } from '@rawi/model/truth/mail-stopped';
import { z } from 'zod';

/** That mail to an address came back for good, or that its reader complained, as a mail provider reports it. */
export interface MailReport {
  readonly address: string;
  readonly reason: MailStopReason;
  readonly at: Date;
}

/** What a provider's message comes to. */
export interface MailMessage {
  readonly reports: readonly MailReport[];
  /** An address to open, by which a provider learns that its messages arrive. */
  readonly confirm?: URL;
}

/**
 * Reads the messages of one provider. Undefined for what is none of its messages; one of them that tells something else, such as
 * a delivery or a mail that will be tried again, has no reports.
 */
export type MessageReader = (body: unknown) => MailMessage | undefined;

/** A reader of what a schema says; `reportsOf` makes reports of it. */
export function readerOf<T>(
  schema: z.ZodType<T>,
  reportsOf: (message: T) => readonly MailReport[],
): MessageReader {
  return (body) => {
    const { success, data } = schema.safeParse(body);
    return success ? { reports: reportsOf(data) } : undefined;
  };
}

/** Longer than any address, and still bounded. */
export const addressField = z.string().max(1000).transform(emailAddress);

/** A word by which a provider names a kind of message or a reason. */
export const wordField = z.string().max(200);

const LAST_SECOND = Date.parse('9999-12-31T23:59:59Z') / 1000;

/** A time in seconds since the epoch. */
export const secondsField = z
  .number()
  .min(0)
  .max(LAST_SECOND)
  .transform((seconds) => new Date(seconds * 1000));

/** A time as text, with an offset or in UTC. */
export const timeField = z
  .string()
  .max(64)
  .regex(/^\d{4}-\d\d-\d\dT/)
  .transform((text) => new Date(text))
  .refine((time) => !Number.isNaN(time.getTime()));
