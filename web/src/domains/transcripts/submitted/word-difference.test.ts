import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Stretch, wordDifference } from './word-difference.ts';

const text = fc
  .array(fc.constantFrom('a', 'the', 'moon', 'قمر', ' ', '\n', '  '), { maxLength: 30 })
  .map((words) => words.join(''));
const without = (stretches: readonly Stretch[], of: Stretch['of']) =>
  stretches
    .filter((each) => each.of !== of)
    .map(({ words }) => words)
    .join('');

describe('the difference of two texts', () => {
  it('is made of the whole old text and the whole new one', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const stretches = wordDifference(before, after);
        expect(without(stretches, 'new')).toBe(before);
        expect(without(stretches, 'old')).toBe(after);
      }),
    );
  });

  it('has no two neighbours of one kind, and none where both are the same', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const kinds = wordDifference(before, after).map(({ of }) => of);
        expect(kinds.every((kind, index) => kind !== kinds[index + 1])).toBe(true);
        expect(kinds.every((kind) => kind === 'both')).toBe(before === after);
      }),
    );
  });

  it('shows the words that changed, and no others', () => {
    expect(wordDifference('Where is the key?', 'Where was the key?')).toEqual([
      { of: 'both', words: 'Where ' },
      { of: 'old', words: 'is' },
      { of: 'new', words: 'was' },
      { of: 'both', words: ' the key?' },
    ]);
    expect(wordDifference('a moon b', 'a b')).toEqual([
      { of: 'both', words: 'a ' },
      { of: 'old', words: 'moon ' },
      { of: 'both', words: 'b' },
    ]);
  });

  it('of texts too long to compare is what lies between their same beginning and end', () => {
    const long = (word: string) => Array.from({ length: 1200 }, (_, index) => `${word}${index}`).join(' ');
    const stretches = wordDifference(`one ${long('a')} two`, `one ${long('b')} two`);
    expect(stretches.map(({ of }) => of)).toEqual(['both', 'old', 'new', 'both']);
  });
});
