import { LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { useMemo } from 'react';
import { formatBytes, formatBytesOf, formatNumber } from '../core/i18n/format.ts';
import { useWords } from '../core/i18n/i18n.ts';
import { useLocale } from '../core/i18n/locale.ts';

/** The reader's translated texts, with numbers in the digits of the interface language. */
export function useReaderWords() {
  const locale = useLocale();
  const t = useWords('reader');
  return useMemo(() => {
    const number = (value: number) => formatNumber(value, locale);
    return {
      t,
      locale,
      direction: LOCALE_DIRECTIONS[locale],
      number,
      /** "9.6 MB" */
      bytes: (bytes: number) => formatBytes(bytes, locale),
      /** "1.2 of 9.6 MB" */
      bytesOf: (received: number, total: number) => t('bytesOf', formatBytesOf(received, total, locale)),
      language: (language: Language) => LANGUAGE_NAMES[language][locale],
      /** "Chapter 6", at the start of a phrase. */
      chapter: (value: number) => t('chapter', { number: number(value) }),
      pageOf: (page: number, total: number) => t('pageOf', { page: number(page), total: number(total) }),
      /** "Page 6 of 11", "Pages 6 and 7 of 11" */
      pagesOf: ([page = 1, second]: readonly number[], total: number) =>
        second === undefined
          ? t('pageOf', { page: number(page), total: number(total) })
          : t('pagesOf', { page: number(page), last: number(second), total: number(total) }),
      /** "6 of 11", "6–7 of 11"; the last page if none is shown. */
      pagesShort: ([page, second]: readonly number[], total: number) =>
        t('pageOfShort', {
          page: second === undefined ? number(page ?? total) : `${number(page ?? total)}–${number(second)}`,
          total: number(total),
        }),
    };
  }, [t, locale]);
}
