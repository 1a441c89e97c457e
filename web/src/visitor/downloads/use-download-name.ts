import type { Locale } from '@rawi/model/lists/locales';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { comicName, isolatedName } from '../../domains/comics/comic-name.ts';
import type { AskedChapter } from '../../domains/downloads/record.ts';

/** The name of a downloaded chapter for a sentence: "Orbit 9, chapter 8". */
export function useDownloadName(): (about: AskedChapter) => string {
  const t = useWords('downloads');
  const locale: Locale = useLocale();
  return (about) =>
    t('nameOf', {
      comic: isolatedName(comicName(about, locale), locale),
      chapter: formatNumber(about.number, locale),
    });
}
