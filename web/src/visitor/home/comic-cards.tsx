import type { ArrivedEntry } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { ComicCard } from '../../domains/comics/comic-card.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { ageMark } from '../../domains/ratings/showing.ts';
import { useCaption } from './use-caption.ts';

export interface ComicCardsProps {
  readonly comics: readonly ArrivedEntry[];
  /** The `sizes` attribute of the covers. */
  readonly sizes: string;
  readonly className: string | undefined;
  /** How many of them are visible first, and load eagerly. */
  readonly first?: number;
}

/** Comics that are listed here (`useListed`), as a list of cards. */
export function ComicCards({ comics, sizes, className, first = 0 }: ComicCardsProps) {
  const locale = useLocale();
  const caption = useCaption();
  return (
    <ul className={className}>
      {comics.map((comic, index) => {
        const name = comicName(comic, locale);
        return (
          <li key={comic.slug} {...ageMark(comic.ageRating)}>
            <ComicCard
              to={paths.comic(locale, comic.slug)}
              image={imageSource(localize(comic.cover, locale).value)}
              rating={comic.ageRating}
              sizes={sizes}
              title={name.text}
              titleLang={name.lang}
              caption={caption(comic)}
              isFirst={index < first}
            />
          </li>
        );
      })}
    </ul>
  );
}
