import { averageOf } from '@rawi/model/truth/level';
import type { RecordedDay } from '@rawi/model/truth/work-record';
import { lazy } from 'react';
import { formatNumber, formatPublicDay } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { useDocument } from '../../../core/live/use-document.ts';
import { PagePart } from '../../../core/ui/page-part.tsx';
import { workRecordOf } from '../../../domains/submissions/own-work.ts';
import classes from './over-time.module.css';

/** Lazy: it brings its chart library, loaded only if there is something to draw. */
const Chart = lazy(() => import('./chart.tsx'));

const SERIES = ['views', 'likes', 'rating'] as const;
type Series = (typeof SERIES)[number];

const VALUE: Readonly<Record<Series, (day: RecordedDay) => number>> = {
  views: ({ views }) => views,
  likes: ({ likes }) => likes,
  rating: ({ ratings: count, qualitySum, claritySum }) => averageOf({ count, qualitySum, claritySum }),
};

/** The views, likes and ratings of one's work by day: a small chart each, and all of it as a table. */
export function OverTime({ uid }: { readonly uid: string }) {
  const t = useWords('my-work');
  const { state } = useDocument(workRecordOf(uid));
  const days = state.state === 'ready' ? state.data.days : [];
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{t('overTime.title')}</h2>
      {state.state !== 'loading' && days.length < 2 ? (
        <p className={classes.none}>{t('overTime.none')}</p>
      ) : (
        <>
          <div className={classes.charts}>
            {SERIES.map((series) => (
              <OneSeries key={series} series={series} days={days} />
            ))}
          </div>
          <Table days={days} />
        </>
      )}
    </section>
  );
}

interface OneSeriesProps {
  readonly series: Series;
  readonly days: readonly RecordedDay[];
}

function OneSeries({ series, days }: OneSeriesProps) {
  const t = useWords('my-work');
  const locale = useLocale();
  const last = days.at(-1);
  const values = days.map(VALUE[series]);
  return (
    <figure className={classes.chart}>
      <figcaption>
        <span className={classes.label}>{t(`overTime.${series}`)}</span>
        <span className={classes.now}>{last ? formatRounded(VALUE[series](last), locale) : ' '}</span>
      </figcaption>
      <PagePart fallback={<div className={classes.canvas} />}>
        {days.length > 1 && <Chart days={days.map(({ day }) => Date.parse(day) / 1000)} values={values} />}
      </PagePart>
    </figure>
  );
}

/** The data of the charts as a table, also for screen readers; the latest day first. */
function Table({ days }: { readonly days: readonly RecordedDay[] }) {
  const t = useWords('my-work');
  const locale = useLocale();
  return (
    <details className={classes.details}>
      <summary>{t('overTime.table')}</summary>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('overTime.day')}</th>
            {SERIES.map((series) => (
              <th key={series} scope="col">
                {t(`overTime.${series}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatPublicDay(day.day, locale)}</th>
              {SERIES.map((series) => (
                <td key={series}>{formatRounded(VALUE[series](day), locale)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const formatRounded = (value: number, locale: Parameters<typeof formatNumber>[1]) =>
  formatNumber(Math.round(value * 10) / 10, locale);
