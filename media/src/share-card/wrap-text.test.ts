import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine, wrapText } from './wrap-text.ts';

/** Ten a letter. */
const measure = (text: string) => [...text].length * 10;

describe('a text in lines', () => {
  it.each<[string, number, number, string[]]>([
    ['one two three', 1000, 3, ['one two three']],
    ['one two three', 70, 3, ['one two', 'three']],
    ['a caravan of salt and of sand', 170, 2, ['a caravan of', 'salt and of sand']],
    ['one two three four', 70, 2, ['one two', 'three…']],
    ['one two three four five', 90, 2, ['one two', 'three…']],
    ['abcdefghij', 40, 3, ['abcd', 'efgh', 'ij']],
    ['abcdefghij klm', 40, 2, ['abcd', 'efg…']],
    ['  two   spaces ', 1000, 1, ['two spaces']],
    ['قافلة الملح والرمل', 110, 2, ['قافلة الملح', 'والرمل']],
  ])('%j in %i, at most %i', (text, width, most, lines) => {
    expect(wrapText(text, width, most, measure).lines).toEqual(lines);
  });

  it('has no line that is too wide and no line too many, and says whether anything is missing', () => {
    const texts = fc.array(fc.stringMatching(/^[a-zب-ي]{1,30}$/), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 40, max: 400 }),
        fc.integer({ min: 1, max: 5 }),
        (words, width, most) => {
          const { lines, shortened } = wrapText(words.join(' '), width, most, measure);
          expect(lines.length).toBeLessThanOrEqual(most);
          for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
          expect(lines.at(-1)?.endsWith('…')).toBe(shortened);
          if (!shortened) expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
        },
      ),
    );
  });

  it('keeps the signs of a letter with it', () => {
    expect(oneLine('مُمُمُمُ', 30, measure)).toBe('مُ…');
  });
});
