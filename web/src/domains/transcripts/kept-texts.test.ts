import { beforeEach, expect, it } from 'vitest';
import type { Items } from './edit-text.ts';
import { isKeptOlder, keepText, readKeptText, readUnworded } from './kept-texts.ts';

const layla = { uid: 'layla', transcriptId: 'one' };
const says = (words: string): Items => [{ kind: 'speech', words }];
beforeEach(() => localStorage.clear());

it('keeps what was typed as it was typed, for whoever typed it', () => {
  const pages = new Map<number, Items>([
    [2, [{ kind: 'sound', who: 'Omar', words: ' Bang', place: [0, 0, 100, 100] }, ...says('')]],
    [3, []],
  ]);
  expect(keepText(layla, pages)).toBe(true);
  expect(readKeptText(layla)).toEqual(pages);
  expect(readKeptText({ ...layla, uid: 'omar' }).size).toBe(0);
  expect(readKeptText({ ...layla, transcriptId: 'two' }).size).toBe(0);
});

it('tells what was typed over another file than readers have now', () => {
  keepText({ ...layla, base: 'first' }, new Map([[1, says('a')]]));
  expect(isKeptOlder({ ...layla, base: 'first' })).toBe(false);
  expect(isKeptOlder({ ...layla, base: 'second' })).toBe(true);
  expect(isKeptOlder({ ...layla, transcriptId: 'two', base: 'second' })).toBe(false);
});

it('keeps what has arrived without some of its lines apart from what has not arrived', () => {
  keepText(
    layla,
    new Map([[1, says('a')]]),
    new Map([
      [1, says('b')],
      [2, says('')],
    ]),
  );
  expect([...readKeptText(layla)]).toEqual([[1, says('a')]]);
  expect([...readUnworded(layla)]).toEqual([[2, says('')]]);
});

it('keeps the newest few texts, and none that has arrived', () => {
  for (let each = 1; each <= 6; each += 1) {
    keepText({ uid: 'layla', transcriptId: String(each) }, new Map([[1, says('a')]]));
  }
  expect(readKeptText({ uid: 'layla', transcriptId: '1' }).size).toBe(0);
  expect(readKeptText({ uid: 'layla', transcriptId: '2' }).size).toBe(1);
  keepText({ uid: 'layla', transcriptId: '2' }, new Map());
  expect(readKeptText({ uid: 'layla', transcriptId: '2' }).size).toBe(0);
});

it('reads nothing of what is no text', () => {
  localStorage.setItem('rawi-texts', '[{"uid":"layla","transcriptId":"one","pages":[{"page":0}]}]');
  expect(readKeptText(layla).size).toBe(0);
});
