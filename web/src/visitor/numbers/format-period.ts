import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';
import { formatNumber } from '../../core/i18n/format.ts';

/** A year (`2026`), a month (`2026-11`) or a day (`2026-11-29`) as a locale writes it. */
export function formatPeriod(period: string, locale: Locale): string {
  const [year = '', month, day] = period.split('-');
  if (month === undefined) return formatNumber(Number(year), locale, false);
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    ...(day !== undefined && { day: 'numeric' }),
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`));
}

/** The name of a month alone. */
export function formatMonthName(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
