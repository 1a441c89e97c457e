import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderFile, Refused } from '@rawi/media/folder-file';
import { isSame } from '@rawi/model/pages/is-same';
import type { Problem } from '../problem.ts';
import { type ArticleFile, articleFile } from './article-file.ts';

/** The part of an importer's folder that holds articles and their pictures. */
export const BLOG_FOLDER = 'blog';

/** More than an article may have: the rest is not looked at. */
const MAX_BYTES = 1024 * 1024;

/** An article, in each of its languages. */
export interface Article {
  readonly slug: string;
  readonly files: readonly ArticleFile[];
  /** Whether it is to be taken from the site. */
  readonly isWithdrawn: boolean;
}

/** The articles of a folder, and what is wrong with those that are none; nothing where it has no `blog`. */
export async function readArticles(
  folder: string,
): Promise<{ readonly articles: readonly Article[]; readonly problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  const bySlug = new Map<string, ArticleFile[]>();
  const broken = new Set<string>();
  for (const name of await articleNames(folder)) {
    const read = await readFileOf(folder, name);
    if ('problems' in read) {
      problems.push(...read.problems);
      broken.add(name.split('.')[0] ?? '');
    } else bySlug.set(read.slug, [...(bySlug.get(read.slug) ?? []), read]);
  }
  const articles: Article[] = [];
  for (const [slug, files] of bySlug) {
    // An article is imported in all its languages or not at all.
    if (broken.has(slug)) continue;
    const unlike = disagreements(files);
    problems.push(...unlike);
    const isWithdrawn = files.some(({ matter }) => matter === null);
    if (unlike.length === 0) articles.push({ slug, files, isWithdrawn });
  }
  return { articles, problems };
}

async function articleNames(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, BLOG_FOLDER)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.md')).toSorted();
}

async function readFileOf(folder: string, name: string) {
  try {
    const { path } = await folderFile(join(folder, BLOG_FOLDER), name, MAX_BYTES);
    return articleFile(name, await readFile(path, 'utf8'));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { problems: [{ entry: name, field: '', message: error.message }] };
  }
}

/** The fields that must be the same in all languages. */
function disagreements(files: readonly ArticleFile[]): Problem[] {
  const [first, ...others] = files.filter(({ matter }) => matter !== null);
  return others.flatMap(({ name, matter }) =>
    (['category', 'date', 'featured'] as const)
      .filter((field) => !isSame(matter?.[field], first?.matter?.[field]))
      .map((field) => ({ entry: name, field, message: `is not what ${first?.name} says` })),
  );
}
