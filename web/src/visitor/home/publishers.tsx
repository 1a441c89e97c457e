import type { PublisherCard } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { MoreLink } from '../../core/ui/more-link.tsx';
import { Section } from '../../core/ui/section.tsx';
import classes from './home-page.module.css';

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
        {publishers.map(({ id, name, comicCount }) => {
          const shown = localize(name, locale);
          return (
            <li key={id}>
              <Link to={paths.publisher(locale, id)} className={classes.cell}>
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
