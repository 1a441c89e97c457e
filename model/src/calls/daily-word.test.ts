import { describe, expect, it } from 'vitest';
import { type DailyWord, dayOfWeekBefore, figuresOf, isUnusual } from './daily-word.ts';

describe('a day', () => {
  it.each([
    ['mails', { day: 29, week: 0 }, false],
    ['mails', { day: 30, week: 0 }, true],
    ['mails', { day: 90, week: 210 }, false],
    ['mails', { day: 91, week: 210 }, true],
    // So much is free.
    ['reads', { day: 49_999, week: 0 }, false],
    ['reads', { day: 50_000, week: 0 }, true],
    ['writes', { day: 20_000, week: 70_000 }, false],
  ] as const)('with %s of %o is unusual: %s', (kind, made, unusual) => {
    expect(isUnusual(kind, made)).toBe(unusual);
  });

  it('tells what is billed where that is known', () => {
    const [none, some] = [
      { day: 0, week: 0 },
      { day: 7, week: 70 },
    ];
    const made: DailyWord['made'] = { accounts: none, submissions: none, files: none, mails: none };
    const kinds = (billed: DailyWord['billed']) => figuresOf({ made, billed }).map(([kind]) => kind);
    expect(kinds(null)).toEqual(['accounts', 'submissions', 'files', 'mails']);
    expect(kinds({ reads: some, writes: none }).slice(4)).toEqual(['reads', 'writes']);
  });

  it('stands beside the mean of the week before it', () => {
    expect(dayOfWeekBefore({ day: 0, week: 15 })).toBe(2);
  });
});
