import type { ReaderList } from '@rawi/model/pages/reader-payload';
import type { UpdatedComic } from '@rawi/model/pages/updates-payload';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { localize } from '@rawi/model/text/localized';
import { Link } from 'react-router-dom';
import { formatAge } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useNeedsNetwork } from '../../core/network/on-device.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { Folded } from '../../domains/comments/folded.tsx';
import { listText } from '../../domains/lists/list-text.ts';
import { useIsListed } from '../../domains/ratings/showing.ts';
import classes from './reader-page.module.css';

interface ReaderListsProps {
  readonly lists: readonly ReaderList[];
  readonly comics: ReadonlyMap<string, UpdatedComic>;
}

/** Their public lists, each by the first comics of it. One that is reported is folded, as on its own page. */
export function ReaderLists({ lists, comics }: ReaderListsProps) {
  const t = useWords('lists');
  return (
    <ul className={classes.lists}>
      {lists.map((list) => (
        <li key={list.id}>
          {list.folded ? (
            <Folded text={t('isFolded')}>
              <ListCard list={list} comics={comics} />
            </Folded>
          ) : (
            <ListCard list={list} comics={comics} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ListCard({ list, comics }: { readonly list: ReaderList } & Pick<ReaderListsProps, 'comics'>) {
  const t = useWords('reader-page');
  const locale = useLocale();
  const name = listText(list.name, locale);
  const isListed = useIsListed();
  const path = paths.list(locale, list.id);
  const isAway = useNeedsNetwork(path);
  return (
    <Link to={path} className={classes.list} data-away={isAway || undefined}>
      <span className={classes.covers}>
        {list.comics.map((id) => {
          const comic = comics.get(id);
          return (
            comic &&
            isListed(comic.ageRating) && (
              <Cover
                key={id}
                image={thumbnailSource(localize(comic.cover, locale).value)}
                rating={comic.ageRating}
                sizes="(max-width: 639.98px) 30vw, 120px"
                className={classes.cover}
              />
            )
          );
        })}
      </span>
      <span className={classes.title}>
        <bdi lang={languageOfScript(name)}>{name}</bdi>
      </span>
      <time className={classes.facts} dateTime={list.changedAt}>
        {t('changed', { age: formatAge(list.changedAt, locale) })}
      </time>
    </Link>
  );
}
