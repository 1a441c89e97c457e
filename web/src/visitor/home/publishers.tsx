import type { PublisherCard } from '@rawi/model/pages/cards';
import { localize } from '@rawi/model/text/localized';
import { smallestPicture } from '@rawi/model/truth/picture';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { MoreLink } from '../../core/ui/more-link.tsx';
import { Section } from '../../core/ui/section.tsx';
import { Cover } from '../../domains/comics/cover.tsx';
import { COVERS_RATING } from '../../domains/ratings/showing.ts';
import classes from './home-page.module.css';

/** The largest publishers, each with the covers of its newest comics. */
export function Publishers({ publishers }: { readonly publishers: readonly PublisherCard[] }) {
  const t = useWords('home');
  const locale = useLocale();
  return (
    <Section
      id="publishers"
      title={t('publishers')}
      aside={<MoreLink to={paths.publishers(locale)}>{t('allPublishers')}</MoreLink>}
    >
      <ul className={classes.cells}>
        {publishers.map(({ id, name, comicCount, covers }) => {
          const shown = localize(name, locale);
          return (
            <li key={id}>
              <Link to={paths.publisher(locale, id)} className={classes.cell}>
                <span className={classes.covers}>
                  {covers.map((cover) => {
                    // One width is enough for a cover this small; more addresses would make the page longer.
                    const picture = smallestPicture(localize(cover, locale).value);
                    return (
                      <Cover
                        key={picture.path}
                        image={thumbnailSource(picture)}
                        rating={COVERS_RATING}
                        sizes="64px"
                      />
                    );
                  })}
                </span>
                <bdi className={classes.name} lang={shown.locale}>
                  {shown.value}
                </bdi>
                <span className={classes.count}>
                  {t('comicCount', { count: comicCount, number: formatNumber(comicCount, locale) })}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
