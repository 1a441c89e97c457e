import type { Language } from '@rawi/model/lists/languages';
import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { comicName, type NamedText } from '../domains/comics/comic-name.ts';

/** The names that a chapter is known by to readers of one interface language. */
export interface ChapterTitles {
  readonly comic: NamedText;
  readonly number: number;
  readonly title: string | undefined;
  /** The chapter's, and so its title's. */
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

/** Whether a translator has a page: of who has none the chapter knows the name alone. */
export function hasPage({ level }: NonNullable<ChapterPayload['translator']>): boolean {
  return level !== undefined;
}
