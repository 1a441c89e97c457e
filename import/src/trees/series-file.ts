import { open } from 'node:fs/promises';
import { z } from '@rawi/model/zod';

/** What a file beside the chapters says of their series. People and programs wrote it: it is a hint. */
export interface SeriesFacts {
  readonly series?: string;
  readonly publisher?: string;
  readonly description?: string;
  readonly writers?: readonly string[];
  readonly artists?: readonly string[];
  readonly genres?: readonly string[];
  readonly isCompleted?: boolean;
}

/** A few kilobytes are usual. */
const MAX_BYTES = 1024 * 1024;
const text = z.string().trim().min(1).max(5000).optional().catch(undefined);
const names = z
  .union([z.array(z.string()).max(100), z.string().transform((list) => list.split(/[,،]/u))])
  .transform((list) => list.map((name) => name.trim()).filter((name) => name !== ''))
  .optional()
  .catch(undefined);

/** `series.json`, as tools for downloads of issues write it. */
const seriesSchema = z.object({
  metadata: z.object({
    name: text,
    publisher: text,
    description_text: text,
    description_formatted: text,
    status: text,
  }),
});
/** `details.json`, as readers for phones take it beside local chapters. */
const detailsSchema = z.object({
  title: text,
  author: text,
  artist: text,
  description: text,
  genre: names,
  status: z.coerce.string().optional().catch(undefined),
});
/** The number that the latter has for a completed series. */
const COMPLETED = '2';

/** Reads what it can of such a file; undefined of one that is no JSON, too long, or says nothing. */
export async function readSeriesFile(path: string): Promise<SeriesFacts | undefined> {
  const value = await readJson(path);
  const series = seriesSchema.safeParse(value);
  if (series.success) {
    const {
      name,
      publisher,
      description_text: plain,
      description_formatted: formatted,
      status,
    } = series.data.metadata;
    return filled({
      series: name,
      publisher,
      description: plain ?? formatted,
      isCompleted: status === undefined ? undefined : /^(?:ended|completed)$/i.test(status),
    });
  }
  const details = detailsSchema.safeParse(value);
  if (!details.success) return undefined;
  const { title, author, artist, description, genre, status } = details.data;
  return filled({
    series: title,
    description,
    writers: author === undefined ? undefined : author.split(/[,،]/u).map((name) => name.trim()),
    artists: artist === undefined ? undefined : artist.split(/[,،]/u).map((name) => name.trim()),
    genres: genre,
    isCompleted: status === undefined ? undefined : status === COMPLETED,
  });
}

type Filled = { -readonly [K in keyof SeriesFacts]?: SeriesFacts[K] | undefined };

function filled(facts: Filled): SeriesFacts {
  const { series, publisher, description, writers, artists, genres, isCompleted } = facts;
  return {
    ...(series !== undefined && { series }),
    ...(publisher !== undefined && { publisher }),
    ...(description !== undefined && { description }),
    ...(writers && { writers }),
    ...(artists && { artists }),
    ...(genres && { genres }),
    ...(isCompleted !== undefined && { isCompleted }),
  };
}

async function readJson(path: string): Promise<unknown> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size > MAX_BYTES) return undefined;
      return JSON.parse((await file.readFile('utf8')).replace(/^\uFEFF/, ''));
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}
