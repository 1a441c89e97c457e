import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slugSchema } from '@rawi/model/truth/schemas';
import { z } from '@rawi/model/zod';
import { catalogChapterSchema, catalogComicSchema } from '../catalog-file.ts';
import { type Problem, schemaProblems } from '../problem.ts';
import { UnreadableCatalog } from '../read-catalog.ts';

/** The file of an importer's folder that rates what is in the site. */
export const RATINGS_FILE = 'ratings.json';

const { ageRating, contentNotes } = catalogComicSchema.shape;

const chapterSchema = z.strictObject({
  chapter: catalogChapterSchema.shape.number,
  language: catalogChapterSchema.shape.language,
  /** Where several have translated the chapter; without it all of them are meant. */
  translator: catalogChapterSchema.shape.translator,
  ageRating,
  contentNotes,
});

const ratingSchema = z.strictObject({
  /** The comic's address. */
  comic: slugSchema,
  ageRating,
  contentNotes,
  chapters: z.array(chapterSchema).max(2000).default([]),
});

/** The ratings of a comic and of chapters of it whose every field has been checked; whether they are there has not. */
export interface RatingEntry extends z.infer<typeof ratingSchema> {
  readonly label: string;
}

interface ReadRatings {
  readonly ratings: readonly RatingEntry[];
  readonly problems: readonly Problem[];
}

const fileSchema = z.strictObject({
  about: z.string().optional(),
  ratings: z.array(z.unknown()).max(100_000),
});

/** The ratings of a folder, and what is wrong with those that are none; nothing where it has no `ratings.json`. */
export async function readRatings(folder: string): Promise<ReadRatings> {
  const text = await readFile(join(folder, RATINGS_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (text === undefined) return { ratings: [], problems: [] };
  const file = fileSchema.safeParse(parsed(text));
  if (!file.success) {
    const [first] = schemaProblems(RATINGS_FILE, file.error);
    throw new UnreadableCatalog(`${RATINGS_FILE} is no file of ratings: ${first?.field} ${first?.message}.`);
  }
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const ratings = file.data.ratings.flatMap((entry, index): RatingEntry[] => {
    const named = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'comic') : undefined;
    const label = typeof named === 'string' ? `rating of “${named.slice(0, 80)}”` : `rating ${index + 1}`;
    const read = ratingSchema.safeParse(entry);
    if (!read.success) problems.push(...schemaProblems(label, read.error));
    else if (seen.has(read.data.comic))
      problems.push({ entry: label, field: 'comic', message: 'is rated by an earlier entry of this file' });
    else {
      seen.add(read.data.comic);
      return [{ ...read.data, label }];
    }
    return [];
  });
  return { ratings, problems };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadableCatalog(`${RATINGS_FILE} is not JSON: ${(error as Error).message}.`);
  }
}
