import type { Language } from '@rawi/model/lists/languages';
import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { comicName, type NamedText } from '../domains/comics/comic-name.ts';

/** The names of a chapter in one interface language. */
export interface ChapterTitles {
  readonly comic: NamedText;
  readonly number: number;
  readonly title: string | undefined;
  /** The language of the chapter, and therefore of its title. */
  readonly language: Language;
  readonly translator: ChapterPayload['translator'];
}

export function chapterTitles(chapter: ChapterPayload, locale: Locale): ChapterTitles {
  return {
    comic: comicName(chapter.comic, locale),
    number: chapter.number,
    title: chapter.title,
    language: chapter.language,
    translator: chapter.translator,
  };
}

/** Whether the translator has a page. A chapter knows only the name of a translator without one. */
export function hasPage({ level }: NonNullable<ChapterPayload['translator']>): boolean {
  return level !== undefined;
}
