import type { Language } from '@rawi/model/lists/languages';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pageInTranslation } from '@rawi/model/truth/matched-pages';

/** A translation into another language whose pages are matched with this chapter's. */
export interface FlipTarget {
  readonly id: string;
  readonly language: Language;
  /** The matching page of the translation; undefined if there is none. */
  readonly pageOf: (page: number) => number | undefined;
  /** Whether any of these pages has a match. */
  readonly hasAny: (pages: readonly number[]) => boolean;
}

/** The flip target: the translation into the interface's language, else the first one with matched pages. */
export function flipTarget(
  { language, pageCount, translations }: Pick<ChapterPayload, 'language' | 'pageCount' | 'translations'>,
  locale: Language,
): FlipTarget | undefined {
  const matching = translations.filter(
    (each) =>
      each.language !== language &&
      Array.from({ length: pageCount }).some(
        (_, index) => pageInTranslation(index + 1, pageCount, each) !== undefined,
      ),
  );
  const other = matching.find((each) => each.language === locale) ?? matching[0];
  if (!other) return undefined;
  const pageOf = (page: number) => pageInTranslation(page, pageCount, other);
  return {
    id: other.id,
    language: other.language,
    pageOf,
    hasAny: (pages) => pages.some((page) => pageOf(page) !== undefined),
  };
}

/** The language that is written from the right is shown on the right of the line. */
export function isFromTheRight(language: Language): boolean {
  return language === 'ar';
}
