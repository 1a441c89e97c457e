import { PAYLOAD } from '@rawi/model/constants';
import type { TransparencyPayload } from '@rawi/model/pages/transparency-payload';
import { Link } from 'react-router-dom';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatPublicDay } from '../../core/i18n/format.ts';
import { formatPeriod } from '../../core/i18n/format-period.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { PageFrame } from '../../core/ui/page-frame.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { Figures } from './figures.tsx';
import classes from './transparency-page.module.css';

/** What was decided about what people send, write and publish: a month each, the newest open, and the years before. */
export function TransparencyPage({ page }: { readonly page: TransparencyPayload }) {
  const t = useWords('transparency');
  const locale = useLocale();
  const { countedAt, months, years } = page;
  const data = (words: string) => (
    // The page's own document, which no router knows.
    <a href={`${paths.transparency(locale)}${PAYLOAD}`} className={classes.link}>
      {words}
    </a>
  );
  const open = (words: string) => (
    <Link to={paths.developers(locale)} className={classes.link}>
      {words}
    </Link>
  );
  return (
    <PageFrame title={t('title')} lead={t('description')} width="narrow">
      <p className={classes.note}>{t('how')}</p>
      {countedAt === undefined ? (
        <PageMessage isPart title={t('none.title')} text={t('none.text')} />
      ) : (
        <>
          <p className={classes.note}>{fillIn(t('data'), { data })}</p>
          <p className={classes.note}>{t('countedAt', { day: formatPublicDay(countedAt, locale) })}</p>
        </>
      )}
      <p className={classes.note}>{fillIn(t('open'), { open })}</p>
      {months.map(({ month, figures }, index) => {
        const isRunning = countedAt?.startsWith(month) ?? false;
        const name = formatPeriod(month, locale);
        const period = isRunning ? t('soFar', { day: name }) : name;
        return (
          <details key={month} open={index === 0} className={classes.period}>
            <summary>
              <h2>{period}</h2>
            </summary>
            <Figures figures={figures} period={period} />
          </details>
        );
      })}
      {years.length > 0 && <h2 className={classes.years}>{t('years')}</h2>}
      {years.map(({ year, figures }) => {
        const period = formatPeriod(String(year), locale);
        return (
          <details key={year} className={classes.period}>
            <summary>
              <h3>{period}</h3>
            </summary>
            <Figures figures={figures} period={period} />
          </details>
        );
      })}
    </PageFrame>
  );
}
