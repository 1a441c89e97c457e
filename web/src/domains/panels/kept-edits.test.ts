import { beforeEach, describe, expect, it } from 'vitest';
import { dropEdits, keepEdits, readEdits } from './kept-edits.ts';

const of = { uid: 'layla', chapterId: 'one' };
const edits = (x: number) => ({
  folder: 'public/a',
  pages: new Map([[2, [{ x, y: 0, width: 500, height: 500 }]]]),
  looked: [1, 2],
});
beforeEach(() => localStorage.clear());

describe('panels that are not saved', () => {
  it('are kept for who has changed them, of each chapter', () => {
    keepEdits(of, edits(1));
    keepEdits({ ...of, chapterId: 'two' }, edits(2));
    expect(readEdits(of)).toEqual(edits(1));
    expect(readEdits({ ...of, chapterId: 'two' })).toEqual(edits(2));
    expect(readEdits({ ...of, uid: 'omar' })).toBeUndefined();
  });

  it('are those of the last five chapters, and none once nothing is changed', () => {
    for (let number = 1; number <= 6; number += 1)
      keepEdits({ ...of, chapterId: `${number}` }, edits(number));
    expect(readEdits({ ...of, chapterId: '1' })).toBeUndefined();
    expect(readEdits({ ...of, chapterId: '2' })).toEqual(edits(2));
    for (let number = 2; number <= 6; number += 1) dropEdits({ ...of, chapterId: `${number}` });
    expect(localStorage.length).toBe(0);
  });

  it('are none where another build has kept something else', () => {
    localStorage.setItem('rawi-panels', '[{"uid":"layla"}]');
    expect(readEdits(of)).toBeUndefined();
  });
});
