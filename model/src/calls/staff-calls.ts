import { LIMITS } from '../limits.ts';
import { AS_THE_COMIC } from '../lists/age-ratings.ts';
import { CLOSING_REASONS } from '../lists/closing-reasons.ts';
import { REJECTION_REASONS } from '../lists/rejection-reasons.ts';
import { ROLES } from '../lists/roles.ts';
import { isPlainText } from '../text/plain-text.ts';
import { chapterRatingSchema, confirmedRatingSchema, contentNotesSchema } from '../truth/age-rating.ts';
import { reviewIdSchema } from '../truth/review.ts';
import { idSchema, keySchema } from '../truth/schemas.ts';
import { STAFF_ROLES } from '../truth/staff.ts';
import { optionalText, text } from '../validation/fields.ts';
import { max, type Rule } from '../validation/rules.ts';
import { z } from '../zod.ts';
import { emailField } from './account-forms.ts';
import type { CallTable } from './call-table.ts';
import { dailyWordSchema } from './daily-word.ts';

/** The calls of reviewers and admins beside their decisions; docs/calls.md shows all that holds for them. */

const done = z.strictObject({});
const admin = { who: 'role', roles: ['admin'] } as const;
const reviewer = { who: 'role', roles: ['reviewer', 'admin'] } as const;
const requestId = idSchema;
const plain: Rule = (value) => (isPlainText(value) ? undefined : 'invalid');
const role = z.enum(STAFF_ROLES, { error: 'invalid' });

/** Of how many weeks, this one with them, admins see what was decided. */
export const WEEKS_SHOWN = 8;

/** How many items wait, by age: up to one day, up to three, up to a week, and longer. */
const waiting = z.strictObject({
  day: z.int().nonnegative(),
  three: z.int().nonnegative(),
  week: z.int().nonnegative(),
  longer: z.int().nonnegative(),
});
export type Waiting = z.infer<typeof waiting>;

/** Maximum number of people of one name in an answer. */
export const ACCOUNTS_FOUND = 10;

/** An account, as an admin who looks for it sees it. */
const foundAccount = z.strictObject({
  uid: idSchema,
  name: z.string(),
  createdAt: z.iso.datetime(),
  roles: z.array(z.enum(ROLES)),
  /** Since when and why it is closed; null where it is open. */
  closed: z
    .strictObject({ at: z.iso.datetime(), reason: z.enum(CLOSING_REASONS), note: z.string().nullable() })
    .nullable(),
  mutedUntil: z.iso.datetime().nullable(),
  /** How much of their work was taken down because somebody has the rights to it. */
  takenDownForRights: z.int().nonnegative(),
});
export type FoundAccount = z.infer<typeof foundAccount>;

