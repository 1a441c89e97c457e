import { LIMITS } from '@rawi/model/limits';
import { AGE_RATINGS } from '@rawi/model/lists/age-ratings';
import { byComicField } from '@rawi/model/lists/comic-fields';
import { CONTENT_NOTES, inOrderOfNotes } from '@rawi/model/lists/content-notes';
import { COUNTRY_CODES, COUNTRY_NAMES, type Country } from '@rawi/model/lists/countries';
import { LANGUAGE_CODES, LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import type { Localized } from '@rawi/model/text/localized';
import { countWords } from '@rawi/model/text/words';
import { READING_DIRECTIONS } from '@rawi/model/truth/chapter';
import { optionSchemas } from '@rawi/model/truth/option-schemas';
import { panelsSchema } from '@rawi/model/truth/page-manifest';
import { websiteSchema } from '@rawi/model/truth/publisher';
import { localizedSchema, slugSchema, variantsSchema } from '@rawi/model/truth/schemas';
import { z } from '@rawi/model/zod';

/**
 * `catalog.json`: how an owner describes a folder of comics to the importer. Files are named relative to the folder,
 * languages and countries by their English names. Entries are parsed one by one, so that a bad one spares the others.
 */

const nameSchema = z.string().trim().min(1).max(LIMITS.nameLength);
const titleSchema = z.string().trim().min(1).max(LIMITS.titleLength);

/** A text in one language (told by its script) or in several. */
function textSchema(text: z.ZodType<string>) {
  return z.union([text.transform(byScript), localizedSchema(text)], {
    error: 'expected a text, or one text for each language: { "en": …, "ar": … }',
  });
}

function byScript(text: string): Localized<string> {
  return /\p{Script=Arabic}/u.test(text) ? { ar: text } : { en: text };
}

const descriptionSchema = z
  .string()
  .trim()
  .min(1)
  .refine((text) => countWords(text) <= LIMITS.descriptionWords, `at most ${LIMITS.descriptionWords} words`);

/** A file of the folder: a relative path that does not lead out of it. */
export const fileNameSchema = z
  .string()
  .min(1)
  .max(400)
  .refine(
    (name) => !/^[/\\]|^[a-z]:|\\|\p{Cc}/iu.test(name) && !name.split('/').includes('..'),
    'expected the name of a file in the folder',
  );

/** For whom it is: a word or an age, which may be written as a number. */
export const ratingSchema = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.enum(AGE_RATINGS, { error: `expected one of ${AGE_RATINGS.join(', ')}` }),
);

export const notesSchema = z
  .array(z.enum(CONTENT_NOTES, { error: `expected some of ${CONTENT_NOTES.join(', ')}` }))
  .transform(inOrderOfNotes);

const languages = new Map<string, Language>(LANGUAGE_CODES.map((code) => [LANGUAGE_NAMES[code].en, code]));
const countries = new Map<string, Country>(COUNTRY_CODES.map((code) => [COUNTRY_NAMES[code].en, code]));

function namedIn<T>(names: ReadonlyMap<string, T>) {
  return z.string().transform((name, context): T => {
    const value = names.get(name);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: `“${name}” is not one of ${[...names.keys()].join(', ')}` });
    return z.NEVER;
  });
}

const timeTextSchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: 'expected a date, such as 2026-01-31 or 2026-01-31T09:00:00Z',
  })
  .transform((text) => new Date(text));

export const catalogPublisherSchema = z.strictObject({
  id: slugSchema,
  name: textSchema(nameSchema),
  country: namedIn(countries).optional(),
  /** What it says of itself, and the address of its own site. */
  description: textSchema(z.string().trim().min(1).max(LIMITS.bioLength)).optional(),
  website: websiteSchema.optional(),
});
export type CatalogPublisher = z.infer<typeof catalogPublisherSchema>;

/** What a catalogue that was made of a tree has guessed (`trees/`); for its owner, and for nothing else. */
const uncertainSchema = z.array(z.string().max(40)).max(20).optional();

export const catalogChapterSchema = z.strictObject({
  number: z.number().nonnegative().max(100_000).multipleOf(0.01),
  language: namedIn(languages),
  title: titleSchema.optional(),
  /** A PDF, a ZIP (CBZ) of pictures, or a folder of pictures. */
  pdf: fileNameSchema,
  /** Page one, where none is named. */
  cover: fileNameSchema.optional(),
  /** The text of its pages; else what lies beside its file under the same name. */
  transcript: fileNameSchema.optional(),
  translator: nameSchema.optional(),
  /** How many pages the file has: checked against the file when given. */
  pages: z.int().min(LIMITS.pdfPages.min).max(LIMITS.pdfPages.max).optional(),
  /** Else what the file itself says, else from left to right. */
  readingDirection: z.enum(READING_DIRECTIONS).optional(),
  downloadable: z.boolean().default(true),
  /** Where it is for others than its comic; notes beside those of its comic. */
  ageRating: ratingSchema.optional(),
  contentNotes: notesSchema.optional(),
  /** Instead of those that are found. */
  panels: panelsSchema.optional(),
  publishedAt: timeTextSchema.optional(),
  uncertain: uncertainSchema,
});
export type CatalogChapter = z.infer<typeof catalogChapterSchema>;

export const catalogComicSchema = z.strictObject({
  /** Its address; made of its names when absent. */
  slug: slugSchema.optional(),
  ...byComicField({
    title: () => titleSchema,
    text: () => titleSchema.optional(),
    prose: () => textSchema(descriptionSchema),
    one: () => textSchema(nameSchema),
    several: (_, { max }) => z.array(textSchema(nameSchema)).min(1).max(max),
    option: null,
    // A file that does not name them leaves what the site has.
    rating: () => ratingSchema.optional(),
    notes: () => notesSchema.optional(),
  }),
  /** Publishers have entries of their own: this is the id of one. */
  publisher: slugSchema,
  translatedName: variantsSchema(titleSchema).default({}),
  status: optionSchemas.status.default('ongoing'),
  /** Page one of its first chapter, where none is named. */
  cover: z
    .union([fileNameSchema, localizedSchema(fileNameSchema)], {
      error: 'expected a file name, or one for each language: { "en": …, "ar": … }',
    })
    .optional(),
  /** The Arabic cover where `cover` is one file name. */
  coverAr: fileNameSchema.optional(),
  /** Art without lettering. */
  art: fileNameSchema.optional(),
  createdAt: timeTextSchema.optional(),
  uncertain: uncertainSchema,
  chapters: z.array(z.unknown()).min(1).max(2000),
});
/** A comic's entry; its chapters are still to be parsed one by one. */
export type CatalogComic = z.infer<typeof catalogComicSchema>;

export const catalogFileSchema = z.strictObject({
  about: z.string().optional(),
  publishers: z.array(z.unknown()).max(10_000).default([]),
  comics: z.array(z.unknown()).min(1).max(100_000),
});
