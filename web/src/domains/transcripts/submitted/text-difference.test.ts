import type { Transcript, TranscriptItem } from '@rawi/model/truth/transcript';
import { describe, expect, it } from 'vitest';
import { countsOf, textDifference } from './text-difference.ts';

const item = (words: string): TranscriptItem => ({ kind: 'speech', words });
const before: Transcript = {
  version: 1,
  language: 'en',
  pages: [{ items: [item('One')] }, { items: [item('Two')] }, { items: [] }],
};

describe('how a text changes', () => {
  it('leaves a page as it is that was not written, and takes its text from one that was emptied', () => {
    const pages = textDifference(before, new Map([[2, []]]), 3);
    expect(pages.map(({ isChanged }) => isChanged)).toEqual([false, true, false]);
    expect(pages[1]?.changes).toEqual([{ of: 'removed', item: item('Two'), was: 1 }]);
  });

  it('has the pages that the chapter has, whatever the texts have', () => {
    expect(textDifference(before, new Map([[9, [item('Nine')]]]), 1)).toHaveLength(1);
    expect(textDifference(undefined, new Map([[4, [item('Four')]]]), 4)[3]).toMatchObject({
      isChanged: true,
    });
  });

  it('is counted by its ways', () => {
    const [page] = textDifference(before, new Map([[1, [item('Two'), item('Three')]]]), 1);
    expect(countsOf(page?.changes ?? [])).toEqual({ added: 2, removed: 1, changed: 0, moved: 0 });
  });
});
