import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesAtPlaces, namesInFile, placedPages, placesIn, type TextPlaces } from './placed-pages.ts';

const FILE = 12;
const numbers = Array.from({ length: FILE }, (_, index) => index + 1);
/** Some pages of a file, or all of them, in any order. */
const arrangement = fc.shuffledSubarray(numbers, { minLength: 1 });
const placesOf = (order: readonly number[]) =>
  placesIn(
    FILE,
    order.map((source) => ({ source })),
  );
/** What stands at each place, where each page says its number of the file. */
const shown = (places: TextPlaces, text: ReadonlyMap<number, string>) => {
  const { placed } = placedPages(places, text);
  return namesAtPlaces(places).map((_, index) => placed.get(index + 1));
};

describe('the pages of a text', () => {
  it('stand with the pages that they were written for, however often those are arranged', () => {
    fc.assert(
      fc.property(
        fc.array(arrangement, { minLength: 1 }),
        fc.array(fc.nat({ max: FILE - 1 })),
        (orders, at) => {
          const text = new Map<number, string>();
          for (const order of orders) {
            const places = placesOf(order);
            // Somebody writes at some places of what they see.
            for (const index of at) {
              const name = namesAtPlaces(places)[index];
              if (name !== undefined) text.set(name, `written for ${name}`);
            }
            expect(shown(places, text)).toEqual(order.map((source) => text.get(source)));
            const { placed, leftOut, beyond } = placedPages(places, text);
            expect(placed.size + leftOut.size).toBe(text.size);
            expect(beyond.size).toBe(0);
            for (const name of leftOut.keys()) expect(order).not.toContain(name);
          }
          // Undone, all is where it was.
          expect(shown(placesIn(FILE), text)).toEqual(numbers.map((each) => text.get(each)));
        },
      ),
    );
  });

  it('are those of the chapter where the head has no file', () => {
    const { placed, leftOut, beyond } = placedPages(
      { pageCount: 2 },
      new Map([
        [3, 'c'],
        [2, 'b'],
        [0, 'z'],
      ]),
    );
    expect([[...placed], [...leftOut], [...beyond]]).toEqual([
      [[2, 'b']],
      [],
      [
        [0, 'z'],
        [3, 'c'],
      ],
    ]);
  });

  it('are as in the file where it is not arranged, and beyond it where it has fewer', () => {
    const places = placesIn(2);
    expect(places).toEqual({ pageCount: 2, file: { pageCount: 2, sources: [] } });
    expect([
      ...placedPages(
        places,
        new Map([
          [1, 'a'],
          [3, 'c'],
        ]),
      ).beyond,
    ]).toEqual([[3, 'c']]);
  });

  it('that were named by their places stand there still once they are named by the file, and none is lost', () => {
    fc.assert(
      fc.property(arrangement, fc.uniqueArray(fc.integer({ min: 1, max: FILE + 3 })), (order, were) => {
        const places = placesOf(order);
        const names = namesInFile(places, were);
        expect(new Set(names.values()).size).toBe(were.length);
        const text = new Map([...names].map(([was, name]) => [name, was]));
        const { placed, beyond } = placedPages(places, text);
        const isThere = (was: number) => was <= order.length;
        expect(placed).toEqual(new Map(were.filter(isThere).map((was) => [was, was])));
        expect([...beyond.values()].every((was) => was > FILE)).toBe(true);
      }),
    );
  });
});
