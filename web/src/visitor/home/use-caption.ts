import type { ArrivedEntry } from '@rawi/model/pages/pages';
import { formatAge, formatNumber, formatPublicDay } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { readableChapter } from '../../domains/chapters/readable-chapter.ts';

/**
 * The line under a cover: "Chapter 14 · 5 hours ago"; it also names the language of a chapter in the other
 * language. In a list that is sorted by when comics came it says that instead: "Added Nov 14, 2026".
 */
export function useCaption(): (comic: Pick<ArrivedEntry, 'latestChapter' | 'arrivedAt'>) => string {
  const t = useWords('home');
  const locale = useLocale();
  return (comic) => {
    const latest = readableChapter(comic.latestChapter, locale);
    if (!latest) return t('noChapters');
    if (comic.arrivedAt !== undefined) return t('arrived', { day: formatPublicDay(comic.arrivedAt, locale) });
    const number = formatNumber(latest.chapter.number, locale);
    if (latest.locale !== locale) return t(`chapterIn.${latest.locale}`, { number });
    return t('chapterAge', { number, age: formatAge(latest.chapter.publishedAt, locale) });
  };
}
