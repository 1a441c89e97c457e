import type { SavedItem } from '@rawi/model/truth/saved';
import { thumbnailSource } from '../../../data/files.ts';
import { comicName } from '../../../lib/comic-name.ts';
import { formatAge } from '../../../lib/format.ts';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { paths } from '../../../lib/paths.ts';
import { ComicCard } from '../../../ui/comic-card.tsx';
import { RemoveButton } from './remove-button.tsx';
import classes from './saved-items.module.css';

interface SavedComicProps {
  readonly item: Extract<SavedItem, { kind: 'comic' }>;
  /** It was taken from readers. */
  readonly isRemoved: boolean;
}

/** A saved comic as a cover card. */
export function SavedComic({ item, isRemoved }: SavedComicProps) {
  const t = useWords('account');
  const locale = useLocale();
  const name = comicName(item, locale);
  return (
    <li className={classes.comic}>
      <ComicCard
        to={paths.comic(locale, item.slug)}
        image={thumbnailSource(item.picture)}
        sizes="(max-width: 640px) 45vw, 244px"
        title={name.text}
        titleLang={name.lang}
        caption={
          isRemoved
            ? t('lists.removed')
            : t('lists.savedAge', { age: formatAge(item.at.toISOString(), locale) })
        }
      />
      <RemoveButton item={item} name={name.text} />
    </li>
  );
}
