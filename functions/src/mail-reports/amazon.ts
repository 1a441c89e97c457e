import { z } from 'zod';
import {
  addressField,
  type MailMessage,
  type MailReport,
  type MessageReader,
  readerOf,
  timeField,
  wordField,
} from './report.ts';

/** Amazon SES: its notifications come through SNS, in an envelope or, with “raw message delivery”, as they are. */

const bounceSchema = z.object({
  /** `Permanent` is a hard bounce; `Transient` and `Undetermined` are none. */
  bounceType: wordField,
  timestamp: timeField,
  bouncedRecipients: z.array(z.object({ emailAddress: addressField })).max(1000),
});
const complaintSchema = z.object({
  /** `not-spam`: the reader says that it was taken for spam by mistake. */
  complaintFeedbackType: wordField.nullish(),
  timestamp: timeField,
  complainedRecipients: z.array(z.object({ emailAddress: addressField })).max(1000),
});
/** An identity’s notifications name their kind in one field, those of a configuration set in another. */
const kindOf = (kind: z.ZodType<string>) =>
  z.union([z.object({ notificationType: kind }), z.object({ eventType: kind })]);
const OTHERS = z.enum([
  'Delivery',
  'DeliveryDelay',
  'Send',
  'Reject',
  'Open',
  'Click',
  'Rendering Failure',
  'Subscription',
  'Received',
  'AmazonSnsSubscriptionSucceeded',
]);

const notification = (body: unknown): MailMessage | undefined =>
  readBounce(body) ?? readComplaint(body) ?? readOther(body);
const readBounce = readerOf(
  z.intersection(kindOf(z.literal('Bounce')), z.object({ bounce: bounceSchema })),
  ({ bounce }) =>
    bounce.bounceType === 'Permanent'
      ? reports(bounce.bouncedRecipients, { reason: 'bounce', at: bounce.timestamp })
      : [],
);
const readComplaint = readerOf(
  z.intersection(kindOf(z.literal('Complaint')), z.object({ complaint: complaintSchema })),
  ({ complaint }) =>
    complaint.complaintFeedbackType === 'not-spam'
      ? []
      : reports(complaint.complainedRecipients, { reason: 'complaint', at: complaint.timestamp }),
);
const readOther = readerOf(kindOf(OTHERS), () => []);

function reports(
  recipients: readonly { readonly emailAddress: string }[],
  report: Omit<MailReport, 'address'>,
): MailReport[] {
  return recipients.map(({ emailAddress }) => ({ address: emailAddress, ...report }));
}

const envelopeSchema = z.object({ Type: z.literal('Notification'), Message: z.string() });
const invitationSchema = z.object({
  Type: z.literal('SubscriptionConfirmation'),
  SubscribeURL: z.string().max(2000),
});
const farewellSchema = z.object({ Type: z.literal('UnsubscribeConfirmation'), TopicArn: z.string() });
/** What SES says to a topic when it begins to use it, which is no JSON. */
const FIRST_WORDS = 'Successfully validated SNS topic for Amazon SES';

/** Messages of Amazon SES and of the SNS topic that brings them. */
export const readAmazon: MessageReader = (body) => {
  const envelope = envelopeSchema.safeParse(body).data;
  if (envelope) {
    if (envelope.Message.startsWith(FIRST_WORDS)) return { reports: [] };
    return notification(parsed(envelope.Message));
  }
  const invitation = invitationSchema.safeParse(body).data;
  if (invitation) {
    const confirm = addressOfSns(invitation.SubscribeURL);
    return confirm && { reports: [], confirm };
  }
  if (farewellSchema.safeParse(body).success) return { reports: [] };
  return notification(body);
};

/** The address by which a subscription is confirmed, if it is one of SNS: no other is ever opened. */
function addressOfSns(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSns =
    url?.protocol === 'https:' &&
    /^sns\.[a-z0-9-]{1,40}\.amazonaws\.com(?:\.cn)?$/.test(url.hostname) &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.pathname === '/' &&
    url.searchParams.get('Action') === 'ConfirmSubscription';
  return isSns ? url : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
