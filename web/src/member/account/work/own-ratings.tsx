import { VisuallyHidden } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { shownScale } from '@rawi/model/pages/shown-counts';
import type { RatingSums } from '@rawi/model/truth/counts';
import { IconStarFilled } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { PARTS } from '../../../core/lib/parts.ts';
import { paths } from '../../../core/lib/paths.ts';
import { useAccount } from '../account-context.ts';
import type { ReportList } from './chapter-reports.tsx';
import classes from './own-numbers.module.css';

interface OwnRatingsProps {
  readonly ratings: RatingSums;
  /** The readers' reports; undefined until loaded. */
  readonly reports: ReportList['items'];
}

/** The public ratings of one's translations, on both scales. */
export function OwnRatings({ ratings: { count, qualitySum, claritySum }, reports = [] }: OwnRatingsProps) {
  const t = useWords('my-work');
  const choices = useWords('choices');
  const locale = useLocale();
  const { user } = useAccount();
  const { search } = useLocation();
  const open = reports.filter(({ data }) => data.doneAt === undefined).length;
  return (
    <section className={classes.ratings}>
      <h2 className={classes.title}>{t('ratings.title')}</h2>
      <p className={classes.count}>
        {t('ratings.count', { count, number: formatNumber(count, locale) })}
        <Link to={paths.translator(locale, user.uid)} className={classes.see}>
          {t('ratings.see')}
        </Link>
        {open > 0 && (
          <Link to={{ search, hash: PARTS.reports }} className={classes.see}>
            {t('reports.open', { count: open, number: formatNumber(open, locale) })}
          </Link>
        )}
      </p>
      <dl className={classes.scales}>
        <Scale label={choices('rating.quality')} value={shownScale(count, qualitySum)} />
        <Scale label={choices('rating.clarity')} value={shownScale(count, claritySum)} />
      </dl>
    </section>
  );
}

function Scale({ label, value }: { readonly label: string; readonly value: number | undefined }) {
  const t = useWords('my-work');
  const locale = useLocale();
  const highest = formatNumber(LIMITS.rating.max, locale);
  return (
    <div className={classes.scale}>
      <dt className={classes.label}>{label}</dt>
      {value === undefined ? (
        <dd className={classes.few}>{t('ratings.few')}</dd>
      ) : (
        <dd className={classes.value}>
          <span aria-hidden="true">{formatNumber(value, locale)}</span>
          <IconStarFilled size={22} aria-hidden="true" className={classes.star} />
          <VisuallyHidden component="span">
            {t('ratings.of', { rating: formatNumber(value, locale), highest })}
          </VisuallyHidden>
        </dd>
      )}
    </div>
  );
}
