import type { Locale } from '@rawi/model/lists/locales';
import { chapterIdOf } from '@rawi/model/truth/chapter-id';
import { CATALOGUE } from '../stories/catalogue.ts';
import type { ComicEntry } from '../stories/entry.ts';
import { type ChapterFiles, writeChapter } from './chapter-files.ts';
import { type ComicFiles, writeComic } from './comic-files.ts';
import type { Translation } from './translation.ts';

/** A piece of drawing that a worker can do on its own. */
export type Task =
  | { readonly kind: 'comic'; readonly slug: string }
  | { readonly kind: 'chapter'; readonly slug: string; readonly id: string };
export type Drawn = { readonly comic: ComicFiles } | { readonly chapter: ChapterFiles };

/** What to draw below `root`, with a callback for each finished piece. No piece is started after the signal. */
export interface Work {
  readonly root: string;
  readonly tasks: readonly Task[];
  readonly onDrawn: (slug: string, drawn: Drawn) => void;
  readonly signal: AbortSignal;
}

/** One comic whose covers and chapters all lie on disk. */
export interface DrawnComic {
  readonly comic: ComicFiles;
  /** Every translation of every chapter, in the order of their numbers. */
  readonly chapters: readonly ChapterFiles[];
}

/** Every translation of a comic's chapters, in the order of their numbers. */
export function translationsOf(comic: ComicEntry): readonly Translation[] {
  const locales: readonly Locale[] = comic.arabicName === undefined ? ['en'] : ['en', 'ar'];
  return comic.chapters.flatMap((chapter) => {
    const own = locales.map((locale) => ({
      id: chapterIdOf(comic.slug, chapter.number, locale),
      comic,
      chapter,
      locale,
      translator: comic.translators[locale],
    }));
    const { again } = chapter;
    if (!again) return own;
    const second = {
      id: chapterIdOf(comic.slug, chapter.number, again.language, again.translator),
      comic,
      chapter: { ...chapter, title: { ...chapter.title, [again.language]: again.title } },
      locale: again.language,
      translator: again.translator,
    };
    return [...own, second];
  });
}

/** What a comic consists of: its covers, and these chapters. */
export interface ComicTasks {
  readonly slug: string;
  readonly chapters: readonly string[];
}

export function tasksOf(comic: ComicEntry): ComicTasks {
  return { slug: comic.slug, chapters: translationsOf(comic).map(({ id }) => id) };
}

/** Does one task, writing its files below `root`. */
export async function draw(root: string, task: Task): Promise<Drawn> {
  const comic = CATALOGUE.find(({ slug }) => slug === task.slug);
  if (!comic) throw new Error(`There is no comic ${task.slug}.`);
  if (task.kind === 'comic') return { comic: await writeComic(root, comic) };
  const found = translationsOf(comic).find(({ id }) => id === task.id);
  if (!found) throw new Error(`There is no chapter ${task.id}.`);
  return { chapter: await writeChapter(root, found) };
}
