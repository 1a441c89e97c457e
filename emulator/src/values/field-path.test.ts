import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePaths, formatFieldPath, parseFieldPath, startsWithPath } from './field-path.ts';

describe('parseFieldPath', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1.C', ['a', 'b_1', 'C']],
    ['`a b`.c', ['a b', 'c']],
    ['`a.b`', ['a.b']],
    ['`\\``', ['`']],
    ['`\\\\`', ['\\']],
    ['__name__', ['__name__']],
    ['`1`', ['1']],
  ])('reads %s', (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a b', '`a', '``', '`a`b', 'a`b`', 'a-b'])(
    'refuses %j',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow(/^Invalid (empty )?property path/);
    },
  );

  it('reads back what formatFieldPath wrote', () => {
    const segment = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('a', '`', '\\', 'a.b', '😀', '_x'));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });
});

describe('comparePaths', () => {
  it('goes segment by segment, however a segment is quoted', () => {
    const paths = [['a'], ['a', 'b'], ['a b'], ['a-'], ['ab'], ['b'], ['~']];
    expect(paths.toReversed().toSorted(comparePaths)).toEqual(paths);
  });
});

describe('startsWithPath', () => {
  it('compares whole segments', () => {
    expect(startsWithPath(['a', 'b'], ['a'])).toBe(true);
    expect(startsWithPath(['ab'], ['a'])).toBe(false);
    expect(startsWithPath(['a'], ['a', 'b'])).toBe(false);
  });
});
