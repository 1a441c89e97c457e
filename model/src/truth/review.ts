import { keyOf, partsOfKey } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../lists/locales.ts';
import { REJECTION_REASONS } from '../lists/rejection-reasons.ts';
import { z } from '../zod.ts';
import { resolvedSchema } from './resolved.ts';
import { charactersSchema, idSchema, languageSchema, searchKeysSchema, timeSchema } from './schemas.ts';
import { open, openArray } from './tolerant.ts';

/** How long a claim holds after its reviewer was last active, in minutes (docs/product.md, "Review"). */
export const CLAIM_MINUTES = 30;
/** How often a claim is renewed at most, in seconds. */
export const CLAIM_RENEWED_SECONDS = 60;
/** A review that has waited for longer is marked, and reported to admins once a day; in days. */
export const OVERDUE_DAYS = 3;

/** What is reviewed. */
export const REVIEW_KINDS = ['comic', 'chapter', 'application'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

export const VERDICTS = [
  'published',
  'rejected',
  'approved',
  'unpublished',
  'republished',
  'dismissed',
  'reinstated',
] as const;
export type Verdict = (typeof VERDICTS)[number];

const personSchema = z.strictObject({ uid: idSchema, name: z.string().min(1).max(LIMITS.nameLength) });

/**
 * `reviews/{reviewId}`: what reviewers alone may know of a submission or an application: who is at it, who decided what,
 * and what their queue shows of it. Written by functions, with every move; what it is about decides where that stands.
 */
export const reviewSchema = z.strictObject({
  /** An older build shows what it does not know as a chapter, without its pages. */
  kind: open(z.enum(REVIEW_KINDS), 'chapter'),
  /** Whose it is, with the name under which it was handed in. */
  uid: idSchema,
  name: z.string().min(1).max(LIMITS.nameLength),
  /** The language in which they are told first what is decided, as their profile said then. */
  locale: open(z.enum(LOCALES).optional(), undefined),
  /**
   * The comic's name, as it is stored or proposed; of an application, the person's. Where `resolved` is missing from a chapter's
   * (it was handed in before that was kept, and nobody has taken it since), it is what its owner typed.
   */
  title: charactersSchema(LIMITS.titleLength).min(1),
  /** What is stored under the ids that a submission names, as of when it was handed in, taken, or a decision met something else. */
  resolved: resolvedSchema.optional(),
  /** The words that its owner typed beside an id differ from the stored names. */
  differs: z.boolean().optional(),
  /** Keys of the title and the owner's name, by which it is found (`searchKeys`). */
  searchKeys: searchKeysSchema.default([]),
  /** Of a chapter; null of all else. */
  number: z.number().nonnegative().nullable(),
  /** The language of the translation; null if none was given. */
  language: open(languageSchema.nullable(), null),
  revision: z.int().positive(),
  /** Whether a decision about it is due. */
  waiting: z.boolean(),
  /** Since when it waits: when it was handed in, or appealed. */
  since: timeSchema,
  /** It was rejected at this revision, and its owner appeals. */
  appeal: z.boolean(),
  /** It takes the place of a chapter's file. */
  replacement: z.boolean(),
  /** The reviewer who has claimed it. The claim is valid until its time is over; nothing is written then. */
  claim: personSchema.extend({ at: timeSchema, until: timeSchema }).nullable(),
  /** What was decided, in order; the oldest go first. */
  decisions: z
    .array(
      z.strictObject({
        verdict: open(z.enum(VERDICTS), 'rejected'),
        revision: z.int().positive(),
        /** Null if they have no account any more. */
        by: personSchema.nullable(),
        at: timeSchema,
        reasons: openArray(z.enum(REJECTION_REASONS)),
        note: charactersSchema(LIMITS.noteLength).optional(),
        change: charactersSchema(LIMITS.noteLength).optional(),
      }),
    )
    .max(50),
  /** Whoever has decided about it, and has an account. */
  judges: z.array(idSchema).default([]),
});
export type Review = z.infer<typeof reviewSchema>;

/** The names of reviews: each says of which kind of thing it is, so that none is another's. */
export const reviewIds = {
  submission: (submissionId: string) => keyOf('submission', submissionId),
  application: (uid: string) => keyOf('application', uid),
} as const;

/** The name of a review, as a call brings it. */
export const reviewIdSchema = z
  .string()
  .max(140, { abort: true })
  .regex(/^(?:submission|application):[A-Za-z0-9_-]{1,120}$/);

/** The subject of a review, by its name; undefined if the name is not one of a review. */
export function reviewedIn(
  reviewId: string,
): { readonly of: 'submission' | 'application'; readonly id: string } | undefined {
  if (!reviewIdSchema.safeParse(reviewId).success) return undefined;
  const [of, id = ''] = partsOfKey(reviewId);
  return { of: of === 'application' ? of : 'submission', id };
}

/** The name of the review of what is of a kind: that of an application is its owner's. */
export function reviewIdOf({ kind, uid }: Pick<Review, 'kind' | 'uid'>, submissionId: string): string {
  return kind === 'application' ? reviewIds.application(uid) : reviewIds.submission(submissionId);
}

/** Whether a review is that of something of this kind and this person. */
export function isAbout(
  review: Pick<Review, 'kind' | 'uid'> | undefined,
  kind: ReviewKind,
  uid: string | undefined,
): boolean {
  return review?.kind === kind && review.uid === uid;
}

/** Whether a reviewer's claim is valid at a time. */
export function isClaimed({ claim }: Pick<Review, 'claim'>, at: Date): boolean {
  return claim !== null && claim.until > at;
}

/** When a claim that is renewed at a time ends. */
export function claimEnd(at: Date): Date {
  return new Date(at.getTime() + CLAIM_MINUTES * 60 * 1000);
}
