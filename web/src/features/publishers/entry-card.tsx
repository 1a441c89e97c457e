import type { PublisherEntry } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { imageSource } from '../../data/files.ts';
import { comicName } from '../../lib/comic-name.ts';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { ComicCard } from '../../ui/comic-card.tsx';

/** A comic among others of its publisher: "22 chapters, completed". */
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
