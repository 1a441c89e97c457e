import { z } from 'zod';
import {
  addressField,
  type MailMessage,
  type MessageReader,
  readerOf,
  timeField,
  wordField,
} from './report.ts';

/** Postmark: one message for each mail, named by `RecordType`. */

/** The types by which Postmark itself stops mail to a mailbox that is not there; the others it tries again, or are no fault of the mailbox. */
const HARD = new Set(['HardBounce', 'BadEmailAddress']);

const bounce = readerOf(
  z.object({
    RecordType: z.literal('Bounce'),
    Type: wordField,
    Email: addressField,
    BouncedAt: timeField,
  }),
  ({ Type, Email, BouncedAt }) =>
    HARD.has(Type)
      ? [{ address: Email, reason: 'bounce', at: BouncedAt }]
      : Type === 'SpamComplaint'
        ? [{ address: Email, reason: 'complaint', at: BouncedAt }]
        : [],
);
const complaint = readerOf(
  z.object({ RecordType: z.literal('SpamComplaint'), Email: addressField, BouncedAt: timeField }),
  ({ Email, BouncedAt }) => [{ address: Email, reason: 'complaint', at: BouncedAt }],
);
const other = readerOf(
  z.object({ RecordType: z.enum(['Delivery', 'Open', 'Click', 'SubscriptionChange']) }),
  () => [],
);

export const readPostmark: MessageReader = (body): MailMessage | undefined =>
  bounce(body) ?? complaint(body) ?? other(body);
