import { keyOf } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { localeSchema, timeSchema } from './schemas.ts';

export const MAIL_KINDS = [
  'verification',
  'mailboxCheck',
  'signUpAttempt',
  'resetCode',
  'resetLink',
  'passwordChanged',
  'emailChange',
  'emailChangeNotice',
  'emailTakenBack',
  'accountDeleted',
  'accountClosed',
  'accountReopened',
  'digest',
  'decision',
  'overdue',
  'messageReceived',
  'noticeReceived',
  'counterReceived',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_STATES = ['queued', 'sending', 'sent', 'dropped', 'parked'] as const;

/** How often a mail is tried before it is parked with its error for an admin. */
export const MAIL_TRIES = 8;
/** A worker that has not answered within this time has died. */
export const MAIL_LEASE_SECONDS = 120;
/** Sent mail is kept this long to answer "was it sent?". */
export const MAIL_KEPT_DAYS = 30;

/** The names of mails in the outbox: each is made of its kind and of what it is the mail of. */
export const mailIds = {
  verification: (requestId: string) => keyOf('verification', requestId),
  mailboxCheck: (requestId: string) => keyOf('mailboxCheck', requestId),
  signUpAttempt: (requestId: string) => keyOf('signUpAttempt', requestId),
  resetCode: (requestId: string) => keyOf('resetCode', requestId),
  resetLink: (requestId: string) => keyOf('resetLink', requestId),
  emailChange: (requestId: string) => keyOf('emailChange', requestId),
  emailChangeNotice: (requestId: string) => keyOf('emailChangeNotice', requestId),
  /** The notice to the owner of an account that it has changed. */
  notice: (kind: MailKind, id: string) => keyOf(kind, id),
  /** `whom` in these is a keyed hash: a mail is kept when its person has no account any more. */
  accountDeleted: (whom: string) => keyOf('accountDeleted', whom),
  digest: (whom: string, at: Date) => keyOf('digest', whom, String(at.getTime())),
  overdue: (whom: string, day: string) => keyOf('overdue', whom, day),
  received: (messageId: string) => keyOf('received', messageId),
  decision: (decisionId: string) => keyOf('decision', decisionId),
} as const;

/**
 * `outbox/{id}`: a mail, written in the transaction of its cause. The id names the transition, so a transition that is
 * carried out twice still has one mail.
 */
export const mailSchema = z.strictObject({
  kind: z.enum(MAIL_KINDS),
  /** Null for a request about an unknown address. The mail is written all the same, and the sender drops it. */
  to: z.string().max(LIMITS.emailLength).nullable(),
  locale: localeSchema,
  /** A code, the code of a link, or what a digest says, encrypted; removed once the mail has gone. */
  sealed: z.string().max(20_000).nullable(),
  state: z.enum(MAIL_STATES),
  tries: z.int().nonnegative(),
  createdAt: timeSchema,
  /** While `sending`: until when its worker is believed to live. */
  leaseUntil: timeSchema.nullable(),
  endedAt: timeSchema.nullable(),
  /** Why the last try failed. */
  error: z.string().max(500).nullable(),
  expiresAt: timeSchema,
});
export type Mail = z.infer<typeof mailSchema>;
