import { chapterIdOf } from '@rawi/model/chapter-id';
import type { Locale } from '@rawi/model/locales';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { ChapterEntry, ComicEntry } from '../catalogue/entry.ts';
import { type ChapterFiles, writeChapter } from './chapter-files.ts';
import { type ComicFiles, writeComic } from './comic-files.ts';

/** One translation of one chapter, as it becomes a document. */
export interface Translation {
  readonly id: string;
  readonly comic: ComicEntry;
  readonly chapter: ChapterEntry;
  readonly locale: Locale;
  readonly translator: string;
}

/** A piece of drawing that a worker can do on its own. */
export type Task =
  | { readonly kind: 'comic'; readonly slug: string }
  | { readonly kind: 'chapter'; readonly id: string };
export type Drawn = { readonly comic: ComicFiles } | { readonly chapter: ChapterFiles };

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

export function allTasks(catalogue: readonly ComicEntry[]): Task[] {
  return catalogue.flatMap((comic): Task[] => [
    { kind: 'comic', slug: comic.slug },
    ...translationsOf(comic).map(({ id }): Task => ({ kind: 'chapter', id })),
  ]);
}

/** Does one task, writing its files below `root`. */
export async function draw(root: string, task: Task): Promise<Drawn> {
  if (task.kind === 'comic') {
    const comic = CATALOGUE.find(({ slug }) => slug === task.slug);
    if (!comic) throw new Error(`There is no comic ${task.slug}.`);
    return { comic: await writeComic(root, comic) };
  }
  for (const comic of CATALOGUE) {
    const found = translationsOf(comic).find(({ id }) => id === task.id);
    if (found) return { chapter: await writeChapter(root, found) };
  }
  throw new Error(`There is no chapter ${task.id}.`);
}
