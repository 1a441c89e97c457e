import { describe, expect, it } from 'vitest';
import { dayOfWeekBefore, isUnusual } from './daily-word.ts';

describe('a day', () => {
  it.each([
    [{ day: 29, week: 0 }, false],
    [{ day: 30, week: 0 }, true],
    [{ day: 90, week: 210 }, false],
    [{ day: 91, week: 210 }, true],
  ])('of %o is unusual: %s', (made, unusual) => {
    expect(isUnusual(made)).toBe(unusual);
  });

  it('stands beside the mean of the week before it', () => {
    expect(dayOfWeekBefore({ day: 0, week: 15 })).toBe(2);
  });
});
