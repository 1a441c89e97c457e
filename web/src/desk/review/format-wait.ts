import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has waited: "4 days", "22 hours", "1 minute" at least. */
export function formatWait(since: Date, locale: Locale, now: Date): string {
  const span = Math.max(0, now.getTime() - since.getTime());
  const say = (unit: 'minute' | 'hour' | 'day', size: number) =>
    new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(
      Math.max(1, Math.floor(span / size)),
    );
  if (span < HOUR) return say('minute', MINUTE);
  return span < DAY ? say('hour', HOUR) : say('day', DAY);
}
