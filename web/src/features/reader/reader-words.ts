import { LANGUAGE_NAMES, type Language } from '@rawi/model/languages';
import { LOCALE_DIRECTIONS, LOCALE_TAGS } from '@rawi/model/locales';
import { useMemo } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';

/** The reader's words with its numbers written as the interface language writes them. */
export function useReaderWords() {
  const locale = useLocale();
  const t = useWords('reader');
  return useMemo(() => {
    const number = (value: number) => formatNumber(value, locale);
    const mega = new Intl.NumberFormat(LOCALE_TAGS[locale], {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return {
      t,
      locale,
      direction: LOCALE_DIRECTIONS[locale],
      number,
      /** Bytes as millions of them, with one decimal; the unit is in the words around. */
      megabytes: (bytes: number) => mega.format(bytes / 1_000_000),
      language: (language: Language) => LANGUAGE_NAMES[language][locale],
      /** "Chapter 6", at the beginning of a phrase. */
      chapter: (value: number) => t('chapter', { number: number(value) }),
      pageOf: (page: number, count: number) => t('pageOf', { page: number(page), count: number(count) }),
    };
  }, [t, locale]);
}
export type ReaderWords = ReturnType<typeof useReaderWords>;
