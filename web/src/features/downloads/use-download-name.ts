import type { Locale } from '@rawi/model/lists/locales';
import type { AskedChapter } from '../../data/downloads/record.ts';
import { comicName, isolatedName } from '../../lib/comic-name.ts';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';

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
