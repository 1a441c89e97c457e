import { LIMITS } from '../limits.ts';
import { TRANSLATOR_LANGUAGES } from '../lists/languages.ts';
import { REJECTION_REASONS } from '../lists/rejection-reasons.ts';
import { APPLICATION_STATES } from '../review/application-machine.ts';
import { isPlainText, SEEN_IN_TEXT } from '../text/plain-text.ts';
import { text } from '../validation/fields.ts';
import { max, min, type Rule } from '../validation/rules.ts';
import { z } from '../zod.ts';
import { dailySavesSchema } from './daily-count.ts';
import { charactersSchema, idSchema, storagePathSchema, timeSchema } from './schemas.ts';
import { open, openArray } from './tolerant.ts';

const { skillsLength } = LIMITS;
const isSet = (languages: readonly string[]) => new Set(languages).size === languages.length;
const plain: Rule = (value) => (isPlainText(value) ? undefined : 'invalid');
/** A description needs a visible character. */
const seen: Rule = (value) => (SEEN_IN_TEXT.test(value) ? undefined : 'required');

/** What a person applies with, once it is whole; its issues are message codes. */
export const applicationForm = z.strictObject({
  /** Which languages they would translate into. */
  languages: z
    .array(z.enum(TRANSLATOR_LANGUAGES, { error: 'invalid' }), { error: 'required' })
    .min(1, { error: 'required' })
    .max(TRANSLATOR_LANGUAGES.length, { error: 'invalid' })
    .refine(isSet, { error: 'invalid' }),
  /** How well they know them, in their own words. */
  skills: text(seen, plain, min(skillsLength.min), max(skillsLength.max)),
});
export type ApplicationForm = z.output<typeof applicationForm>;

/** What the owner writes: the same, which may be empty as long as it is a draft. */
export const applicationDraft = {
  languages: openArray(z.enum(TRANSLATOR_LANGUAGES)).max(TRANSLATOR_LANGUAGES.length).refine(isSet),
  skills: charactersSchema(skillsLength.max),
  /** The time of the request. */
  savedAt: timeSchema,
  /** How often they did on a day. */
  saves: dailySavesSchema.optional(),
};

/** Maximum number of places of pages that have a note. */
export const MAX_PINS = 30;
/** A place on a page is told in thousandths of its width and height. */
export const PIN_SCALE = 1000;

/** A reviewer's note to a place of a page. */
export const pinSchema = z.strictObject({
  /** From 1. */
  page: z.int().min(1).max(LIMITS.pdfPages.max),
  x: z.int().min(0).max(PIN_SCALE),
  y: z.int().min(0).max(PIN_SCALE),
  text: charactersSchema(LIMITS.noteLength).min(1),
});
export type Pin = z.infer<typeof pinSchema>;

/** Why an application, or what a translator handed in, was turned down. */
export const rejectionSchema = z.strictObject({
  reasons: openArray(z.enum(REJECTION_REASONS)),
  /** In the reviewer's words. */
  note: charactersSchema(LIMITS.noteLength).optional(),
  /** What to change, in the reviewer's words. */
  change: charactersSchema(LIMITS.noteLength).optional(),
  /** Notes to places of a chapter's pages, in their order. */
  pins: z.array(pinSchema).max(MAX_PINS).optional(),
  /** The chapter's file that they are pinned to: the next revision may have another. */
  pinnedFile: idSchema.optional(),
  /** Where its pages lay then: its owner can arrange them in another way. Missing from what was rejected before they could. */
  pinnedFolder: storagePathSchema.optional(),
  at: timeSchema,
});
export type Rejection = z.infer<typeof rejectionSchema>;

/** That a rejection was appealed against, once a revision. */
export const appealSchema = z.strictObject({
  revision: z.int().positive(),
  at: timeSchema,
  /** Why, in its owner's words. */
  note: charactersSchema(LIMITS.noteLength).optional(),
});

/**
 * `applications/{uid}`: a person's application to become a translator, one for each. Its owner writes the draft; all else
 * is written by functions, and is absent until it was first sent.
 */
export const applicationSchema = z.strictObject({
  uid: idSchema,
  ...applicationDraft,
  /** Absent is a draft. An older build takes a state that it does not know for one in which reviewers have it. */
  state: open(z.enum(APPLICATION_STATES).optional(), 'under_review'),
  /** How often it was sent. */
  revision: z.int().positive().optional(),
  /** Whose it is, as their profile said when it was sent: reviewers read no profiles. */
  name: z.string().min(1).max(LIMITS.nameLength).optional(),
  /** When it last came into its states, of those that it went through since it was last sent. */
  since: z
    .strictObject({
      submitted: timeSchema,
      under_review: timeSchema.optional(),
      approved: timeSchema.optional(),
      rejected: timeSchema.optional(),
      withdrawn: timeSchema.optional(),
      dismissed: timeSchema.optional(),
    })
    .optional(),
  /** The last time that it was turned down; it stays while the next revision is written and judged. */
  rejection: rejectionSchema.optional(),
  appeal: appealSchema.optional(),
});
export type Application = z.infer<typeof applicationSchema>;
