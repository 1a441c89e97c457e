import type { PublisherEntry } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { ComicCard } from '../../domains/comics/comic-card.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';

/** A comic in its publisher's list: "22 chapters, completed". */
export function EntryCard({
  comic,
  sizes,
  isFirst = false,
}: {
  readonly comic: PublisherEntry;
  readonly sizes: string;
  readonly isFirst?: boolean;
}) {
  const t = useWords('publishers');
  const locale = useLocale();
  const name = comicName(comic, locale);
  const { status, chapterCount: count } = comic;
  return (
    <ComicCard
      to={paths.comic(locale, comic.slug)}
      image={imageSource(localize(comic.cover, locale).value)}
      rating={comic.ageRating}
      sizes={sizes}
      title={name.text}
      titleLang={name.lang}
      caption={t(status === 'completed' ? 'completed' : 'chapterCount', {
        count,
        number: formatNumber(count, locale),
      })}
      isFirst={isFirst}
    />
  );
}
