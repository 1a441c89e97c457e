import { type Counter, counterClock } from '@rawi/model/truth/counter-clock';
import type { Takedown } from '@rawi/model/truth/takedown';
import { formatDay } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './staff-page.module.css';

interface CounterDaysProps {
  readonly counter: Counter;
  readonly takedown: Takedown | undefined;
}

/** The days that the law sets for an answer to a notice, and whether it came too late. */
export function CounterDays({ counter, takedown }: CounterDaysProps) {
  const t = useWords('staff');
  const locale = useLocale();
  const { returnFrom, returnBy, sealEnds, isTooLate, wasLate } = counterClock(counter, takedown);
  const day = (date: Date | null, none: string) => (date ? formatDay(date.toISOString(), locale) : none);
  const rows = [
    [t('counter.clock.received'), day(counter.at, '')],
    [t('counter.clock.forwarded'), day(counter.forwardedAt, t('counter.clock.notForwarded'))],
    [t('counter.clock.returnFrom'), day(returnFrom, '')],
    [t('counter.clock.returnBy'), day(returnBy, '')],
    [t('counter.clock.sealEnds'), day(sealEnds, t('counter.clock.noSeal'))],
  ] as const;
  return (
    <>
      <h3 className={classes.label}>{t('counter.clock.title')}</h3>
      <dl className={classes.clock}>
        {rows.map(([what, when]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{when}</dd>
          </div>
        ))}
      </dl>
      {wasLate && <p className={classes.error}>{t('counter.clock.late')}</p>}
      {isTooLate && <p className={classes.error}>{t('counter.clock.tooLate')}</p>}
    </>
  );
}
