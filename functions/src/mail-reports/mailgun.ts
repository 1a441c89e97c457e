import { z } from 'zod';
import { addressField, type MailReport, readerOf, secondsField, wordField } from './report.ts';

/** Mailgun: one message for each mail, beside a signature that the secret of the address makes needless. */

/**
 * Why a mail failed for good. Others, such as `old` (tried for too long) or `espblock` (our server is refused), say nothing of the
 * mailbox.
 */
const STOPS: Readonly<Record<string, MailReport['reason']>> = {
  bounce: 'bounce',
  'suppress-bounce': 'bounce',
  'suppress-complaint': 'complaint',
};

const failed = readerOf(
  z.object({
    'event-data': z.object({
      event: z.literal('failed'),
      severity: wordField,
      reason: wordField.nullish(),
      recipient: addressField,
      timestamp: secondsField,
    }),
  }),
  ({ 'event-data': { severity, reason, recipient, timestamp } }) => {
    const stop = severity === 'permanent' && Object.hasOwn(STOPS, reason ?? '') && STOPS[reason ?? ''];
    return stop ? [{ address: recipient, reason: stop, at: timestamp }] : [];
  },
);
const complained = readerOf(
  z.object({
    'event-data': z.object({
      event: z.literal('complained'),
      recipient: addressField,
      timestamp: secondsField,
    }),
  }),
  ({ 'event-data': { recipient, timestamp } }) => [
    { address: recipient, reason: 'complaint', at: timestamp },
  ],
);
const other = readerOf(
  z.object({
    'event-data': z.object({
      event: z.enum(['accepted', 'delivered', 'opened', 'clicked', 'unsubscribed', 'stored', 'rejected']),
    }),
  }),
  () => [],
);

export const readMailgun = (body: unknown) => failed(body) ?? complained(body) ?? other(body);
