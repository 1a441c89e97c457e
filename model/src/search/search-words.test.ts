import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedPieces, queryWords } from './search-words.ts';

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
    expect(queryWords('The Well at Midnight')).toEqual(['well', 'midnight']);
    expect(queryWords('من ورق')).toEqual(['ورق']);
    expect(queryWords('the of')).toEqual(['the', 'of']);
    expect(queryWords(' .*+?^${}()|[] ')).toEqual([]);
  });
});
