import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { TranslatorWork } from '@rawi/model/pages/pages';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';

type Chapters = TranslatorWork['chapters'][number];

/** Whether no chapter is missing between the first and the last. */
export function isWhole({ count, first, last }: Chapters): boolean {
  return last - first + 1 === count;
}

/**
 * The lines under a cover, one per language: "Chapters 1–5"; a language other than the interface's is named.
 */
export function useWorkCaption(): (work: TranslatorWork) => readonly string[] {
  const t = useWords('translator');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale, false);
  const describeChapters = (chapters: Chapters) => {
    const { count } = chapters;
    const numbers = { first: number(chapters.first), last: number(chapters.last) };
    if (count === 1) return t('works.one', numbers);
    if (isWhole(chapters)) return t('works.range', { count, ...numbers });
    return t('works.some', { count, number: number(count), ...numbers });
  };
  return ({ chapters }) =>
    chapters
      // The interface language comes first.
      .toSorted((a, b) => Number(b.language === locale) - Number(a.language === locale))
      .map((each) =>
        each.language === locale
          ? describeChapters(each)
          : t('works.inLanguage', {
              chapters: describeChapters(each),
              language: LANGUAGE_NAMES[each.language][locale],
            }),
      );
}
