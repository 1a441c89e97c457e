import { z } from 'zod';
import { addressField, type MailReport, readerOf, secondsField, wordField } from './report.ts';

/** Brevo: one event, or a list of them where its webhook is batched. */

const eventSchema = z.object({ event: wordField, email: addressField, ts_event: secondsField });

/** `soft_bounce`, `deferred` and `blocked` (by Brevo's own list) are none of these. */
const STOPS: Readonly<Record<string, MailReport['reason']>> = {
  hard_bounce: 'bounce',
  invalid_email: 'bounce',
  spam: 'complaint',
  complaint: 'complaint',
};

export const readBrevo = readerOf(z.union([eventSchema, z.array(eventSchema).min(1)]), (body) =>
  [body].flat().flatMap(({ event, email, ts_event: at }) => {
    const reason = Object.hasOwn(STOPS, event) ? STOPS[event] : undefined;
    return reason ? [{ address: email, reason, at }] : [];
  }),
);
