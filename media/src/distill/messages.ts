import { FILE_REFUSALS } from '@rawi/model/lists/file-refusals';
import { LOCALES } from '@rawi/model/lists/locales';
import { TURNS } from '@rawi/model/truth/arranged-pages';
import { READING_DIRECTIONS } from '@rawi/model/truth/chapter';
import { languageSchema, variantsSchema } from '@rawi/model/truth/schemas';
import { z } from 'zod';
import { PICTURE_USES, writtenPictureSchema } from '../covers/written-picture.ts';
import { creditsSchema } from '../credits/credits.ts';
import { distilledPageSchema } from './distilled-page.ts';

/** A page of a file that is drawn again for its place in the chapter. */
const placedPageSchema = z.strictObject({
  /** In the file, and in the chapter, from 1. */
  source: z.int().positive(),
  place: z.int().positive(),
  turn: z.literal(TURNS),
});
export type PlacedPage = z.infer<typeof placedPageSchema>;

const thousandths = z.int().min(0).max(1000);
/** A panel in thousandths of an image, which is a file of the disk. */
const cardPanelSchema = z.strictObject({
  file: z.string(),
  x: thousandths,
  y: thousandths,
  width: thousandths.min(1),
  height: thousandths.min(1),
  keep: z.tuple([thousandths, thousandths, thousandths, thousandths]).optional(),
});

/** What the process that takes files apart is asked, as its argument in JSON. */
export const jobSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pages'),
    /** The file, and the folder that the pages are written to. */
    file: z.string(),
    folder: z.string(),
    /** The first page to write, from 1. */
    from: z.int().positive(),
    /** No further page is begun once this many have passed. */
    seconds: z.number().positive(),
    /** Instead of all from there on: these, named by their places. */
    only: z.array(placedPageSchema).min(1).optional(),
  }),
  z.strictObject({
    kind: z.literal('dense'),
    /** The file, the folder that its pages are written to for dense screens, and until when one is begun. */
    file: z.string(),
    folder: z.string(),
    seconds: z.number().positive(),
    pages: z.array(placedPageSchema).min(1),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    /** The file, and the folder that it is written to in the widths of its use. */
    file: z.string(),
    folder: z.string(),
    use: z.enum(PICTURE_USES),
  }),
  z.strictObject({
    kind: z.literal('cards'),
    /** A cover of ours, the folder that the cards are written to, and what the comic is called. */
    cover: z.string(),
    accent: z.string().optional(),
    folder: z.string(),
    series: z.string(),
    names: variantsSchema(z.string()),
  }),
  z.strictObject({
    kind: z.literal('chapterCards'),
    /** The panels with which a chapter opens, each on a page image of ours; the folder for the cards, and what they say. */
    panels: z.array(cardPanelSchema).min(1).max(3),
    accent: z.string().optional(),
    folder: z.string(),
    series: z.string(),
    names: variantsSchema(z.string()),
    number: z.number().nonnegative(),
    language: languageSchema,
    readingDirection: z.enum(READING_DIRECTIONS),
  }),
  z.strictObject({
    kind: z.literal('credits'),
    /** The end of a copy for download, how long all of it is, and the folder that its credits are written to. */
    end: z.string(),
    bytes: z.int().positive(),
    folder: z.string(),
    credits: creditsSchema,
  }),
]);
export type Job = z.infer<typeof jobSchema>;

/** What it answers: a line of JSON each. */
export const messageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('begun') }),
  z.strictObject({
    kind: z.literal('opened'),
    pageCount: z.int().positive(),
    readingDirection: z.enum(READING_DIRECTIONS).optional(),
  }),
  z.strictObject({ kind: z.literal('drawing'), page: z.int().positive() }),
  z.strictObject({ kind: z.literal('page'), page: distilledPageSchema }),
  /** A page was drawn for dense screens; it is not there where it has not so many pixels, or too many. */
  z.strictObject({ kind: z.literal('dense'), page: z.int().positive(), isThere: z.boolean() }),
  z.strictObject({ kind: z.literal('picture'), picture: writtenPictureSchema }),
  z.strictObject({ kind: z.literal('cards'), locales: z.array(z.enum(LOCALES)) }),
  z.strictObject({
    kind: z.literal('refused'),
    code: z.enum(FILE_REFUSALS),
    page: z.int().positive().optional(),
  }),
  z.strictObject({ kind: z.literal('done') }),
]);
export type Message = z.infer<typeof messageSchema>;
