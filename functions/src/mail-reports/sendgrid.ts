import { z } from 'zod';
import { addressField, type MailReport, readerOf, secondsField, wordField } from './report.ts';

/** SendGrid: a list of events. */

const eventSchema = z.object({
  event: wordField,
  email: addressField,
  timestamp: secondsField,
  /** Of a bounce: `blocked` is a refusal that may pass. */
  type: wordField.nullish(),
  /** Of a mail that was dropped, and of a bounce in the words of the other server. */
  reason: z.string().max(10_000).nullish(),
});

/** Why SendGrid itself sends no more. */
const DROPPED: Readonly<Record<string, MailReport['reason']>> = {
  'Bounced Address': 'bounce',
  'Spam Reporting Address': 'complaint',
};

function reasonOf({ event, type, reason }: z.infer<typeof eventSchema>): MailReport['reason'] | undefined {
  if (event === 'spamreport') return 'complaint';
  if (event === 'bounce') return type === 'blocked' ? undefined : 'bounce';
  const isKnown = event === 'dropped' && Object.hasOwn(DROPPED, reason ?? '');
  return isKnown ? DROPPED[reason ?? ''] : undefined;
}

export const readSendGrid = readerOf(z.array(eventSchema).min(1), (events) =>
  events.flatMap((event) => {
    const reason = reasonOf(event);
    return reason ? [{ address: event.email, reason, at: event.timestamp }] : [];
  }),
);
