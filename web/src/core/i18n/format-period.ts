import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';
import { formatNumber } from './format.ts';

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

/** A part of what is shown without what the page says already: the name of a month (`2026-11`), or a day without its year. */
export function formatPart(part: string, locale: Locale): string {
  const [, , day] = part.split('-');
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    ...(day !== undefined && { day: 'numeric' }),
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${part}${day === undefined ? '-01' : ''}T00:00:00Z`));
}
