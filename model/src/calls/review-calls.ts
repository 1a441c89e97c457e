import { LIMITS } from '../limits.ts';
import { byComicField } from '../lists/comic-fields.ts';
import { REJECTION_REASONS } from '../lists/rejection-reasons.ts';
import { TAKEDOWN_REASONS } from '../lists/takedown-reasons.ts';
import { isPlainText } from '../text/plain-text.ts';
import { TRANSCRIPT_REVIEW_CALLS } from '../transcripts/transcript-calls.ts';
import { confirmedRatingSchema } from '../truth/age-rating.ts';
import { MAX_PINS, pinSchema } from '../truth/application.ts';
import { resolvedSchema } from '../truth/resolved.ts';
import { reviewIdSchema } from '../truth/review.ts';
import { idSchema } from '../truth/schemas.ts';
import { takedownTargetOf, takedownTargetSchema } from '../truth/takedown.ts';
import { optionalText, text } from '../validation/fields.ts';
import { max, type Rule } from '../validation/rules.ts';
import { z } from '../zod.ts';
import type { CallTable, InputOf } from './call-table.ts';
import { STAFF_CALLS } from './staff-calls.ts';

/** The calls of reviewers; docs/calls.md shows all that holds for them. */

const plain: Rule = (value) => (isPlainText(value) ? undefined : 'invalid');
const note = optionalText(max(LIMITS.noteLength), plain);
const done = z.strictObject({});
const admin = { who: 'role', roles: ['admin'] } as const;
const reviewer = { who: 'role', roles: ['reviewer', 'admin'] } as const;

/** A review, the revision of it that the caller has seen, and an id that the caller has made up: a request that comes twice is one. */
const move = { reviewId: reviewIdSchema, revision: z.int().positive(), requestId: idSchema };

/** Who a name of a comic stands for: somebody that there is, or null where what its owner wrote is right. */
const meant = idSchema.nullable();

/** The id of a take-down: that of what was taken down. */
const takedownId = z
  .string()
  .max(400, { abort: true })
  .refine((id) => takedownTargetOf(id) !== undefined, { error: 'invalid' });

/** What a move needs of its state and its reviewer is in `review/`. */
export const REVIEW_CALLS = {
  /** Claims it, so that nobody else reviews it meanwhile. */
  claimReview: { ...reviewer, decides: 'review', request: z.strictObject(move), answer: done },
  /** Gives the claim up. */
  releaseReview: { ...reviewer, decides: 'nothing', request: z.strictObject(move), answer: done },
  /** Renews the caller's claim; within a minute of the last renewal nothing is written. */
  renewClaim: {
    ...reviewer,
    decides: 'nothing',
    request: z.strictObject({ reviewId: reviewIdSchema }),
    answer: done,
  },
  /** Publishes a submission, or approves an application. */
  acceptReview: {
    ...reviewer,
    decides: 'review',
    request: z.strictObject({
      ...move,
      /** For a submission: the names that the caller saw under its ids. Only what was seen is accepted. */
      seen: resolvedSchema.optional(),
      /** For a comic: for each proposed name, in order, the existing entry that is meant. */
      names: z
        .strictObject(
          byComicField({
            title: null,
            text: null,
            prose: null,
            one: () => meant,
            several: (field) => z.array(meant).max(LIMITS.submission[field]),
            option: null,
            rating: null,
            notes: null,
          }),
        )
        .optional(),
      /** Of a submission: for whom it is and what it has, as the caller confirms or corrects it. */
      rating: confirmedRatingSchema.optional(),
    }),
    answer: done,
    words: { seen: 'nobody' },
  },
  /** Turns it down; its owner is told why. */
  rejectReview: {
    ...reviewer,
    decides: 'review',
    request: z
      .strictObject({
        ...move,
        reasons: z
          .array(z.enum(REJECTION_REASONS, { error: 'invalid' }), { error: 'required' })
          .min(1, { error: 'required' })
          .max(REJECTION_REASONS.length, { error: 'invalid' })
          .refine((reasons) => new Set(reasons).size === reasons.length, { error: 'invalid' }),
        note,
        /** What to change. */
        change: note,
        /** Of a chapter: notes to places of its pages. */
        pins: z
          .array(pinSchema.extend({ text: text(max(LIMITS.noteLength), plain) }), { error: 'invalid' })
          .max(MAX_PINS, { error: 'max' })
          .optional(),
      })
      .refine(({ reasons, note }) => !reasons.includes('other') || Boolean(note), {
        error: 'required',
        path: ['note'],
      }),
    answer: done,
    words: { note: 'staff', change: 'staff', pins: 'staff' },
  },
  /**
   * Unpublishes at once. The work is kept, to be published again, unless it is taken down for good: then all of it is
   * deleted.
   */
  unpublish: {
    ...admin,
    decides: 'work',
    request: z.strictObject({
      submissionId: idSchema,
      requestId: idSchema,
      /** What its owner is notified. */
      reason: z.enum(REJECTION_REASONS, { error: 'invalid' }),
      forGood: z.boolean(),
    }),
    answer: done,
  },
  /** Gives it back to readers, as it was. */
  republish: {
    ...admin,
    decides: 'work',
    request: z.strictObject({ submissionId: idSchema, requestId: idSchema }),
    answer: done,
  },
  /** Has work tried again that has failed too often. */
  retryPublication: {
    ...admin,
    decides: 'nothing',
    request: z.strictObject({ submissionId: idSchema }),
    answer: done,
  },
  /**
   * Takes something public from everybody, by what it is and whoever brought it: pages, lists, search, files and copies of them.
   * It is kept under seal until `sealedUntil` of its reason.
   */
  takeDown: {
    ...reviewer,
    decides: 'work',
    request: z
      .strictObject({
        target: takedownTargetSchema,
        requestId: idSchema,
        reason: z.enum(TAKEDOWN_REASONS, { error: 'invalid' }),
        note,
        /** The notice that asks for it. */
        messageId: idSchema.optional(),
      })
      .refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
        error: 'required',
        path: ['note'],
      }),
    answer: z.strictObject({ takedownId: z.string() }),
    words: { note: 'staff' },
  },
  /** Gives it back to readers as it was, as long as it is under seal. */
  giveBack: {
    ...admin,
    decides: 'work',
    request: z.strictObject({ takedownId, requestId: idSchema, note }),
    answer: done,
    words: { note: 'staff' },
  },
  /** Has a take-down tried again that has failed too often, or its return. */
  retryTakedown: {
    ...admin,
    decides: 'nothing',
    request: z.strictObject({ takedownId }),
    answer: done,
  },
  ...STAFF_CALLS,
  ...TRANSCRIPT_REVIEW_CALLS,
} as const satisfies CallTable;

type ReviewCalls = typeof REVIEW_CALLS;
export type ReviewAction = keyof ReviewCalls;
/** What a handler is given: the parsed request. */
export type ReviewRequestOf<A extends ReviewAction> = z.output<ReviewCalls[A]['request']>;
export type ReviewResponse<A extends ReviewAction> = z.output<ReviewCalls[A]['answer']>;
/** What a client sends. */
export type ReviewInput = { [A in ReviewAction]: InputOf<ReviewCalls, A> }[ReviewAction];
