import { LIMITS } from '@rawi/model/limits';
import { transcriptItemsSchema } from '@rawi/model/truth/transcript';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfPage, fitsPage, problemsOf, speakersOf, storedItems, withUnworded } from './text-limits.ts';

const says = (words: string, who?: string) => ({
  kind: 'speech' as const,
  words,
  ...(who !== undefined && { who }),
});

describe('what is stored of a text', () => {
  it('is what has words, without what nobody sees', () => {
    expect(storedItems([says(' Wait!\u0007 ', ' Mai\nsan '), says(' \u200B ')])).toEqual([
      says('Wait!', 'Mai san'),
    ]);
  });

  it('is valid, whatever was typed, where it fits', () => {
    const item = fc.record({ words: fc.string({ unit: 'binary' }), who: fc.string({ unit: 'binary' }) });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 5 }), (typed) => {
        const items = typed.map(({ words, who }) => says(words, who));
        if (fitsPage(items)) expect(transcriptItemsSchema.safeParse(storedItems(items)).success).toBe(true);
      }),
    );
  });

  it('does not fit with too long words, too long a name, too many items or too many bytes', () => {
    const { words, speaker, itemsOfPage, pageBytes } = LIMITS.transcript;
    expect(fitsPage([says('ا'.repeat(words), 'a'.repeat(speaker))])).toBe(true);
    expect(fitsPage([says('ا'.repeat(words + 1))])).toBe(false);
    expect(fitsPage([says('a', 'a'.repeat(speaker + 1))])).toBe(false);
    expect(fitsPage(Array.from({ length: itemsOfPage + 1 }, () => says('a')))).toBe(false);
    const many = Array.from({ length: 40 }, () => says('ا'.repeat(words)));
    expect(bytesOfPage(many)).toBeGreaterThan(pageBytes);
    expect(fitsPage(many)).toBe(false);
  });
});

describe('the lines without words that were kept of a page', () => {
  const marked = { ...says(''), place: [0, 0, 100, 100] as const };
  const kept = [marked, says('One.'), says(' ')];

  it('stay where they were among the same words', () => {
    expect(withUnworded([says('One.')], kept)).toEqual(kept);
  });

  it('come last where the words are others by now, and never above what a page may have', () => {
    expect(withUnworded([says('Two.')], kept)).toEqual([says('Two.'), marked]);
    const full = Array.from({ length: LIMITS.transcript.itemsOfPage }, () => says('a'));
    expect(withUnworded(full, kept)).toEqual(full);
  });
});

describe('what an author has to know of an item', () => {
  it.each([
    ['Wait! 3 < 4, <3', []],
    ['a'.repeat(LIMITS.transcript.words + 1), ['long']],
    ['one\u202Etwo', ['hidden-characters']],
    ['\u0000', ['hidden-characters']],
    ['<b>No.</b>', ['tags']],
  ])('%j: %j', (words, problems) => {
    expect(problemsOf(says(words))).toEqual(problems);
  });

  it('is its speaker too', () => {
    expect(problemsOf(says('a', 'b'.repeat(LIMITS.transcript.speaker + 1)))).toEqual(['long-speaker']);
  });
});

it('names the speakers of a text, those who speak most first', () => {
  expect(
    speakersOf([
      [says('1', 'Omar'), says('2')],
      [says('3', 'Layla'), says('4', 'Layla')],
    ]),
  ).toEqual(['Layla', 'Omar']);
});