export const STAFF_CALLS = {
  /** Revokes the approval of an application: its owner is no longer a translator, and is sent the reason. */
  dismissApplication: {
    ...admin,
    decides: 'review',
    request: z.strictObject({
      reviewId: reviewIdSchema,
      revision: z.int().positive(),
      requestId,
      reason: z.enum(REJECTION_REASONS, { error: 'invalid' }),
    }),
    answer: done,
  },
  /** Restores the approval. */
  reinstateApplication: {
    ...admin,
    decides: 'review',
    request: z.strictObject({ reviewId: reviewIdSchema, revision: z.int().positive(), requestId }),
    answer: done,
  },
  /** Says that somebody translates for a living, or that they do not. */
  setProfessional: {
    ...reviewer,
    decides: 'person',
    request: z.strictObject({ uid: idSchema, professional: z.boolean() }),
    answer: done,
  },
  /** A report of a chapter has been looked at, and waits no more. */
  closeReport: {
    ...reviewer,
    decides: 'report',
    request: z.strictObject({ reportId: keySchema }),
    answer: done,
  },
  /**
   * Says for whom a comic or a chapter is, and what readers learn of it before they read; `seen` is what the caller saw of
   * it. Readers' reports of the comic's rating are answered with it.
   */
  setRating: {
    ...reviewer,
    decides: 'work',
    request: z
      .strictObject({
        comicId: idSchema,
        chapterId: idSchema.optional(),
        seen: z.strictObject({ ageRating: chapterRatingSchema.nullable(), contentNotes: contentNotesSchema }),
        rating: confirmedRatingSchema,
      })
      // Only a chapter can be as its comic.
      .refine(({ chapterId, rating }) => chapterId !== undefined || rating.ageRating !== AS_THE_COMIC, {
        error: 'invalid',
        path: ['rating'],
      }),
    answer: done,
  },
  /** A reader's report of a rating has been looked at, and the rating stays. */
  closeRatingReport: {
    ...reviewer,
    decides: 'work',
    request: z.strictObject({ comicId: idSchema, uid: idSchema }),
    answer: done,
  },
  /** A message or a notice has been dealt with, and waits no more. */
  closeMessage: {
    ...reviewer,
    decides: 'message',
    request: z.strictObject({ messageId: idSchema }),
    answer: done,
  },
  /** An answer to a notice was passed on to who had sent that. */
  forwardCounter: {
    ...reviewer,
    decides: 'message',
    request: z.strictObject({ messageId: idSchema }),
    answer: done,
  },
  /** Gives the person of a confirmed address a role. */
  giveRole: {
    ...admin,
    decides: 'person',
    request: z.strictObject({ email: emailField, role }),
    answer: done,
  },
  /** Takes it from them. Nobody takes their own as an admin, so that one is left. */
  takeRole: { ...admin, decides: 'person', request: z.strictObject({ uid: idSchema, role }), answer: done },
  /**
   * Finds people by a whole address, id or name. What it answers is what an admin needs to tell them apart and to decide whether
   * an account is closed; the address stays with whoever knows it.
   */
  findAccounts: {
    ...admin,
    decides: 'nothing',
    request: z.strictObject({ query: text(max(LIMITS.emailLength)) }),
    answer: z.strictObject({
      accounts: z.array(foundAccount).max(ACCOUNTS_FOUND),
      /** Whether more people have this name. */
      more: z.boolean(),
    }),
    words: { query: 'nobody' },
  },
  /**
   * Closes an account: its sessions end, nobody signs in to it, what it has handed in waits no more, and its owner is told why
   * and how to object. Roles among the staff go with it. Nobody closes their own.
   */
  closeAccount: {
    ...admin,
    decides: 'person',
    request: z
      .strictObject({
        uid: idSchema,
        requestId,
        reason: z.enum(CLOSING_REASONS, { error: 'invalid' }),
        note: optionalText(max(LIMITS.noteLength), plain),
      })
      .refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
        error: 'required',
        path: ['note'],
      }),
    answer: done,
    words: { note: 'staff' },
  },
  /** Opens it again, with all that it had but roles among the staff; its owner is notified. */
  reopenAccount: {
    ...admin,
    decides: 'person',
    request: z.strictObject({ uid: idSchema, requestId }),
    answer: done,
  },
  /** Has a mail tried again that was given up. Whether an earlier try has arrived may not be known. */
  retryMail: {
    ...admin,
    decides: 'nothing',
    request: z.strictObject({ mailId: keySchema }),
    answer: done,
  },
  /**
   * How much waits, how much was decided in each of the last weeks, the latest first, and how many of all pages an update
   * has left to be built again.
   */
  reviewFigures: {
    ...admin,
    decides: 'nothing',
    request: z.strictObject({}),
    answer: z.strictObject({
      waiting,
      weeks: z
        .array(
          z.strictObject({
            /** The Monday that it begins on, at midnight UTC. */
            from: z.iso.datetime(),
            accepted: z.int().nonnegative(),
            rejected: z.int().nonnegative(),
          }),
        )
        .max(WEEKS_SHOWN),
      pages: z.strictObject({ all: z.int().nonnegative(), outdated: z.int().nonnegative() }),
      /** What is stuck, how old the queue is, and how much the last day has brought. */
      word: dailyWordSchema,
    }),
  },
} as const satisfies CallTable;
