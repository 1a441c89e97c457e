import type { Language } from '@rawi/model/lists/languages';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pageInTranslation } from '@rawi/model/truth/matched-pages';

/** A translation into another language whose pages are known to be the same. */
export interface FlipTarget {
  readonly id: string;
  readonly language: Language;
  /** The page there that shows the same; undefined where none does. */
  readonly pageOf: (page: number) => number | undefined;
  /** Whether any of these pages is there. */
  readonly hasAny: (pages: readonly number[]) => boolean;
}

/** What a chapter flips to: the translation into the interface's language, else the first one whose pages match. */
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

/** Of two languages the one that is written from the right stands on the right of the line between them. */
export function isFromTheRight(language: Language): boolean {
  return language === 'ar';
}
