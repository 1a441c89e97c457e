import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READERS, readMessage } from './read-message.ts';

const read = (body: unknown) => readMessage(new TextEncoder().encode(JSON.stringify(body)));

const AT = new Date('2026-03-04T05:06:07Z');
const SECONDS = AT.getTime() / 1000;
const TEXT = '2026-03-04T07:06:07.0000000+02:00';
const LAYLA = 'layla@example.com';

const sns = (message: object) => ({
  Type: 'Notification',
  TopicArn: 'arn',
  Message: JSON.stringify(message),
});
const sesBounce = (bounceType: string, kind = 'notificationType') => ({
  [kind]: 'Bounce',
  mail: {},
  bounce: { bounceType, timestamp: '2026-03-04T05:06:07.000Z', bouncedRecipients: [{ emailAddress: LAYLA }] },
});
const sesComplaint = (complaintFeedbackType?: string) => ({
  notificationType: 'Complaint',
  mail: {},
  complaint: {
    timestamp: '2026-03-04T05:06:07.000Z',
    complainedRecipients: [{ emailAddress: LAYLA }],
    complaintFeedbackType,
  },
});
const postmark = (Type: string, RecordType = 'Bounce') => ({
  RecordType,
  Type,
  Email: LAYLA,
  BouncedAt: TEXT,
});
const mailgun = (event: string, more: object = {}) => ({
  signature: { token: 't', timestamp: '1', signature: 's' },
  'event-data': { event, recipient: LAYLA, timestamp: SECONDS, ...more },
});
const failed = (severity: string, reason: string) => mailgun('failed', { severity, reason });
const sendGrid = (event: string, more: object = {}) => [{ event, email: LAYLA, timestamp: SECONDS, ...more }];
const brevo = (event: string) => ({ event, email: LAYLA, id: 1, ts_event: SECONDS, 'message-id': '<x>' });
const plain = (reason: string) => ({ reports: [{ address: LAYLA, reason, at: '2026-03-04T05:06:07Z' }] });

const BOUNCES: readonly [string, unknown][] = [
  ['amazon, through SNS', sns(sesBounce('Permanent'))],
  ['amazon, delivered raw', sesBounce('Permanent')],
  ['amazon, of a configuration set', sns(sesBounce('Permanent', 'eventType'))],
  ['postmark', postmark('HardBounce')],
  ['postmark, of no address', postmark('BadEmailAddress')],
  ['mailgun', failed('permanent', 'bounce')],
  ['mailgun, from its list', failed('permanent', 'suppress-bounce')],
  ['sendgrid', sendGrid('bounce', { type: 'bounce', reason: '550 no such user' })],
  ['sendgrid, from its list', sendGrid('dropped', { reason: 'Bounced Address' })],
  ['brevo', brevo('hard_bounce')],
  ['brevo, of no address', brevo('invalid_email')],
  ['brevo, batched', [brevo('delivered'), brevo('hard_bounce')]],
  ['a server of one’s own', plain('bounce')],
];
const COMPLAINTS: readonly [string, unknown][] = [
  ['amazon', sns(sesComplaint())],
  ['amazon, with the kind of it', sns(sesComplaint('abuse'))],
  ['postmark', postmark('SpamComplaint', 'SpamComplaint')],
  ['postmark, as a bounce', postmark('SpamComplaint')],
  ['mailgun', mailgun('complained')],
  ['mailgun, from its list', failed('permanent', 'suppress-complaint')],
  ['sendgrid', sendGrid('spamreport')],
  ['sendgrid, from its list', sendGrid('dropped', { reason: 'Spam Reporting Address' })],
  ['brevo', brevo('spam')],
  ['a server of one’s own', plain('complaint')],
];
/** Mails that are tried again, that failed through no fault of the mailbox, or that arrived. */
const OTHERS: readonly [string, unknown][] = [
  ['amazon: a full mailbox', sns(sesBounce('Transient'))],
  ['amazon: nobody knows', sns(sesBounce('Undetermined'))],
  ['amazon: no spam after all', sns(sesComplaint('not-spam'))],
  ['amazon: delivered', sns({ notificationType: 'Delivery', mail: {}, delivery: {} })],
  [
    'amazon: the first words',
    { Type: 'Notification', Message: 'Successfully validated SNS topic for Amazon SES event publishing.' },
  ],
  ['amazon: the last words', { Type: 'UnsubscribeConfirmation', TopicArn: 'arn' }],
  ['postmark: tried again', postmark('Transient')],
  ['postmark: a soft bounce', postmark('SoftBounce')],
  ['postmark: our server is refused', postmark('Blocked')],
  ['postmark: delivered', { RecordType: 'Delivery', Recipient: LAYLA }],
  ['mailgun: tried again', failed('temporary', 'generic')],
  ['mailgun: a full mailbox that bounces for now', failed('temporary', 'bounce')],
  ['mailgun: our server is refused', failed('permanent', 'espblock')],
  ['mailgun: a word of every object', failed('permanent', 'constructor')],
  ['mailgun: delivered', mailgun('delivered')],
  ['sendgrid: refused for now', sendGrid('bounce', { type: 'blocked' })],
  ['sendgrid: tried again', sendGrid('deferred')],
  ['sendgrid: dropped for another reason', sendGrid('dropped', { reason: 'Invalid' })],
  ['sendgrid: a word of every object', sendGrid('dropped', { reason: 'toString' })],
  ['brevo: a soft bounce', brevo('soft_bounce')],
  ['brevo: a word of every object', brevo('valueOf')],
  ['brevo: delivered', brevo('delivered')],
];

