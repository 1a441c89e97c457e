import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';

/** Numbers and times as a locale writes them: `ar-SA` digits, Gregorian calendar. */

const memo = <T>(make: (locale: Locale) => T) => {
  const made = new Map<Locale, T>();
  return (locale: Locale): T => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const fresh = make(locale);
    made.set(locale, fresh);
    return fresh;
  };
};

/** Spelled out: the short Arabic date has only digits, and can be read in either direction. */
const CALENDAR_DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

const grouped = memo((locale) => new Intl.NumberFormat(LOCALE_TAGS[locale]));
const plain = memo((locale) => new Intl.NumberFormat(LOCALE_TAGS[locale], { useGrouping: false }));
const day = memo((locale) => new Intl.DateTimeFormat(LOCALE_TAGS[locale], CALENDAR_DAY));
const publicDay = memo(
  (locale) => new Intl.DateTimeFormat(LOCALE_TAGS[locale], { ...CALENDAR_DAY, timeZone: 'UTC' }),
);
const moment = memo(
  (locale) =>
    new Intl.DateTimeFormat(LOCALE_TAGS[locale], { ...CALENDAR_DAY, hour: 'numeric', minute: '2-digit' }),
);
const clock = memo((locale) => new Intl.DateTimeFormat(LOCALE_TAGS[locale], { timeStyle: 'short' }));
const relative = memo((locale) => new Intl.RelativeTimeFormat(LOCALE_TAGS[locale], { numeric: 'auto' }));

/** `12345` is "12,345" and «١٢٬٣٤٥»; without grouping "12345" (codes, years). */
export function formatNumber(value: number, locale: Locale, grouping = true): string {
  return (grouping ? grouped : plain)(locale).format(value);
}

/** "Nov 14, 2026", «١٤ نوفمبر ٢٠٢٦»; takes ISO 8601. */
export function formatDay(iso: string, locale: Locale): string {
  return day(locale).format(new Date(iso));
}

/**
 * The day of something published, the same for everybody: pages are served with it, and an app that named the day of its own
 * time zone would change it under the reader's eyes. Takes ISO 8601.
 */
export function formatPublicDay(iso: string, locale: Locale): string {
  return publicDay(locale).format(new Date(iso));
}

const COMMAS: Readonly<Record<Locale, string>> = { en: ', ', ar: '، ' };

/** Parts of one phrase, with the comma of the language between them. */
export const joinParts = (locale: Locale, ...parts: readonly string[]): string => parts.join(COMMAS[locale]);

/** "10:32 AM", «١٠:٣٢ ص»; takes ISO 8601. */
export function formatTime(iso: string, locale: Locale): string {
  return clock(locale).format(new Date(iso));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** "now", "5 hours ago", "yesterday", "2 weeks ago"; older than five weeks the day itself. Takes ISO 8601. */
export function formatAge(iso: string, locale: Locale, now: number = Date.now()): string {
  const age = now - Date.parse(iso);
  const ago = (size: number, unit: Intl.RelativeTimeFormatUnit) =>
    relative(locale).format(-Math.max(0, Math.floor(age / size)), unit);
  if (age < MINUTE) return relative(locale).format(0, 'second');
  if (age < HOUR) return ago(MINUTE, 'minute');
  if (age < DAY) return ago(HOUR, 'hour');
  if (age < WEEK) return ago(DAY, 'day');
  if (age < 5 * WEEK) return ago(WEEK, 'week');
  return formatDay(iso, locale);
}

/** When a copy was made: the time if it was today, else day and time. */
export function formatMoment(time: number, locale: Locale, now: number = Date.now()): string {
  const sameDay = new Date(time).toDateString() === new Date(now).toDateString();
  return (sameDay ? clock : moment)(locale).format(time);
}

/** Arabic spells its units out: its short form of one unit is an abbreviation, and of another a word. */
const UNIT_DISPLAY = { en: 'short', ar: 'long' } as const satisfies Record<Locale, string>;

const sizeFormats = (unit: 'gigabyte' | 'megabyte' | 'kilobyte', maximumFractionDigits: number) => ({
  bare: memo((locale) => new Intl.NumberFormat(LOCALE_TAGS[locale], { maximumFractionDigits })),
  whole: memo(
    (locale) =>
      new Intl.NumberFormat(LOCALE_TAGS[locale], {
        style: 'unit',
        unit,
        unitDisplay: UNIT_DISPLAY[locale],
        maximumFractionDigits,
      }),
  ),
});
const GIGABYTES = { ...sizeFormats('gigabyte', 1), bytes: 1_000_000_000 };
const MEGABYTES = { ...sizeFormats('megabyte', 1), bytes: 1_000_000 };
const KILOBYTES = { ...sizeFormats('kilobyte', 0), bytes: 1000 };

/** The unit in which a size does not round to 1,000 of the next smaller one. */
const unitOf = (bytes: number) =>
  bytes >= 999_950_000 ? GIGABYTES : bytes >= 999_500 ? MEGABYTES : KILOBYTES;

/**
 * "1.6 GB", "9.6 MB", "840 kB"; a kilobyte is 1,000 bytes, less than one is shown as one, and nothing as
 * none.
 */
export function formatBytes(bytes: number, locale: Locale): string {
  const unit = unitOf(bytes);
  return unit.whole(locale).format(bytes === 0 ? 0 : Math.max(1, bytes / unit.bytes));
}

const narrowFormats = memo((locale) => {
  const format = (unit: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(LOCALE_TAGS[locale], {
      style: 'unit',
      unit,
      unitDisplay: NARROW_DISPLAY[locale],
      maximumFractionDigits,
    });
  return new Map([
    [GIGABYTES, format('gigabyte', 1)],
    [MEGABYTES, format('megabyte', 1)],
    [KILOBYTES, format('kilobyte', 0)],
  ]);
});
/** For places where each unit is an abbreviation: "1.6 GB", «١٫٦ غ.ب». */
const NARROW_DISPLAY = { en: 'short', ar: 'narrow' } as const satisfies Record<Locale, string>;

/** The same in as little space as possible: for below an icon whose name has the long form. */
export function formatBytesNarrow(bytes: number, locale: Locale): string {
  const unit = unitOf(bytes);
  return (
    narrowFormats(locale)
      .get(unit)
      ?.format(bytes / unit.bytes) ?? formatBytes(bytes, locale)
  );
}

/** Both sizes of "1.2 of 9.6 MB": the arrived bytes are in the unit of the whole. */
export function formatBytesOf(
  received: number,
  total: number,
  locale: Locale,
): { readonly received: string; readonly size: string } {
  const unit = unitOf(total);
  return { received: unit.bare(locale).format(received / unit.bytes), size: formatBytes(total, locale) };
}
