import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

describe('groupBy', () => {
  it('keeps every item once, in its order, in groups in the order in which they begin', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (numbers) => {
        const groups = groupBy(
          numbers.map((number, index) => ({ number, index })),
          ({ number }) => number % 3,
        );
        expect([...groups.keys()]).toEqual([...new Set(numbers.map((number) => number % 3))]);
        for (const [key, group] of groups) {
          const own = numbers.flatMap((number, index) => (number % 3 === key ? [{ number, index }] : []));
          expect(group).toEqual(own);
        }
      }),
    );
  });
});
