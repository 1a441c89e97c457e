import type { PublisherShelfPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import classes from '../../core/ui/list-page.module.css';
import { ListPlaces } from '../../core/ui/list-places.tsx';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { ageMark, useListed } from '../../domains/ratings/showing.ts';
import { EntryCard } from './entry-card.tsx';
import { PublisherName } from './publisher-name.tsx';

const SIZES = '(max-width: 640px) 46vw, (max-width: 900px) 30vw, (max-width: 1200px) 22vw, 204px';

/** A part of the list of a publisher's comics, with links to the parts beside it and to the publisher. */
export function PublisherComics({ page }: { readonly page: PublisherShelfPayload }) {
  const t = useWords('publishers');
  const locale = useLocale();
  const { id, name } = page.publisher;
  const { listed, leftOut } = useListed(page.comics);
  return (
    <div className={classes.page}>
      <p className={classes.way}>
        <Link to={paths.publisher(locale, id)}>
          <PublisherName name={name} />
        </Link>
      </p>
      <h1 className={classes.title} tabIndex={-1}>
        {t('list.title', { name: isolated(localize(name, locale).value) })}
      </h1>
      <p className={classes.lead}>{t('list.lead')}</p>
      <ul className={classes.grid}>
        {listed.map((comic, index) => (
          <li key={comic.slug} {...ageMark(comic.ageRating)}>
            <EntryCard comic={comic} sizes={SIZES} isFirst={index < 2} />
          </li>
        ))}
      </ul>
      <LeftOut count={leftOut} />
      <ListPlaces {...page} to={(shelf) => paths.publisher(locale, id, shelf)} />
    </div>
  );
}
