import { describe, expect, it } from 'vitest';
import { pageWarnings } from './page-warnings.ts';

const ready = {
  state: 'ready',
  pageCount: 6,
  folder: 'staged/layla/one/two',
  pdfBytes: 1,
  repeatedPages: [{ page: 4, likePage: 2 }],
  emptyPages: [3, 4],
  lostTextPages: [6],
} as const;

describe('the warnings about the pages of a file', () => {
  it('names each page with all that its checks say', () => {
    const warnings = pageWarnings({
      ...ready,
      repeatedPages: [...ready.repeatedPages],
      emptyPages: [3, 4],
      lostTextPages: [6],
    });
    expect([...warnings]).toEqual([
      [3, ['empty']],
      [4, ['empty', 'repeated']],
      [6, ['lostText']],
    ]);
  });

  it.each([undefined, { state: 'working', done: 1, pageCount: 2 } as const])(
    'are none before it is ready',
    (progress) => {
      expect(pageWarnings(progress).size).toBe(0);
    },
  );
});
