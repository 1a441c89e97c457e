import { LIMITS } from '../limits.ts';
import { REJECTION_REASONS } from '../lists/rejection-reasons.ts';
import { TAKEDOWN_REASONS } from '../lists/takedown-reasons.ts';
import { z } from '../zod.ts';
import { REVIEW_KINDS } from './review.ts';
import { charactersSchema, idSchema, languageSchema, slugSchema, variantsSchema } from './schemas.ts';
import { open, openArray } from './tolerant.ts';

/** The verdicts that are sent to whoever submitted the work. The specification calls a `rejected` application declined. */
export const NOTIFIED_VERDICTS = ['published', 'rejected', 'approved', 'unpublished', 'dismissed'] as const;
export type NotifiedVerdict = (typeof NOTIFIED_VERDICTS)[number];

/** What a decision is about: what was reviewed, or a profile photo that was taken down. */
const DECIDED_KINDS = [...REVIEW_KINDS, 'photo'] as const;

/** A decision as its notification carries it; who decided is in none of it. */
export const decisionFields = {
  about: open(z.enum(DECIDED_KINDS), 'chapter'),
  verdict: open(z.enum(NOTIFIED_VERDICTS), 'rejected'),
  /** It answers an appeal. */
  appeal: z.boolean(),
  /** The comic's name; empty of an application and of a photo. */
  title: charactersSchema(LIMITS.titleLength),
  /** What the comic is called in the languages of the site, as far as it is known; older decisions have the title alone. */
  names: variantsSchema(charactersSchema(LIMITS.titleLength).min(1)).optional(),
  number: z.number().nonnegative().nullable(),
  language: open(languageSchema.nullable(), null),
  /** Null of an application and of a photo. */
  submissionId: idSchema.nullable(),
  /** Where readers find it; null where they do not. */
  comicSlug: slugSchema.nullable(),
  chapterId: idSchema.nullable(),
};

/** What the mail of a decision says, as the outbox keeps it under seal. */
export const decisionMailSchema = z.strictObject({
  ...decisionFields,
  reasons: openArray(z.enum(REJECTION_REASONS)),
  note: charactersSchema(LIMITS.noteLength).optional(),
  change: charactersSchema(LIMITS.noteLength).optional(),
  /** It was taken down (`truth/takedown.ts`), and why. */
  takedown: open(z.enum(TAKEDOWN_REASONS).optional(), 'other'),
  /** The take-down, which an answer to a notice of rights names (`truth/message.ts`). */
  takedownId: z.string().max(400).optional(),
  /** There are notes on pages, too, which are read on Rawi. */
  hasPins: z.literal(true).optional(),
});
export type DecisionMail = z.infer<typeof decisionMailSchema>;
