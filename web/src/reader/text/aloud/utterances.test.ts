import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_UTTERANCE, utterancesOf } from './utterances.ts';

const withoutSpaces = (text: string) => text.replaceAll(/\s+/gu, '');

describe('what is spoken of an item', () => {
  it('is all of its words, in parts that no voice refuses', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 900 }), integer({ min: 1, max: 9 }), (text, every) => {
        const words = [...text]
          .map((sign, index) => (index % (every * 7) === 0 ? `${sign} ` : sign))
          .join('');
        const parts = utterancesOf(words);
        expect(withoutSpaces(parts.join(''))).toBe(withoutSpaces(words));
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(LONGEST_UTTERANCE);
          expect(part.trim()).not.toBe('');
        }
      }),
    );
  });

  it('is cut where a sentence ends, also in Arabic, else behind a clause', () => {
    const sentence = `${'a'.repeat(90)}? ${'b'.repeat(90)}. ${'c'.repeat(90)}.`;
    expect(utterancesOf(sentence).map((part) => part.at(-1))).toEqual(['.', '.']);
    const arabic = `${'س'.repeat(120)}؟ ${'ص'.repeat(120)}`;
    expect(utterancesOf(arabic)).toEqual([`${'س'.repeat(120)}؟`, 'ص'.repeat(120)]);
    const clauses = `${'a'.repeat(150)}، ${'b'.repeat(20)} ${'c'.repeat(60)}`;
    expect(utterancesOf(clauses)[0]).toBe(`${'a'.repeat(150)}،`);
  });

  it('is nothing where there are only spaces', () => {
    expect(utterancesOf(' \n ')).toEqual([]);
  });
});
