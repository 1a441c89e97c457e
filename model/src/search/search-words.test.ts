import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedPieces, otherForms, readQuery } from './search-words.ts';

const wordsOf = (typed: string) => readQuery(typed).words;
const marked = (text: string, ...words: string[]) =>
  markedPieces(text, new Set(words))
    .filter(({ isFound }) => isFound)
    .map((piece) => piece.text);

describe('marking', () => {
  it('marks whole words as they are written, marks and article included', () => {
    expect(marked('The Well at Midnight', 'well')).toEqual(['Well']);
    expect(marked('كابتن سَمْت', 'سمت')).toEqual(['سَمْت']);
    expect(marked('العصفور الحديدي', 'عصفور')).toEqual(['العصفور']);
    expect(marked('The Beekeeper’s War', 'beekeepers')).toEqual(['Beekeeper’s']);
    expect(marked('Orbit ٩', '9')).toEqual(['٩']);
  });

  it('loses and adds no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, words) => {
        expect(
          markedPieces(text, new Set(words))
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('the words of a query', () => {
  it('are those that tell comics apart, unless there are no others', () => {
    expect(wordsOf('The Well at Midnight')).toEqual(['well', 'midnight']);
    expect(wordsOf('من ورق')).toEqual(['ورق']);
    expect(wordsOf('the of')).toEqual(['the', 'of']);
    expect(wordsOf(' .*+?^${}()|[] ')).toEqual([]);
  });
});

describe('what a typed word may be', () => {
  it('is the word without the particles before it, with the article and without it', () => {
    expect(otherForms('بالفنار')).toEqual(['فنار', 'الفنار']);
    expect(otherForms('للفنار')).toContain('فنار');
    expect(otherForms('العث')).toEqual(['عث']);
    expect(otherForms('albarri')).toEqual(['barri']);
  });

  it('is nothing else where hardly a word would be left', () => {
    expect(otherForms('بيت')).toEqual([]);
    expect(otherForms('alma')).toEqual([]);
  });
});

describe('words to leave out', () => {
  it('stand behind a minus of their own or behind NOT', () => {
    expect(readQuery('paper -tigers')).toEqual({ words: ['paper'], excluded: ['tigers'] });
    expect(readQuery('paper NOT the tigers').excluded).toEqual(['the']);
    expect(readQuery('ورق −نمور')).toEqual({ words: ['ورق'], excluded: ['نمور'] });
    expect(readQuery('-moth')).toEqual({ words: [], excluded: ['moth'] });
  });

  it('are none where a minus joins two words or stands alone, or the word is not in capitals', () => {
    expect(readQuery('sci-fi').excluded).toEqual([]);
    expect(readQuery('iron - sparrow').excluded).toEqual([]);
    expect(readQuery('why not').excluded).toEqual([]);
  });
});
