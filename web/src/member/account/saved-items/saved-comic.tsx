import type { SavedItem } from '@rawi/model/truth/saved';
import { formatAge } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { ComicCard } from '../../../domains/comics/comic-card.tsx';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { savedCover } from '../../../domains/library/saved-things.ts';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { ShelveButton } from '../../../domains/shelves/shelve-button.tsx';
import { RemoveButton } from './remove-button.tsx';
import classes from './saved-items.module.css';
import { thingOf } from './saved-thing.ts';

interface SavedComicProps {
  readonly item: Extract<SavedItem, { kind: 'comic' }>;
  /** It was taken down. */
  readonly isRemoved: boolean;
}

/** A saved comic as a cover card. */
export function SavedComic({ item, isRemoved }: SavedComicProps) {
  const t = useWords('account');
  const shelves = useWords('shelves');
  const locale = useLocale();
  const name = comicName(item, locale);
  return (
    <li className={classes.comic}>
      <ComicCard
        to={paths.comic(locale, item.slug)}
        image={thumbnailSource(savedCover(item, locale))}
        rating={keptRating(item)}
        sizes="(max-width: 640px) 45vw, 244px"
        title={name.text}
        titleLang={name.lang}
        caption={
          isRemoved
            ? t('lists.removed')
            : t('lists.savedAge', { age: formatAge(item.at.toISOString(), locale) })
        }
      />
      <ShelveButton
        item={thingOf(item)}
        label={shelves('button.move', { name: isolated(name.text) })}
        className={classes.shelve}
      />
      <RemoveButton item={item} name={name.text} />
    </li>
  );
}
