import { keyOf, partsOfKey } from '@rawi/model/key';
import { LIMITS } from '@rawi/model/limits';
import { LANGUAGE_CODES } from '@rawi/model/lists/languages';
import { LOCALES } from '@rawi/model/lists/locales';
import type { CountedChapter, CountedComic } from '@rawi/model/truth/reading-month';
import { fieldOf } from '../../core/device/device-store.ts';

/** A month as its document is named: `2026-11`. */
export const READING_MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** What was read to its end in a month: `readingMonthSchema` of the model. Nothing here needs the schema library. */
export interface MonthRecord {
  /** By day and chapter: `29:one-1-en`. */
  readonly chapters: Readonly<Record<string, CountedChapter>>;
  readonly comics: Readonly<Record<string, CountedComic>>;
}

/** The same with entries of which nothing is known: a later build may write others. */
export interface RecordOf<Chapter, Comic> {
  readonly chapters: Readonly<Record<string, Chapter>>;
  readonly comics: Readonly<Record<string, Comic>>;
}

/** Records by month: `2026-11`. */
export type Months = Readonly<Record<string, MonthRecord>>;

export const NOTHING_COUNTED: MonthRecord = { chapters: {}, comics: {} };

/** Day and month of a time, in the time zone of the device: `{ month: '2026-11', day: '29' }`. */
export function dayAt(time: Date): { readonly month: string; readonly day: string } {
  const two = (value: number) => String(value).padStart(2, '0');
  return { month: `${time.getFullYear()}-${two(time.getMonth() + 1)}`, day: two(time.getDate()) };
}

/** The key of a chapter in its month: it counts once a day. */
export const countedKey = (day: string, chapterId: string): string => keyOf(day, chapterId);

/** The day and the chapter of a key; undefined where it is none. */
export function countedAt(key: string): { readonly day: string; readonly chapterId: string } | undefined {
  const [day = '', chapterId = '', ...rest] = partsOfKey(key);
  return /^(?:0[1-9]|[12]\d|3[01])$/.test(day) && chapterId !== '' && rest.length === 0
    ? { day, chapterId }
    : undefined;
}

/**
 * Both records as one. It does not matter which comes first, or how often one is added: of a key that both have, the second says
 * more lately what it is. What has no room is left out.
 */
export function joined<Chapter, Comic>(
  one: RecordOf<Chapter, Comic>,
  other: RecordOf<Chapter, Comic>,
): RecordOf<Chapter, Comic> {
  const { chapters, comics } = LIMITS.readingMonth;
  return {
    chapters: first({ ...one.chapters, ...other.chapters }, chapters),
    comics: first({ ...one.comics, ...other.comics }, comics),
  };
}

/** The first entries in the order of their keys, so that devices leave out the same. */
function first<T>(entries: Readonly<Record<string, T>>, most: number): Readonly<Record<string, T>> {
  const all = Object.entries(entries);
  if (all.length <= most) return entries;
  return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, most));
}

/** The months of both, joined. */
export function joinedMonths(one: Months, other: Months): Months {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => [name, joined(one[name] ?? NOTHING_COUNTED, other[name] ?? NOTHING_COUNTED)]),
  );
}

/** How many chapters are counted. */
export const countOf = (months: Months): number =>
  Object.values(months).reduce((sum, { chapters }) => sum + Object.keys(chapters).length, 0);

/** Reads stored months; what another build wrote in another shape is left out. */
export function parseMonths(value: unknown): Months {
  return Object.fromEntries(
    entriesOf(value).flatMap(([month, record]) =>
      READING_MONTH.test(month) ? [[month, parseMonth(record)] as const] : [],
    ),
  );
}

/** Reads a stored month, entry by entry. */
export function parseMonth(value: unknown): MonthRecord {
  const chapters = entriesOf(fieldOf(value, 'chapters')).flatMap(([key, each]) => {
    const chapter = countedAt(key) && parseChapter(each);
    return chapter ? [[key, chapter] as const] : [];
  });
  const comics = entriesOf(fieldOf(value, 'comics')).flatMap(([id, each]) => {
    const comic = parseComic(each);
    return comic ? [[id, comic] as const] : [];
  });
  return { chapters: Object.fromEntries(chapters), comics: Object.fromEntries(comics) };
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function parseChapter(value: unknown): CountedChapter | undefined {
  const [comicId, pages] = [textOf(fieldOf(value, 'comicId')), wholeOf(fieldOf(value, 'pages'))];
  const language = LANGUAGE_CODES.find((code) => code === fieldOf(value, 'language'));
  if (!comicId || !pages || !language || pages > LIMITS.pdfPages.max) return undefined;
  return { comicId, language, pages };
}

function parseComic(value: unknown): CountedComic | undefined {
  const [slug, series] = [textOf(fieldOf(value, 'slug')), textOf(fieldOf(value, 'series'))];
  const picture = fieldOf(value, 'picture');
  const [path, color] = [textOf(fieldOf(picture, 'path')), textOf(fieldOf(picture, 'color'))];
  const [width, height] = [wholeOf(fieldOf(picture, 'width')), wholeOf(fieldOf(picture, 'height'))];
  if (!slug || !series || !path || !color || !width || !height) return undefined;
  const names: CountedComic['names'] = {};
  for (const locale of LOCALES) {
    const name = textOf(fieldOf(fieldOf(value, 'names'), locale));
    if (name !== undefined) names[locale] = name;
  }
  return { slug, series, names, picture: { path, width, height, color } };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const wholeOf = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
