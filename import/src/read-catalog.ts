import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { slugOf } from '@rawi/model/text/slugify';
import { holdsExport } from './archive/layout.ts';
import {
  type CatalogChapter,
  type CatalogComic,
  type CatalogPublisher,
  catalogChapterSchema,
  catalogComicSchema,
  catalogFileSchema,
  catalogPublisherSchema,
} from './catalog-file.ts';
import { type Problem, schemaProblems } from './problem.ts';

/** A comic of the catalogue whose every field has been checked; its files have not. */
export interface CatalogEntry {
  readonly name: string;
  readonly slug: string;
  readonly comic: Omit<CatalogComic, 'chapters'>;
  readonly chapters: readonly { readonly name: string; readonly chapter: CatalogChapter }[];
}

export interface Catalog {
  readonly publishers: ReadonlyMap<string, CatalogPublisher>;
  /** The comics without a problem. */
  readonly entries: readonly CatalogEntry[];
  readonly problems: readonly Problem[];
}

/** Thrown when there is no catalogue to read entries from. */
export class UnreadableCatalog extends Error {
  override readonly name = 'UnreadableCatalog';
}

/** Thrown when there is no `catalog.json`: a folder may hold articles alone. */
export class MissingCatalog extends UnreadableCatalog {}

/** The message for a folder without comics. */
export const NO_CATALOG: Catalog = { publishers: new Map(), entries: [], problems: [] };

/** Reads `catalog.json` of a folder. Throws `UnreadableCatalog` when it is missing or no catalogue at all. */
export async function readCatalog(folder: string): Promise<Catalog> {
  const file = catalogFileSchema.safeParse(await readJson(join(folder, 'catalog.json')));
  if (!file.success) {
    const [first] = schemaProblems('catalog.json', file.error);
    throw new UnreadableCatalog(`catalog.json is not a catalogue: ${first?.field} ${first?.message}.`);
  }
  const problems: Problem[] = [];
  const publishers = readPublishers(file.data.publishers, problems);
  const entries = file.data.comics.flatMap((comic, index) => readComic(comic, index, problems));
  return { publishers, entries: withoutTwins(entries, problems), problems };
}

async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    if (await holdsExport(dirname(path)))
      throw new UnreadableCatalog(
        `${dirname(path)} holds an export. Bring it into an empty project: npm run restore -- ${dirname(path)}`,
      );
    throw new MissingCatalog(`There is no catalog.json to read in this folder (${path}).`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadableCatalog(`catalog.json is not JSON: ${(error as Error).message}.`);
  }
}

function readPublishers(entries: readonly unknown[], problems: Problem[]): Map<string, CatalogPublisher> {
  const publishers = new Map<string, CatalogPublisher>();
  entries.forEach((entry, index) => {
    const name = entryName('publisher', index, entry, 'id');
    const parsed = catalogPublisherSchema.safeParse(entry);
    if (!parsed.success) problems.push(...schemaProblems(name, parsed.error));
    else if (publishers.has(parsed.data.id)) {
      problems.push({ entry: name, field: 'id', message: 'another publisher of this file has the same id' });
    } else publishers.set(parsed.data.id, parsed.data);
  });
  return publishers;
}

/** The comic, or nothing when any of it is wrong: a comic goes in whole or not at all. */
function readComic(entry: unknown, index: number, problems: Problem[]): CatalogEntry[] {
  const name = entryName('comic', index, entry, 'series');
  const parsed = catalogComicSchema.safeParse(entry);
  const found = parsed.success ? [] : schemaProblems(name, parsed.error);
  const chapters = chaptersOf(entry).flatMap((chapter, position) => {
    const chapterName = `${name}, chapter ${numberOf(chapter) ?? `at position ${position + 1}`}`;
    const result = catalogChapterSchema.safeParse(chapter);
    if (!result.success) {
      found.push(...schemaProblems(chapterName, result.error));
      return [];
    }
    return [{ name: `${chapterName} (${languageOf(chapter)})`, chapter: result.data }];
  });
  found.push(...twinChapters(chapters));
  problems.push(...found);
  if (!parsed.success || found.length > 0) return [];
  const { chapters: _, ...comic } = parsed.data;
  const slug = comic.slug ?? slugOf(comic.series, comic.translatedName.en ?? '', comic.otherName ?? '');
  return [{ name, slug, comic, chapters }];
}

/** The same number by the same translator into the same language can be there once only. */
function twinChapters(chapters: CatalogEntry['chapters']): Problem[] {
  const seen = new Set<string>();
  return chapters.flatMap(({ name, chapter: { number, language, translator = '' } }) => {
    const key = `${number} ${language} ${slugOf(translator)}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const message = 'is listed twice: one number, language and translator is one chapter';
    return [{ entry: name, field: '', message }];
  });
}

/** If several comics have one address, the first stays. */
function withoutTwins(entries: readonly CatalogEntry[], problems: Problem[]): CatalogEntry[] {
  const seen = new Map<string, string>();
  return entries.filter(({ slug, name }) => {
    const twin = seen.get(slug);
    if (twin === undefined) seen.set(slug, name);
    else {
      const message = `its address “${slug}” is that of ${twin}: give one of them a "slug" of its own`;
      problems.push({ entry: name, field: 'slug', message });
    }
    return twin === undefined;
  });
}

function entryName(kind: string, index: number, entry: unknown, field: string): string {
  const label = fieldOf(entry, field);
  return typeof label === 'string' ? `${kind} ${index + 1} “${label.slice(0, 80)}”` : `${kind} ${index + 1}`;
}

function chaptersOf(entry: unknown): readonly unknown[] {
  const chapters = fieldOf(entry, 'chapters');
  return Array.isArray(chapters) ? chapters : [];
}

function numberOf(chapter: unknown): number | undefined {
  const number = fieldOf(chapter, 'number');
  return typeof number === 'number' ? number : undefined;
}

function languageOf(chapter: unknown): string {
  return String(fieldOf(chapter, 'language'));
}

function fieldOf(entry: unknown, field: string): unknown {
  return typeof entry === 'object' && entry !== null ? Reflect.get(entry, field) : undefined;
}
