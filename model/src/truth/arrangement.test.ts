import { array, assert, boolean, constantFrom, integer, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { type ArrangedPage, asInFile, isAsInFile, isSameArrangement, TURNS } from './arranged-pages.ts';
import { arrangementSchema } from './arrangement.ts';

const MAX = LIMITS.pdfPages.max;
/** Pages that may break a rule: a number beyond the bounds, a turn that is none. */
const anyPage = record(
  {
    source: oneof(integer({ min: -1, max: 12 }), constantFrom(MAX, MAX + 1, 1.5)),
    turn: constantFrom<number>(...TURNS, 45, 360, -90),
    spread: boolean(),
  },
  { requiredKeys: ['source', 'turn'] },
);

describe('an arrangement', () => {
  it('is valid exactly if it has a page, each in the bounds, once, and turned by quarters', () => {
    assert(
      property(array(anyPage, { maxLength: 6 }), (pages) => {
        const sources = pages.map(({ source }) => source);
        const isValid =
          pages.length > 0 &&
          sources.every((source) => Number.isInteger(source) && source >= 1 && source <= MAX) &&
          new Set(sources).size === sources.length &&
          pages.every(({ turn }) => [0, 90, 180, 270].includes(turn));
        expect(arrangementSchema.safeParse(pages).success).toBe(isValid);
      }),
      { numRuns: 500 },
    );
  });

  it('may have as many pages as a file, and no more', () => {
    expect(arrangementSchema.safeParse(asInFile(MAX)).success).toBe(true);
    expect(arrangementSchema.safeParse(asInFile(MAX + 1)).success).toBe(false);
  });

  it('has no field that is not its own', () => {
    expect(arrangementSchema.safeParse([{ source: 1, turn: 0, crop: 1 }]).success).toBe(false);
  });

  const other: [string, ArrangedPage[]][] = [
    ['a page fewer', [{ source: 1, turn: 0 }]],
    [
      'another order',
      [
        { source: 2, turn: 0 },
        { source: 1, turn: 0 },
      ],
    ],
    [
      'a turn',
      [
        { source: 1, turn: 180 },
        { source: 2, turn: 0 },
      ],
    ],
    [
      'a spread',
      [
        { source: 1, turn: 0, spread: false },
        { source: 2, turn: 0 },
      ],
    ],
  ];
  it.each(other)('is told from the file as it is by %s', (_, pages) => {
    expect(isAsInFile(pages, 2)).toBe(false);
    expect(isSameArrangement(pages, [...pages])).toBe(true);
  });

  it('is the file as it is with all pages in order', () => {
    expect(isAsInFile(asInFile(2), 2)).toBe(true);
    expect(isAsInFile(asInFile(2), 3)).toBe(false);
  });
});
