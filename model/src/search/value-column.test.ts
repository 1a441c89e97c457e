import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ValueColumn } from './value-column.ts';

const ids: fc.Arbitrary<string[]> = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 });
const columnOf = (comics: readonly (readonly string[])[]) => {
  const column = new ValueColumn();
  for (const comic of comics) column.add(comic);
  return column;
};

it('a value column counts each comic once for each of its values', () => {
  fc.assert(
    fc.property(fc.array(ids), fc.func(fc.boolean()), (comics, isCounted) => {
      const column = columnOf(comics);
      const numbers = [...comics.keys()].filter((number) => isCounted(number));
      const counts = column.counts(numbers);
      for (const id of ['a', 'b', 'c', 'd']) {
        const having = comics.filter((comic) => comic.includes(id)).length;
        expect(column.countOf(column.totals, id)).toBe(having);
        expect(column.countOf(counts, id)).toBe(
          numbers.filter((number) => comics[number]?.includes(id)).length,
        );
      }
      expect(column.countOf(counts, 'unknown')).toBe(0);
    }),
  );
});

it('a value column tells which comics have the chosen values', () => {
  const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'unknown'));
  fc.assert(
    fc.property(fc.array(ids), some, some, fc.boolean(), (comics, include, exclude, all) => {
      const has = columnOf(comics).having({ include, exclude, all });
      for (const [number, comic] of comics.entries()) {
        const isWanted = (id: string) => comic.includes(id);
        const wanted = all || include.length === 0 ? include.every(isWanted) : include.some(isWanted);
        expect(has(number)).toBe(wanted && !exclude.some(isWanted));
      }
    }),
  );
});
