import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A time to a decision, rounded up: "5 hours", "2 days", «يومان»; undefined of an hour or less, for which the page has words. */
export function formatWait(minutes: number, locale: Locale): string | undefined {
  if (minutes <= HOUR) return undefined;
  // Up to two days hours say more.
  const [unit, size] = minutes < 2 * DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  return new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(minutes / size),
  );
}
