import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Items } from '../edit-text.ts';
import { mergeItems } from './merge-items.ts';

const says = (...words: readonly string[]): Items => words.map((each) => ({ kind: 'speech', words: each }));
const wordsOf = (items: Items | undefined) => items?.map(({ words }) => words);
const merge = (base: string, mine: string, theirs: string) =>
  wordsOf(mergeItems(says(...base), says(...mine), says(...theirs)))?.join('');

/** A page of different lines, and what a device makes of it: lines go, change, come and move. */
const pageOf = fc
  .integer({ min: 0, max: 8 })
  .map((count) => Array.from({ length: count }, (_, index) => `line ${index}`));
interface Edit {
  readonly at: number;
  readonly does: 'remove' | 'change' | 'add' | 'move';
  readonly to: number;
}
const editing = fc.array<Edit>(
  fc.record({
    at: fc.nat({ max: 8 }),
    does: fc.constantFrom<Edit['does']>('remove', 'change', 'add', 'move'),
    to: fc.nat({ max: 8 }),
  }),
  { maxLength: 5 },
);
function edited(lines: readonly string[], steps: readonly Edit[], who: string): string[] {
  const after = [...lines];
  for (const [index, { at, does, to }] of steps.entries()) {
    const line = after[at];
    if (does === 'add') after.splice(at, 0, `${who} ${index}`);
    else if (line === undefined) continue;
    else if (does === 'change') after[at] = `${who} changed ${index}`;
    else {
      after.splice(at, 1);
      if (does === 'move') after.splice(to, 0, line);
    }
  }
  return after;
}

describe('what two devices made of one page', () => {
  it('is put together where they changed different lines', () => {
    expect(merge('abc', 'Abc', 'abC')).toBe('AbC');
    expect(merge('abc', 'Abc', 'aBc')).toBe('ABc');
    expect(merge('abc', 'ac', 'abcd')).toBe('acd');
    expect(merge('abc', 'xabc', 'abcy')).toBe('xabcy');
    expect(merge('abc', 'cab', 'abcd')).toBe('cabd');
  });

  it('has what both added, that which is stored first, and once what both added alike', () => {
    expect(merge('a', 'ab', 'ac')).toBe('acb');
    expect(merge('', 'xy', 'xz')).toBe('xzy');
  });

  it('is its author’s to choose where both changed the same line', () => {
    expect(merge('abc', 'aBc', 'aXc')).toBeUndefined();
    expect(merge('abc', 'ac', 'aBc')).toBeUndefined();
    expect(merge('abcd', 'bcda', 'bacd')).toBeUndefined();
    expect(merge('abc', 'cab', 'ab')).toBeUndefined();
  });

  it('is the one where the other changed nothing, or the same', () => {
    fc.assert(
      fc.property(pageOf, editing, (base, steps) => {
        const after = edited(base, steps, 'mine');
        expect(wordsOf(mergeItems(says(...base), says(...after), says(...base)))).toEqual(after);
        expect(wordsOf(mergeItems(says(...base), says(...base), says(...after)))).toEqual(after);
        expect(wordsOf(mergeItems(says(...base), says(...after), says(...after)))).toEqual(after);
      }),
    );
  });

  it('loses no line that neither side removed, brings back none that one removed, and adds none', () => {
    let merges = 0;
    fc.assert(
      fc.property(pageOf, editing, editing, (base, first, second) => {
        const [mine, theirs] = [edited(base, first, 'mine'), edited(base, second, 'theirs')];
        const merged = wordsOf(mergeItems(says(...base), says(...mine), says(...theirs)));
        if (!merged) return;
        merges += 1;
        const was = new Set(base);
        const isThere = (line: string, other: readonly string[]) => !was.has(line) || other.includes(line);
        const wanted = [
          ...mine.filter((line) => isThere(line, theirs)),
          ...theirs.filter((line) => isThere(line, mine)),
        ];
        expect(new Set(merged)).toEqual(new Set(wanted));
        expect(new Set(merged).size).toBe(merged.length);
      }),
      { numRuns: 2000 },
    );
    expect(merges).toBeGreaterThan(500);
  });

  it('is always put together where no line was changed by both', () => {
    fc.assert(
      fc.property(
        pageOf,
        fc.array(fc.constantFrom('mine', 'theirs', 'nobody'), { minLength: 8, maxLength: 8 }),
        (base, whose) => {
          const by = (who: string) =>
            base.map((line, index) => (whose[index] === who ? `${who} ${line}` : line));
          const both = base.map((line, index) =>
            whose[index] === 'nobody' ? line : `${whose[index]} ${line}`,
          );
          expect(wordsOf(mergeItems(says(...base), says(...by('mine')), says(...by('theirs'))))).toEqual(
            both,
          );
        },
      ),
    );
  });

  it('compares lines as they are stored, and keeps those that have no words yet', () => {
    const mine: Items = [
      { kind: 'speech', words: 'a ' },
      { kind: 'speech', who: 'Omar', words: '' },
    ];
    expect(mergeItems(says('a'), mine, says('b'))).toEqual([{ kind: 'speech', words: 'b' }, mine[1]]);
    expect(mergeItems(says('a'), mine, says('a'))).toEqual(mine);
  });
});
