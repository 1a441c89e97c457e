import { groupBy } from '@rawi/model/group-by';
import type { Language } from '@rawi/model/lists/languages';
import type { CountedChapter, CountedComic } from '@rawi/model/truth/reading-month';
import type { ReadEntry } from '../history/entry.ts';
import { countedAt, countedKey, dayAt, joinedMonths, type MonthRecord, type Months } from './month-record.ts';

/** A comic with how many of its chapters were read. */
export interface Favorite extends CountedComic {
  readonly comicId: string;
  readonly chapters: number;
}

/** A part of the time that is shown: a month of a year, or a day of a month. */
export interface Part {
  /** `2026-11`, or `2026-11-29`. */
  readonly name: string;
  readonly chapters: number;
  readonly pages: number;
  /** The comic of most of its chapters. */
  readonly favorite: Favorite | undefined;
}

/** What somebody has read in a year or a month. */
export interface Numbers {
  readonly chapters: number;
  readonly pages: number;
  /** On how many days they read, and how many of these followed each other at most. */
  readonly days: number;
  readonly streak: number;
  /** Most chapters first. */
  readonly languages: readonly {
    readonly language: Language;
    readonly chapters: number;
    readonly pages: number;
  }[];
  readonly favorites: readonly Favorite[];
  /** Every month of the year, or every day of the month, in order. */
  readonly parts: readonly Part[];
}

/** How many favorites are shown. */
const FAVORITES = 3;

interface Counted extends CountedChapter {
  /** `2026-11-29`. */
  readonly date: string;
}

/** The numbers of a year, or of one month of it (`2026-11`). All is counted; those comics are named that are shown. */
export function numbersOf(
  months: Months,
  year: number,
  month?: string,
  isShown: (comic: CountedComic) => boolean = () => true,
): Numbers {
  const named = Object.entries(months).filter(([name]) =>
    month === undefined ? name.startsWith(`${year}-`) : name === month,
  );
  const known: MonthRecord['comics'] = Object.assign({}, ...named.map(([, record]) => record.comics));
  const comics = Object.fromEntries(Object.entries(known).filter(([, comic]) => isShown(comic)));
  const counted = named.flatMap(([name, { chapters }]) =>
    Object.entries(chapters).flatMap(([key, chapter]): Counted[] => {
      const at = countedAt(key);
      return at ? [{ ...chapter, date: `${name}-${at.day}` }] : [];
    }),
  );
  const dates = new Set(counted.map(({ date }) => date));
  const names = month === undefined ? monthsOf(year) : daysOf(month);
  return {
    ...sumOf(counted),
    days: dates.size,
    streak: longestStreak(dates),
    languages: languagesOf(counted),
    favorites: favoritesOf(counted, comics).slice(0, FAVORITES),
    parts: names.map((name) => {
      const own = counted.filter(({ date }) => date.startsWith(name));
      return { name, ...sumOf(own), favorite: favoritesOf(own, comics)[0] };
    }),
  };
}

function sumOf(counted: readonly Pick<CountedChapter, 'pages'>[]) {
  return { chapters: counted.length, pages: counted.reduce((sum, { pages }) => sum + pages, 0) };
}

const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

function daysOf(month: string): readonly string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

const DAY_MS = 86_400_000;

/** How many of these days follow each other at most. */
export function longestStreak(dates: ReadonlySet<string>): number {
  const days = [...dates].map((date) => Date.parse(`${date}T00:00:00Z`) / DAY_MS);
  const all = new Set(days);
  return days
    .filter((day) => !all.has(day - 1))
    .reduce((longest, start) => {
      let length = 1;
      while (all.has(start + length)) length += 1;
      return Math.max(longest, length);
    }, 0);
}

function languagesOf(counted: readonly Counted[]): Numbers['languages'] {
  return [...groupBy(counted, ({ language }) => language)]
    .map(([language, own]) => ({ language, ...sumOf(own) }))
    .toSorted((a, b) => b.chapters - a.chapters || (a.language < b.language ? -1 : 1));
}

/** Those with most chapters first, and of as many with most pages. A comic whose name did not arrive, or is not shown, is none. */
function favoritesOf(counted: readonly Counted[], comics: MonthRecord['comics']): readonly Favorite[] {
  return [...groupBy(counted, ({ comicId }) => comicId)]
    .flatMap(([comicId, own]) => {
      const comic = comics[comicId];
      return comic ? [{ ...comic, comicId, ...sumOf(own) }] : [];
    })
    .toSorted((a, b) => b.chapters - a.chapters || b.pages - a.pages || (a.comicId < b.comicId ? -1 : 1));
}

/** The first day of which a year has a record (`2026-11-29`). */
export function firstDay(months: Months): string | undefined {
  return Object.entries(months)
    .flatMap(([name, { chapters }]) =>
      Object.keys(chapters).flatMap((key) => {
        const at = countedAt(key);
        return at ? [`${name}-${at.day}`] : [];
      }),
    )
    .toSorted()[0];
}

/**
 * What the history knows of the time before the record began: each finished chapter once, on the day on which it was opened last. A
 * chapter that the record has is left to it.
 */
export function knownMonths(history: readonly ReadEntry[], recorded: Months): Months {
  const first = firstDay(recorded);
  const has = new Set(
    Object.values(recorded).flatMap(({ chapters }) =>
      Object.keys(chapters).map((key) => countedAt(key)?.chapterId),
    ),
  );
  return history.reduce<Months>((months, entry) => {
    const { month, day } = dayAt(new Date(entry.readAt));
    const isBefore = first === undefined || `${month}-${day}` <= first;
    if (!entry.finished || !isBefore || has.has(entry.chapterId)) return months;
    const { chapterId, comicId, language, pageCount, slug, series, names, picture } = entry;
    return joinedMonths(months, {
      [month]: {
        chapters: { [countedKey(day, chapterId)]: { comicId, language, pages: pageCount } },
        comics: { [comicId]: { slug, series, names, picture } },
      },
    });
  }, {});
}
