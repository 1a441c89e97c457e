import { keyOf } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { COMMENT_REASONS } from '../lists/comment-reasons.ts';
import { SUGGESTION_KINDS, SUGGESTION_STATES } from '../suggestions/suggestion-kinds.ts';
import { z } from '../zod.ts';
import { pageBoxSchema } from './chapter-panels.ts';
import { chapterInList, comicInWords } from './saved.ts';
import { charactersSchema, idSchema, storagePathSchema, timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';

/** An item of a chapter's text, as whoever names it has seen it. */
export const seenItemSchema = z.strictObject({
  /** The file that it stands in. */
  file: storagePathSchema,
  /** Its place among the items of its page, from 0. */
  index: z.int().nonnegative().max(LIMITS.transcript.itemsOfPage),
});

/** Where on the chapter's pages a suggestion is, and what it says. */
export const suggestionWords = {
  page: z.int().min(1).max(LIMITS.pdfPages.max),
  kind: open(z.enum(SUGGESTION_KINDS), 'wording'),
  /** In ten-thousandths of the page (`PANEL_UNITS`). */
  place: pageBoxSchema.optional(),
  item: seenItemSchema.optional(),
  /** What stands there. */
  before: charactersSchema(LIMITS.transcript.words).optional(),
  /** What should stand there. */
  after: charactersSchema(LIMITS.transcript.words).optional(),
  note: charactersSchema(LIMITS.noteLength).optional(),
};

/**
 * `suggestions/{suggestionId}`: a correction of a chapter that a reader suggests to its translator. Written by calls alone, which tell
 * nobody but reviewers whose it is.
 */
export const suggestionSchema = z.strictObject({
  uid: idSchema,
  ...comicInWords,
  chapterId: idSchema,
  ...chapterInList,
  /** Whose chapter it was then; null where nobody's. */
  translatorId: idSchema.nullable(),
  ...suggestionWords,
  /** Whether they want their name beside the correction. */
  named: z.boolean(),
  /** An older build takes a state that it does not know for one in which nothing is to be done. */
  state: open(z.enum(SUGGESTION_STATES), 'declined'),
  /** How many others agree. */
  agreed: z.int().nonnegative(),
  at: timeSchema,
  decidedAt: timeSchema.optional(),
  /** What its translator says to who suggested it. */
  word: charactersSchema(LIMITS.noteLength).optional(),
  /** It stands in the draft of the chapter's text: it comes with that. */
  applied: z.literal(true).optional(),
  /** Since when it waits for reviewers, and why a reader thinks that it should. */
  waitsSince: timeSchema.optional(),
  reason: open(z.enum(COMMENT_REASONS).optional(), 'other'),
  /** Reviewers have found it right: it cannot be reported again. */
  judgedAt: timeSchema.optional(),
  /** When it goes; absent while something is still to be done with it. */
  expiresAt: timeSchema.optional(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** `suggestionVotes/{key}`: with which suggestions about a chapter a person agrees. */
export const suggestionVotesSchema = z.strictObject({
  uid: idSchema,
  comicId: idSchema,
  chapterId: idSchema,
  agreed: z.array(idSchema).max(LIMITS.suggestions.ofChapter),
  at: timeSchema,
});
export type SuggestionVotes = z.infer<typeof suggestionVotesSchema>;

export function suggestionVotesKey<C extends string, U extends string>(chapterId: C, uid: U) {
  return keyOf(chapterId, uid);
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long one is kept once nothing more is to be done with it, as a report is. */
const KEPT_DAYS = 180;

/** When a suggestion goes that is over now. */
export const suggestionExpiry = (now: Date): Date => new Date(now.getTime() + KEPT_DAYS * DAY_MS);

/** What readers corrected in the newest version of a chapter: how much, and who wants to be named for it. */
export const chapterChangesSchema = z.strictObject({
  at: timeSchema,
  fixed: z.int().positive(),
  helpers: z
    .array(z.strictObject({ uid: idSchema, name: z.string().min(1).max(LIMITS.nameLength) }))
    .max(LIMITS.suggestions.helpers),
});
export type ChapterChanges = z.infer<typeof chapterChangesSchema>;
