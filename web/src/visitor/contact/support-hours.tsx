import { IconClock } from '@tabler/icons-react';
import { formatTime } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useNow } from '../../core/lib/use-now.ts';
import { SUPPORT_HOURS, supportDay } from '../../domains/messages/support-hours.ts';
import classes from './contact-page.module.css';

/**
 * The support hours, in their own time zone and the reader's; the server does not know the reader's time
 * zone.
 */
export function SupportHours() {
  const t = useWords('contact');
  const locale = useLocale();
  const day = supportDay(useNow());
  const isServed = typeof document === 'undefined';
  const hour = (at: number) => formatTime(new Date(2026, 0, 1, at).toISOString(), locale);
  const row = (key: keyof typeof SUPPORT_HOURS) => {
    const { from, to } = SUPPORT_HOURS[key];
    return (
      <div className={classes.row}>
        <dt>{t(`hours.${key}`)}</dt>
        <dd>{t('hours.from', { first: hour(from), last: hour(to) })}</dd>
      </div>
    );
  };
  return (
    <section className={classes.hours}>
      <div className={classes.head}>
        <h2 className={classes.hoursTitle}>{t('hours.title')}</h2>
        <span
          className={classes.state}
          data-open={day.isOpen || undefined}
          data-unknown={isServed || undefined}
        >
          <IconClock size={16} stroke={2} aria-hidden="true" />
          {t(day.isOpen ? 'hours.open' : 'hours.closed')}
        </span>
      </div>
      <dl className={classes.rows}>
        {row('weekdays')}
        {row('weekend')}
      </dl>
      <p className={classes.zone}>
        {t('hours.zone')}{' '}
        <span data-unknown={isServed || undefined}>
          {t('hours.own', {
            first: formatTime(day.opensAt.toISOString(), locale),
            last: formatTime(day.closesAt.toISOString(), locale),
          })}
        </span>
      </p>
    </section>
  );
}
