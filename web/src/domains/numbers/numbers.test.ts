import { LIMITS } from '@rawi/model/limits';
import { countedChapterSchema, countedComicSchema } from '@rawi/model/truth/reading-month';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEntry } from '../../testing/read-entry.ts';
import {
  countedKey,
  dayAt,
  joined,
  joinedMonths,
  type MonthRecord,
  type Months,
  parseMonths,
} from './month-record.ts';
import { firstDay, knownMonths, longestStreak, numbersOf } from './numbers.ts';

const COMIC = {
  slug: 'orbit-9',
  series: 'Orbit 9',
  names: { ar: 'المدار ٩' },
  picture: { path: 'public/orbit/1-480.webp', width: 480, height: 680, color: '#24504f' },
};
/** What a key says is always the same: it names a day and a chapter. */
const chapterOf = (key: number) => ({
  comicId: `comic-${key % 3}`,
  language: key % 2 === 0 ? ('en' as const) : ('ar' as const),
  pages: 1 + (key % 20),
});
const record = (reads: readonly (readonly [day: number, chapter: number])[]): MonthRecord => ({
  chapters: Object.fromEntries(
    reads.map(([day, chapter]) => [
      countedKey(String(day).padStart(2, '0'), `c-${chapter}`),
      chapterOf(chapter),
    ]),
  ),
  comics: Object.fromEntries(reads.map(([, chapter]) => [`comic-${chapter % 3}`, COMIC])),
});
const records = fc.array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.nat(6)), { maxLength: 12 }).map(record);
const months = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 12 }), records), { maxLength: 6 })
  .map((all) =>
    all.reduce<Months>(
      (sum, [month, each]) => joinedMonths(sum, { [`2026-${String(month).padStart(2, '0')}`]: each }),
      {},
    ),
  );

describe('what was read in a month', () => {
  it('comes to the same in whatever order and however often devices add it', () => {
    fc.assert(
      fc.property(records, records, records, (a, b, c) => {
        const all = joined(joined(a, b), c);
        expect(joined(c, joined(b, a))).toEqual(all);
        expect(joined(all, b)).toEqual(all);
        for (const key of [a, b, c].flatMap(({ chapters }) => Object.keys(chapters)))
          expect(all.chapters[key]).toBeDefined();
      }),
    );
  });

  it('has no more chapters than the rules allow, and every device leaves out the same', () => {
    const { chapters: most } = LIMITS.readingMonth;
    const many = (from: number) =>
      record(Array.from({ length: most }, (_, index) => [1 + (index % 28), from + index] as const));
    const one = joined(many(0), many(most));
    expect(Object.keys(one.chapters)).toHaveLength(most);
    expect(Object.keys(joined(many(most), many(0)).chapters).toSorted()).toEqual(
      Object.keys(one.chapters).toSorted(),
    );
  });

  it('is read as it was stored, without what no schema allows', () => {
    fc.assert(
      fc.property(months, (all) => {
        expect(parseMonths(JSON.parse(JSON.stringify(all)))).toEqual(all);
        for (const { chapters, comics } of Object.values(all)) {
          for (const each of Object.values(chapters)) countedChapterSchema.parse(each);
          for (const each of Object.values(comics)) countedComicSchema.parse(each);
        }
      }),
      { numRuns: 30 },
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseMonths(value)));
    const wrong = [{ pages: 0 }, { pages: 501 }, { language: 'xx' }, { comicId: '' }];
    for (const change of wrong) {
      const chapters = {
        '29:one': { ...chapterOf(1), ...change },
        '32:one': chapterOf(1),
        one: chapterOf(1),
      };
      expect(parseMonths({ '2026-11': { chapters }, '2026-13': {} })).toEqual({
        '2026-11': { chapters: {}, comics: {} },
      });
    }
  });

  it('belongs to the day of the reader’s own time zone', () => {
    const late = new Date(2026, 10, 30, 23, 59, 59);
    expect(dayAt(late)).toEqual({ month: '2026-11', day: '30' });
    expect(dayAt(new Date(late.getTime() + 1000))).toEqual({ month: '2026-12', day: '01' });
  });
});

describe('the numbers of a year', () => {
  it('are the sums of its months, and those of a month of its days', () => {
    fc.assert(
      fc.property(months, (all) => {
        const year = numbersOf(all, 2026);
        const parts = Object.keys(all).map((month) => numbersOf(all, 2026, month));
        const sum = (of: readonly { chapters: number; pages: number }[]) => [
          of.reduce((total, { chapters }) => total + chapters, 0),
          of.reduce((total, { pages }) => total + pages, 0),
        ];
        const whole = [year.chapters, year.pages];
        expect([sum(parts), sum(year.parts), sum(year.languages)]).toEqual([whole, whole, whole]);
        for (const month of parts) expect(sum(month.parts)).toEqual([month.chapters, month.pages]);
        expect(year.parts).toHaveLength(12);
        expect(year.days).toBe(parts.reduce((total, { days }) => total + days, 0));
        expect(year.favorites.map(({ chapters }) => chapters)).toEqual(
          year.favorites.map(({ chapters }) => chapters).toSorted((a, b) => b - a),
        );
        expect(numbersOf(all, 2025).chapters).toBe(0);
      }),
    );
  });

  it('name the longest row of days, over the ends of months too', () => {
    expect(longestStreak(new Set())).toBe(0);
    expect(longestStreak(new Set(['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-04']))).toBe(3);
    expect(longestStreak(new Set(['2028-02-28', '2028-02-29', '2028-03-01']))).toBe(3);
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), (days) => {
        const has = new Set(days);
        let [longest, length] = [0, 0];
        for (let index = 0; index <= 61; index += 1) {
          length = has.has(index) ? length + 1 : 0;
          longest = Math.max(longest, length);
        }
        expect(longestStreak(new Set(days.map(day)))).toBe(longest);
      }),
    );
  });

  it('name the comic of most chapters, of each month too', () => {
    const all = {
      '2026-03': record([
        [1, 0],
        [2, 3],
        [3, 1],
      ]),
      '2026-04': record([
        [1, 1],
        [2, 4],
        [3, 7],
      ]),
    };
    const { favorites, parts } = numbersOf(all, 2026);
    expect(favorites.map(({ comicId, chapters }) => [comicId, chapters])).toEqual([
      ['comic-1', 4],
      ['comic-0', 2],
    ]);
    expect([parts[2]?.favorite?.comicId, parts[3]?.favorite?.comicId, parts[4]?.favorite]).toEqual([
      'comic-0',
      'comic-1',
      undefined,
    ]);
  });
});

describe('what the history knows', () => {
  const read = (chapterId: string, day: number, finished = true) =>
    anEntry(chapterId, 0, { finished, readAt: new Date(2026, 4, day, 12).toISOString() });

  it('counts of the time before the record: finished chapters, once each', () => {
    const recorded = { '2026-05': record([[9, 1]]) };
    expect(firstDay(recorded)).toBe('2026-05-09');
    const history = [read('a', 2), read('b', 9), read('c', 10), read('c-1', 3), read('d', 4, false)];
    expect(Object.keys(knownMonths(history, recorded)['2026-05']?.chapters ?? {})).toEqual(['02:a', '09:b']);
    expect(Object.keys(knownMonths(history, {})['2026-05']?.chapters ?? {})).toHaveLength(4);
  });
});
