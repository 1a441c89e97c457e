import { transcriptSchema } from '@rawi/model/truth/transcript';
import { describe, expect, it } from 'vitest';
import { readPageTexts } from './page-texts.ts';

const file = transcriptSchema.parse({
  version: 1,
  language: 'ar',
  pages: [
    { items: [] },
    {
      items: [
        { kind: 'speech', who: 'سلمى', words: 'من يكتب هذا؟', place: [1000, 2000, 5000, 2500] },
        { kind: 'sound', words: 'طاخ' },
      ],
    },
  ],
});

describe('the texts in a file', () => {
  it('are those of its pages, with places in shares of the page', () => {
    expect(readPageTexts(file)).toEqual({
      language: 'ar',
      pages: [
        [],
        [
          {
            kind: 'speech',
            who: 'سلمى',
            words: 'من يكتب هذا؟',
            place: { x: 0.1, y: 0.2, width: 0.5, height: 0.25 },
          },
          { kind: 'sound', words: 'طاخ' },
        ],
      ],
    });
  });

  it('are read as far as they can be: of a later version a kind is a note, and what has no words is left out', () => {
    const items = [
      { kind: 'song', words: 'La', place: [1, 2, 3] },
      { kind: 'speech' },
      null,
      { kind: 'sign', words: 'Exit', who: 7, place: [0, 0, 20_000, 1] },
    ];
    expect(readPageTexts({ version: 2, language: 'en', pages: [{ items }, 'none'] })?.pages).toEqual([
      [
        { kind: 'note', words: 'La' },
        { kind: 'sign', words: 'Exit' },
      ],
      [],
    ]);
  });

  it.each([undefined, null, 'text', [], {}, { language: 'xx', pages: [] }, { language: 'en', pages: {} }])(
    'are none in %j',
    (other) => {
      expect(readPageTexts(other)).toBeUndefined();
    },
  );
});
