import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineAt, lineNumber } from './line-number.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

it('reads the numbers that it wrote, however large and far apart', () => {
  const rising = fc
    .uniqueArray(fc.maxSafeNat())
    .map((numbers) => numbers.toSorted((one, other) => one - other));
  fc.assert(
    fc.property(rising, (numbers) => {
      expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    }),
  );
});

it('ends at what is no letter of its own', () => {
  expect(unpackNumbers(`${packNumbers([3, 900])}!B`)).toEqual([3, 900]);
});

it('tells the chapter, page and item of a line', () => {
  const line = fc.record({
    chapter: fc.nat({ max: 1_000_000 }),
    page: fc.nat({ max: 499 }),
    item: fc.nat({ max: 499 }),
  });
  fc.assert(
    fc.property(line, (at) => {
      expect(lineAt(lineNumber(at))).toEqual(at);
    }),
  );
});
