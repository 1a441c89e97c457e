import type { PublisherCard } from '@rawi/model/pages/cards';
import type { PublishersPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import page from '../../core/ui/list-page.module.css';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { Cover } from '../../domains/comics/cover.tsx';
import { COVERS_RATING } from '../../domains/ratings/showing.ts';
import { PublisherName } from './publisher-name.tsx';
import classes from './publishers-page.module.css';

/** The overview of publishers: the largest ones with covers, the others by name. */
export function PublishersPage({ page: { largest, others, count } }: { readonly page: PublishersPayload }) {
  const t = useWords('publishers');
  const locale = useLocale();
  if (largest.length === 0) return <PageMessage title={t('empty.title')} text={t('empty.text')} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={page.lead}>{t('lead')}</p>
      <ul className={classes.largest}>
        {largest.map((publisher, index) => (
          <li key={publisher.id}>
            <Largest publisher={publisher} isFirst={index < 2} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <section className={classes.more}>
          <h2 className={classes.title}>{t('more')}</h2>
          <ul className={classes.others}>
            {others.map(({ id, name, comicCount }) => (
              <li key={id}>
                <Link to={paths.publisher(locale, id)} className={classes.other}>
                  <PublisherName name={name} />
                  <Count comics={comicCount} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {count > largest.length + others.length && (
        <p className={classes.rest}>
          {t('rest')} <Link to={paths.search(locale)}>{t('search')}</Link>
        </p>
      )}
    </div>
  );
}

function Largest({
  publisher: { id, name, comicCount, covers },
  isFirst,
}: {
  readonly publisher: PublisherCard;
  readonly isFirst: boolean;
}) {
  const locale = useLocale();
  return (
    <Link to={paths.publisher(locale, id)} className={classes.card}>
      <span className={classes.covers}>
        {covers.map((cover) => {
          const image = imageSource(localize(cover, locale).value);
          return (
            <Cover
              key={image.src}
              image={image}
              rating={COVERS_RATING}
              sizes="(max-width: 640px) 28vw, 120px"
              isFirst={isFirst}
            />
          );
        })}
      </span>
      <span className={classes.name}>
        <PublisherName name={name} />
      </span>
      <Count comics={comicCount} />
    </Link>
  );
}

function Count({ comics }: { readonly comics: number }) {
  const t = useWords('publishers');
  const locale = useLocale();
  return (
    <span className={classes.count}>
      {t('comicCount', { count: comics, number: formatNumber(comics, locale) })}
    </span>
  );
}
