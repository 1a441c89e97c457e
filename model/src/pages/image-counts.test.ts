import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { IMAGE_COUNTS, packImageCounts, unpackImageCounts } from './image-counts.ts';

it('counts come back as they were, and say nothing of other chapters than theirs', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4095 }), { maxLength: 200 }), (counts) => {
      const text = packImageCounts(counts);
      expect(text).toMatch(IMAGE_COUNTS);
      expect(text).toHaveLength(2 * counts.length);
      expect(unpackImageCounts(text, counts.length)).toEqual(counts);
      expect(unpackImageCounts(text, counts.length + 1)).toBeUndefined();
    }),
  );
  expect(unpackImageCounts(undefined, 0)).toBeUndefined();
});
