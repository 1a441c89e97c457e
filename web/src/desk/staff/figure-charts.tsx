import type { ReviewResponse } from '@rawi/model/calls/review-calls';
import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';
import type { CSSProperties } from 'react';
import { formatDay, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import hidden from '../../core/ui/hidden.module.css';
import classes from './figure-charts.module.css';

type Figures = ReviewResponse<'reviewFigures'>;

const AGES = ['day', 'three', 'week', 'longer'] as const;

const shareOf = (value: number, most: number): CSSProperties & Record<'--share', number> => ({
  '--share': most === 0 ? 0 : value / most,
});

/** How many wait, by how long: a table with a bar in each row. */
export function AgesChart({ waiting }: Pick<Figures, 'waiting'>) {
  const t = useWords('staff');
  const locale = useLocale();
  const most = Math.max(...AGES.map((age) => waiting[age]));
  return (
    <table className={classes.chart}>
      <caption className={classes.title}>{t('overview.waiting')}</caption>
      <thead className={hidden.hidden}>
        <tr>
          <th scope="col">{t('overview.age')}</th>
          <th scope="col">{t('overview.count')}</th>
        </tr>
      </thead>
      <tbody>
        {AGES.map((age) => (
          <tr key={age} className={classes.line} data-age={age}>
            <th scope="row">{t(`overview.ages.${age}`)}</th>
            <td style={shareOf(waiting[age], most)}>
              <span className={classes.bar} aria-hidden="true" />
              <span>{formatNumber(waiting[age], locale)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * What was decided in each week: columns of what was accepted, filled, and rejected, hatched, so that they differ
 * without color too. Each is a row of a table, whose cells have their number.
 */
export function WeeksChart({ weeks }: Pick<Figures, 'weeks'>) {
  const t = useWords('staff');
  const locale = useLocale();
  const most = Math.max(0, ...weeks.flatMap(({ accepted, rejected }) => [accepted, rejected]));
  // Time runs in the direction of reading.
  const inOrder = weeks.toSorted((one, other) => one.from.localeCompare(other.from));
  return (
    <table className={classes.chart}>
      <caption className={classes.title}>{t('overview.weeks')}</caption>
      <thead>
        <tr className={classes.legend}>
          <th scope="col" className={hidden.hidden}>
            {t('overview.weekHeading')}
          </th>
          <th scope="col" data-of="accepted">
            {t('overview.accepted')}
          </th>
          <th scope="col" data-of="rejected">
            {t('overview.rejected')}
          </th>
        </tr>
      </thead>
      <tbody className={classes.weeks}>
        {inOrder.map(({ from, ...decided }) => (
          <tr key={from} className={classes.week}>
            <th scope="row">
              <span className={hidden.hidden}>{t('overview.week', { day: formatDay(from, locale) })}</span>
              <span aria-hidden="true">{formatShortDay(from, locale)}</span>
            </th>
            {(['accepted', 'rejected'] as const).map((of) => (
              <td key={of} data-of={of} style={shareOf(decided[of], most)}>
                <span>{formatNumber(decided[of], locale)}</span>
                <span className={classes.column} aria-hidden="true" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "Nov 23", «٢٣ نوفمبر». The weeks begin at midnight UTC. */
const formatShortDay = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(iso),
  );
