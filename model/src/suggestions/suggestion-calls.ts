import type { CallTable } from '../calls/call-table.ts';
import { LIMITS } from '../limits.ts';
import { COMMENT_REASONS } from '../lists/comment-reasons.ts';
import { isPlainText, SEEN_IN_TEXT } from '../text/plain-text.ts';
import { pageBoxSchema } from '../truth/chapter-panels.ts';
import { idSchema } from '../truth/schemas.ts';
import { seenItemSchema, suggestionSchema } from '../truth/suggestion.ts';
import { optionalText } from '../validation/fields.ts';
import { max, type Rule } from '../validation/rules.ts';
import { z } from '../zod.ts';
import { SUGGESTION_KINDS } from './suggestion-kinds.ts';

/** The calls about corrections that readers suggest; docs/calls.md shows all that holds for them. */

const plain: Rule = (value) => (isPlainText(value) ? undefined : 'invalid');
const seen: Rule = (value) => (SEEN_IN_TEXT.test(value) ? undefined : 'invalid');
const words = optionalText(max(LIMITS.transcript.words), plain, seen);
const note = optionalText(max(LIMITS.noteLength), plain, seen);
const one = z.strictObject({ suggestionId: idSchema });
const done = z.strictObject({});
const { series, slug, names, number, language, page, kind, place, item, before, after, state, word } =
  suggestionSchema.shape;

/** A suggestion as it is shown: never with whose it is. */
const shownSuggestionSchema = z.strictObject({
  id: idSchema,
  language,
  page,
  kind,
  place,
  item,
  before,
  after,
  note: suggestionSchema.shape.note,
  state,
  word,
  /** It stands in the draft of the chapter's text. */
  isApplied: z.boolean(),
  agreed: z.int().nonnegative(),
  at: z.iso.datetime(),
  /** It is about a file in whose place another one came. */
  isOlder: z.boolean(),
  isMine: z.boolean(),
  /** The caller agrees with it. */
  isAgreed: z.boolean(),
});
export type ShownSuggestion = z.output<typeof shownSuggestionSchema>;

/**
 * A place in the list of a chapter, which is by page, on one page those first that most agree with, of those the oldest: a page's
 * beginning, or a row.
 */
const listPlaceSchema = z.strictObject({
  page,
  row: z.strictObject({ agreed: z.int().nonnegative(), at: z.iso.datetime(), id: idSchema }).optional(),
});
export type ListPlace = z.output<typeof listPlaceSchema>;

/** A place in the list of a translator's chapters, which is by comic and number. */
const chapterPlaceSchema = z.strictObject({ slug, number, chapterId: idSchema });
export type ChapterPlace = z.output<typeof chapterPlaceSchema>;

/** A chapter about which something waits for its translator. */
const correctedChapterSchema = z.strictObject({
  comicId: idSchema,
  chapterId: idSchema,
  series,
  slug,
  names,
  number,
  language,
  /** The first page about which something waits. */
  page,
  /** How many wait for an answer, and how many were accepted for its next version: all of them. */
  open: z.int().nonnegative(),
  accepted: z.int().nonnegative(),
});
export type CorrectedChapter = z.output<typeof correctedChapterSchema>;

export const SUGGESTION_CALLS = {
  /**
   * Suggests a correction under an id that the caller has made up; a call that comes twice suggests one, which says what the last one
   * says until somebody has answered it.
   */
  suggestCorrection: {
    who: 'verified',
    request: z
      .strictObject({
        suggestionId: idSchema,
        comicId: idSchema,
        chapterId: idSchema,
        page: z.int().min(1).max(LIMITS.pdfPages.max),
        kind: z.enum(SUGGESTION_KINDS, { error: 'invalid' }),
        place: pageBoxSchema.optional(),
        item: seenItemSchema.optional(),
        before: words,
        after: words,
        note,
        named: z.boolean(),
      })
      .refine((asked) => asked.after !== undefined || asked.note !== undefined, {
        error: 'required',
        path: ['after'],
      }),
    answer: done,
    words: { before: 'everyone', after: 'everyone', note: 'everyone' },
  },
  /** Takes an own one back that nobody has decided. */
  withdrawSuggestion: { who: 'signed-in', request: one, answer: done },
  /**
   * What is suggested about a chapter, for who reads it, for its translator and for whoever reviews by the record, with what became of
   * the caller's own; so many at once, from a place in the list on. Never whose it is.
   */
  listSuggestions: {
    who: 'verified',
    request: z.strictObject({ comicId: idSchema, chapterId: idSchema, from: listPlaceSchema.optional() }),
    answer: z.strictObject({
      suggestions: z.array(shownSuggestionSchema),
      /** The first that is not among them; absent where the list ends. */
      next: listPlaceSchema.optional(),
      /** The caller may accept and decline them. */
      mayDecide: z.boolean(),
    }),
  },
  /** The chapters that the caller has translated about which something waits for them, so many at once. */
  listCorrectedChapters: {
    who: 'verified',
    request: z.strictObject({ from: chapterPlaceSchema.optional() }),
    answer: z.strictObject({
      chapters: z.array(correctedChapterSchema),
      /** Where the next ones begin; absent where the list ends. */
      next: chapterPlaceSchema.optional(),
    }),
  },
  /** Agrees with one of somebody else, or no longer. */
  agreeWithSuggestion: {
    who: 'verified',
    request: one.extend({ agrees: z.boolean() }),
    answer: z.strictObject({ agreed: z.int().nonnegative() }),
  },
  /** Has reviewers look at one; readers see it no more until they have. */
  reportSuggestion: {
    who: 'verified',
    request: one.extend({ reason: z.enum(COMMENT_REASONS, { error: 'invalid' }) }),
    answer: done,
  },
  /**
   * Accepts one for the chapter's next version, or declines it with a word: its translator, and whoever reviews by the record. One that
   * names an item of the chapter's text is written into the draft of that.
   */
  decideSuggestion: {
    who: 'role',
    roles: ['translator', 'reviewer', 'admin'],
    decides: 'nothing',
    request: one.extend({ accepted: z.boolean(), word: note }),
    answer: z.strictObject({ applied: z.boolean() }),
    words: { word: 'everyone' },
  },
  /** Takes a reported one away, or finds it right. */
  judgeSuggestion: {
    who: 'role',
    roles: ['reviewer', 'admin'],
    decides: 'comment',
    request: one.extend({ remove: z.boolean() }),
    answer: done,
  },
} as const satisfies CallTable;
