import { LIMITS } from '../limits.ts';
import { COMMENT_REASONS } from '../lists/comment-reasons.ts';
import { CONTACT_SUBJECTS } from '../lists/contact-subjects.ts';
import { z } from '../zod.ts';
import { charactersSchema, idSchema, imageSchema, localeSchema, timeSchema } from './schemas.ts';
import { takedownIdSchema } from './takedown.ts';
import { open } from './tolerant.ts';

/** `done`: a reviewer has dealt with it. */
export const MESSAGE_STATES = ['open', 'done'] as const;

/** How long messages and notices are kept once they are done: a notice, and an answer to one, may be asked for in a court; in days. */
export const MESSAGE_KEPT_DAYS = { contact: 180, takedown: 3 * 365, counter: 3 * 365, reader: 180 } as const;

const { message, work, addresses, postal, phone } = LIMITS.contact;

const progress = {
  state: open(z.enum(MESSAGE_STATES), 'done'),
  at: timeSchema,
  /** When it goes; null while it is open. */
  expiresAt: timeSchema.nullable(),
};

const fields = {
  name: z.string().min(1).max(LIMITS.nameLength),
  /** Where the answer goes. */
  email: z.string().max(LIMITS.emailLength),
  locale: localeSchema,
  ...progress,
};

/**
 * `messages/{messageId}`: what somebody has written to the site, with or without an account. Reviewers read it and answer by
 * mail; a report of a reader's page, which an account alone sends, they answer by what they do.
 */
export const messageSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('contact'),
    subject: z.enum(CONTACT_SUBJECTS),
    message: z.string().min(message.min).max(message.max),
    ...fields,
  }),
  /** That something is here without permission. */
  z.strictObject({
    kind: z.literal('takedown'),
    work: z.string().min(work.min).max(work.max),
    addresses: z.string().min(addresses.min).max(addresses.max),
    goodFaith: z.literal(true),
    accurate: z.literal(true),
    signature: z.string().min(1).max(LIMITS.nameLength),
    ...fields,
  }),
  /** That something is wrong with the name or the photo on a reader's own page. */
  z.strictObject({
    kind: z.literal('reader'),
    /** What the page showed then, as the function found it. */
    reader: z.strictObject({
      uid: idSchema,
      name: z.string().min(1).max(LIMITS.nameLength),
      photo: imageSchema.optional(),
    }),
    /** Who reports it; null once their account is gone. */
    uid: idSchema.nullable(),
    reason: open(z.enum(COMMENT_REASONS), 'other'),
    /** In their words. */
    note: charactersSchema(LIMITS.noteLength).optional(),
    ...progress,
  }),
  /** That what a notice named was taken down by mistake (17 U.S.C. 512(g)(3)). */
  z.strictObject({
    kind: z.literal('counter'),
    /** What was taken down, and where it was. */
    work: z.string().min(work.min).max(work.max),
    /**
     * The take-down whose mail or page led its sender here; null where none did. A visitor's word: reviewers compare it with what
     * is written.
     */
    takedownId: takedownIdSchema.nullable(),
    address: z.string().min(postal.min).max(postal.max),
    phone: z.string().min(phone.min).max(phone.max),
    mistake: z.literal(true),
    jurisdiction: z.literal(true),
    signature: z.string().min(1).max(LIMITS.nameLength),
    /** When a reviewer passed it on to who sent the notice; null until then. */
    forwardedAt: timeSchema.nullable(),
    ...fields,
  }),
]);
export type Message = z.infer<typeof messageSchema>;
export type ReaderReport = Extract<Message, { kind: 'reader' }>;
/** A message of somebody who left a name and an address. */
export type SignedMessage = Exclude<Message, ReaderReport>;
