import { LIMITS } from '../limits.ts';
import { byComicField } from '../lists/comic-fields.ts';
import { byLocale } from '../lists/locales.ts';
import { isPlainText, SEEN_IN_TEXT } from '../text/plain-text.ts';
import { countWords } from '../text/words.ts';
import { optionalText, text } from '../validation/fields.ts';
import type { MessageCode } from '../validation/messages.ts';
import { max, type Rule } from '../validation/rules.ts';
import { z } from '../zod.ts';
import { ageRatingSchema, chapterRatingSchema, contentNotesSchema } from './age-rating.ts';
import { READING_DIRECTIONS } from './chapter.ts';
import { comicInList } from './saved.ts';
import { charactersSchema, idSchema, languageSchema } from './schemas.ts';
import { open, openArray } from './tolerant.ts';

/**
 * What a translator writes of a comic or a chapter: as it is kept while it is a draft, when anything may be missing, and
 * as it must be to be handed in.
 */

const plain: Rule = (value) => (isPlainText(value) ? undefined : 'invalid');
const oneLine: Rule = (value) => (value.includes('\n') ? 'invalid' : undefined);
/** A name needs a visible character. */
const seen: Rule = (value) => (SEEN_IN_TEXT.test(value) ? undefined : 'required');
const fewWords: Rule = (value) => (countWords(value) > LIMITS.descriptionWords ? 'max' : undefined);
const issue = (code: MessageCode) => ({ error: code });

const title = [seen, max(LIMITS.titleLength), plain, oneLine] as const;
/** Somebody or something that a comic names: chosen from what exists, or proposed where `id` is null. */
export const choiceSchema = z.strictObject({
  id: idSchema.nullable(),
  name: charactersSchema(LIMITS.nameLength).min(1).refine(isPlainText),
});
export type Choice = z.infer<typeof choiceSchema>;

const draftTitle = charactersSchema(LIMITS.titleLength).refine(isPlainText);
const draftDescription = charactersSchema(LIMITS.textLength).refine(isPlainText);

/** A comic as its draft keeps it; what is empty was not written yet. */
export const comicContentSchema = z.strictObject({
  ...byComicField({
    title: () => draftTitle,
    // A draft that was stored before the field came lacks it.
    text: () => draftTitle.default(''),
    prose: () => z.strictObject(byLocale(() => draftDescription)),
    one: () => choiceSchema.nullable(),
    several: (field) => openArray(choiceSchema).max(LIMITS.submission[field]),
    option: null,
    rating: () => open(ageRatingSchema.nullable(), null).default(null),
    notes: () => contentNotesSchema.default([]),
  }),
  /** The language that it was translated into, and what it is called there. */
  language: open(languageSchema.nullable(), null),
  translatedName: draftTitle,
});
export type ComicContent = z.infer<typeof comicContentSchema>;

export const EMPTY_COMIC: ComicContent = {
  ...byComicField({
    title: () => '',
    text: () => '',
    prose: () => byLocale(() => ''),
    one: () => null,
    several: () => [],
    option: null,
    rating: () => null,
    notes: () => [],
  }),
  language: null,
  translatedName: '',
};

const description = optionalText(plain, fewWords, max(LIMITS.textLength));
const line = optionalText(...title.slice(1));
const chosen = choiceSchema.nullable().refine((choice) => choice !== null, issue('required'));
const namesOf = (most: number) =>
  z.array(choiceSchema).min(1, issue('required')).max(most, issue('max')).refine(isSet, issue('invalid'));

/** A comic that can be handed in; issues are message codes. The specification stars series, publisher, genre, artist and writer. */
export const comicForm = z.strictObject({
  ...byComicField({
    title: () => text(...title),
    text: () => line,
    prose: () => z.strictObject(byLocale(() => description)),
    one: () => chosen,
    several: (field) => namesOf(LIMITS.submission[field]),
    option: null,
    rating: () => ageRatingSchema.nullable().refine((rating) => rating !== null, issue('required')),
    notes: () => contentNotesSchema,
  }),
  language: languageSchema.nullable(),
  translatedName: line,
});

/** Nobody is named twice, by id or by the words proposed. */
function isSet(choices: readonly Choice[]): boolean {
  return new Set(choices.map(({ id, name }) => id ?? `proposed ${name}`)).size === choices.length;
}

/** Where a chapter's cover comes from. */
export const COVER_SOURCES = ['page-one', 'file'] as const;

/** A chapter as its draft keeps it. */
export const chapterContentSchema = z.strictObject({
  /** The comic on Rawi that it belongs to, with what a list shows of it. */
  comic: z.strictObject(comicInList).nullable(),
  /** Or the comic that its owner has proposed and that is not published yet. */
  proposed: z.strictObject({ submissionId: idSchema, series: draftTitle.min(1) }).nullable(),
  number: z.number().nonnegative().max(100_000).nullable(),
  language: open(languageSchema.nullable(), null),
  title: draftTitle,
  readingDirection: open(z.enum(READING_DIRECTIONS).nullable(), null),
  downloadable: z.boolean(),
  cover: open(z.enum(COVER_SOURCES), 'page-one'),
  /** For whom it is: as its comic, or for others; null where nobody has said so yet, as in drafts that are older than the question. */
  ageRating: open(chapterRatingSchema.nullable(), null).default(null),
  /** What it has beside the notes of its comic. */
  contentNotes: contentNotesSchema.default([]),
});
export type ChapterContent = z.infer<typeof chapterContentSchema>;

export const EMPTY_CHAPTER: ChapterContent = {
  comic: null,
  proposed: null,
  number: null,
  language: null,
  title: '',
  readingDirection: null,
  downloadable: true,
  cover: 'page-one',
  ageRating: null,
  contentNotes: [],
};

const required = issue('required');

/** A chapter that can be handed in; issues are message codes. */
export const chapterForm = z
  .strictObject({
    comic: chapterContentSchema.shape.comic,
    proposed: chapterContentSchema.shape.proposed,
    number: chapterContentSchema.shape.number.refine((number) => number !== null, required),
    language: languageSchema.nullable().refine((language) => language !== null, required),
    title: optionalText(...title.slice(1)),
    readingDirection: z
      .enum(READING_DIRECTIONS)
      .nullable()
      .refine((direction) => direction !== null, required),
    downloadable: z.boolean(),
    cover: z.enum(COVER_SOURCES),
    ageRating: chapterRatingSchema.nullable().refine((rating) => rating !== null, required),
    contentNotes: contentNotesSchema,
  })
  .refine(({ comic, proposed }) => (comic === null) !== (proposed === null), {
    ...required,
    path: ['comic'],
  });