describe('what a mail provider says', () => {
  it.each(BOUNCES)('that came back for good is a bounce: %s', (_, body) => {
    expect(read(body)).toEqual({ reports: [{ address: LAYLA, reason: 'bounce', at: AT }] });
  });

  it.each(COMPLAINTS)('that a reader does not want is a complaint: %s', (_, body) => {
    expect(read(body)).toEqual({ reports: [{ address: LAYLA, reason: 'complaint', at: AT }] });
  });

  it.each(OTHERS)('that says nothing of the mailbox reports nothing: %s', (_, body) => {
    expect(read(body)).toEqual({ reports: [] });
  });

  it.each([...BOUNCES, ...COMPLAINTS, ...OTHERS])('is read by one reader alone: %s', (_, body) => {
    expect(Object.values(READERS).filter((reader) => reader(body) !== undefined)).toHaveLength(1);
  });

  it('is read with addresses as accounts have them, and without what is no address', () => {
    const events = ['LAYLA@Example.com ', 'not an address', '', 'a@b@c'].flatMap((email) =>
      sendGrid('bounce', { email, type: 'bounce' }),
    );
    expect(read(events)?.reports.map(({ address }) => address)).toEqual([LAYLA]);
  });

  it('about one address several times counts as the last of them, in any order', () => {
    const bounce = sendGrid('bounce', { timestamp: SECONDS - 10 });
    const complaint = sendGrid('spamreport');
    const both = [{ address: LAYLA, reason: 'complaint', at: AT }];
    expect(read([...bounce, ...complaint])?.reports).toEqual(both);
    expect(read([...complaint, ...bounce])?.reports).toEqual(both);
    expect(read([...sendGrid('bounce'), ...complaint])?.reports).toEqual(both);
    expect(read([...complaint, ...sendGrid('bounce')])?.reports).toEqual(both);
  });
});

describe('what is no message of a provider', () => {
  it.each([
    ['nothing', undefined],
    ['an empty body', new Uint8Array()],
    ['no JSON', new TextEncoder().encode('{')],
    ['no text', Uint8Array.of(0xff, 0xfe)],
  ])('is read as none: %s', (_, body) => {
    expect(readMessage(body)).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['an object', {}],
    ['a list', []],
    ['an event of nobody', { event: 'bounce' }],
    ['a list with one event that is none', [...sendGrid('bounce'), { event: 'bounce' }]],
    ['a time that is none', { ...brevo('hard_bounce'), ts_event: 'yesterday' }],
    ['a time beyond all dates', { ...brevo('hard_bounce'), ts_event: 1e15 }],
    ['a date that is none', { ...postmark('HardBounce'), BouncedAt: '2026-99-99T00:00:00Z' }],
    ['an address as long as a book', { ...brevo('hard_bounce'), email: 'a'.repeat(2000) }],
    ['a topic’s words that are no JSON', { Type: 'Notification', Message: 'Hello' }],
    ['a topic’s words of something else', { Type: 'Notification', Message: '{"a": 1}' }],
    ['our own form with more in it', { ...plain('bounce'), more: 1 }],
    ['our own form with another reason', plain('because')],
  ])('is read as none: %s', (_, body) => {
    expect(read(body)).toBeUndefined();
  });

  it('is no failure, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const { reports } of [read(body)].filter((message) => message !== undefined))
          expect(reports).toEqual([]);
      }),
    );
  });
});

describe('the invitation of a topic', () => {
  const invited = (SubscribeURL: string) =>
    read({ Type: 'SubscriptionConfirmation', Token: 't', SubscribeURL });

  it.each([
    'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=arn&Token=t',
    'https://sns.cn-north-1.amazonaws.com.cn/?Action=ConfirmSubscription&TopicArn=arn&Token=t',
  ])('names the address that is opened: %s', (address) => {
    expect(invited(address)).toEqual({ reports: [], confirm: new URL(address) });
  });

  it.each([
    'http://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription',
    'https://sns.eu-west-1.amazonaws.com.example.com/?Action=ConfirmSubscription',
    'https://example.com/?sns.eu-west-1.amazonaws.com&Action=ConfirmSubscription',
    'https://sns.eu-west-1.amazonaws.com@example.com/?Action=ConfirmSubscription',
    'https://me:you@sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription',
    'https://sns.eu-west-1.amazonaws.com:8443/?Action=ConfirmSubscription',
    'https://sns.a.b.amazonaws.com/?Action=ConfirmSubscription',
    'https://sns.eu-west-1.amazonaws.com/other?Action=ConfirmSubscription',
    'https://sns.eu-west-1.amazonaws.com/?Action=Publish',
    'https://s3.amazonaws.com/?Action=ConfirmSubscription',
    'http://169.254.169.254/?Action=ConfirmSubscription',
    'file:///etc/passwd?Action=ConfirmSubscription',
    'no address',
  ])('of any other address is none: %s', (address) => {
    expect(invited(address)).toBeUndefined();
  });
});
