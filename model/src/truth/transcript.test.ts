import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { TRANSCRIPT_KINDS } from '../transcripts/transcript-kinds.ts';
import { transcriptItemSchema } from './transcript.ts';
import { packItems, transcriptIdOf, transcriptOfId, unpackItems } from './transcript-draft.ts';

const item = fc.record(
  {
    kind: fc.constantFrom(...TRANSCRIPT_KINDS),
    who: fc.stringMatching(/^[a-zء-ي]{1,20}$/),
    words: fc.stringMatching(/^[A-Za-zء-ي][A-Za-zء-ي !?\n]{0,80}$/),
    place: fc.constantFrom<[number, number, number, number]>([0, 0, 10_000, 10_000], [10, 20, 30, 40]),
  },
  { requiredKeys: ['kind', 'words'] },
);

describe('the items of a page', () => {
  it('come back from their document as they were', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), (items) => {
        expect(unpackItems(packItems(items))).toEqual({ items, broken: [] });
      }),
    );
  });

  it('are told apart from what somebody else has written into the document', () => {
    const good = JSON.stringify({ kind: 'speech', words: 'Wait!' });
    const texts = ['{', good, '{"kind":"speech"}', '{"kind":"speech","words":"a","more":1}', 'null'];
    const { items, broken } = unpackItems(texts);
    expect(items).toEqual([{ kind: 'speech', words: 'Wait!' }]);
    expect(broken).toEqual([1, 3, 4, 5]);
  });

  it.each([
    ['no words', ''],
    ['nothing that is seen', ' \u200B'],
    ['a mark that turns the text around it', 'a\u202Eb'],
    ['a control character', 'a\u0007b'],
    ['more words than an item may have', 'a'.repeat(LIMITS.transcript.words + 1)],
  ])('have no item of %s', (_, words) => {
    expect(transcriptItemSchema.safeParse({ kind: 'speech', words }).success).toBe(false);
  });

  it('keep HTML as the words that it is', () => {
    const words = '<b onclick="x()">&amp;</b>';
    expect(transcriptItemSchema.parse({ kind: 'sign', words }).words).toBe(words);
  });
});

describe('the id of a draft', () => {
  it('says what the text belongs to', () => {
    for (const of of [
      { kind: 'submission', submissionId: 'a' },
      { kind: 'chapter', comicId: 'a', chapterId: 'b' },
    ] as const) {
      expect(transcriptOfId(transcriptIdOf(of))).toEqual(of);
    }
  });

  it.each(['a', 'submission:a:b', 'chapter:a', 'chapter:a:b:c', 'other:a', 'submission:'])(
    'is not “%s”',
    (id) => {
      expect(transcriptOfId(id)).toBeUndefined();
    },
  );
});
