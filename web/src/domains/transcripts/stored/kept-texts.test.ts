import { beforeEach, expect, it } from 'vitest';
import type { Items } from '../edit-text.ts';
import {
  forgetOlder,
  forgetText,
  type KeptPages,
  keepText,
  type Over,
  readOlder,
  takeKept,
} from './kept-texts.ts';

const layla = { uid: 'layla', transcriptId: 'one', editor: 'first' };
const second = { ...layla, editor: 'second' };
const says = (words: string): Items => [{ kind: 'speech', words }];
const kept = (pages: KeptPages['pages'] = new Map(), more: Partial<KeptPages> = {}): KeptPages => ({
  pages,
  unworded: new Map(),
  overs: new Map(),
  tried: new Map(),
  ...more,
});
const a = kept(new Map([[1, says('a')]]));
beforeEach(() => localStorage.clear());

it('keeps what was typed as it was typed, for whoever typed it', () => {
  const pages = new Map<number, Items>([
    [2, [{ kind: 'sound', who: 'Omar', words: ' Bang', place: [0, 0, 100, 100] }, ...says('')]],
    [3, []],
  ]);
  expect(keepText(layla, kept(pages))).toBe(true);
  expect(takeKept(layla).pages).toEqual(pages);
  expect(takeKept({ ...layla, uid: 'omar' }).pages.size).toBe(0);
  expect(takeKept({ ...layla, transcriptId: 'two' }).pages.size).toBe(0);
});

it('tells what was typed over another file than readers have now', () => {
  const of = (base: string) => ({ ...layla, base });
  keepText(of('first'), a);
  expect([readOlder(of('first')).size, takeKept(of('second')).pages.size]).toEqual([0, 0]);
  expect(readOlder(of('second'))).toEqual(a.pages);
  expect(readOlder({ ...of('second'), transcriptId: 'two' }).size).toBe(0);
});

it('keeps what editors over different files have, the newest first, until it is back', () => {
  const of = (base: string) => ({ uid: 'layla', transcriptId: 'one', base, editor: `of ${base}` });
  const typed = (words: string) => new Map([[1, says(words)]]);
  keepText(of('first'), kept(typed('a')));
  keepText(of('second'), kept(typed('b'), { unworded: new Map([[2, says('')]]) }));
  keepText(of('third'), kept(typed('c')));
  keepText(of('first'), kept(typed('d')));
  expect(readOlder(of('third'))).toEqual(typed('d'));
  expect(readOlder(of('first'))).toEqual(typed('c'));
  forgetOlder(of('third'), typed('d'));
  expect(readOlder(of('third'))).toEqual(typed('b'));
  forgetOlder(of('third'), typed('b'));
  expect([readOlder(of('third')).size, takeKept(of('third')).pages]).toEqual([0, typed('c')]);
});

it('keeps what has arrived without some of its lines apart from what has not arrived', () => {
  const unworded = new Map([
    [1, says('b')],
    [2, says('')],
  ]);
  keepText(layla, kept(a.pages, { unworded }));
  const taken = takeKept(second);
  expect([[...taken.pages], [...taken.unworded]]).toEqual([[[1, says('a')]], [[2, says('')]]]);
});

it('keeps the newest few texts, and none that has arrived', () => {
  for (let each = 1; each <= 6; each += 1) keepText({ ...layla, transcriptId: String(each) }, a);
  const sizeOf = (transcriptId: string) => takeKept({ ...layla, transcriptId }).pages.size;
  expect([sizeOf('1'), sizeOf('2')]).toEqual([0, 1]);
  keepText({ ...layla, transcriptId: '2' }, kept());
  expect(sizeOf('2')).toBe(0);
});

it('keeps what a page was typed over, as far as that is known', () => {
  const overs = new Map<number, Over>([
    [1, { edit: 'first', items: says('stored') }],
    [2, {}],
  ]);
  keepText(layla, kept(new Map([1, 2, 3].map((page) => [page, says('a')])), { overs }));
  expect(takeKept(second).overs).toEqual(
    new Map([
      [1, { edit: 'first', items: says('stored') }],
      [2, { edit: undefined, items: undefined }],
    ]),
  );
});

it('keeps which writes of a page may have arrived', () => {
  const tried = new Map([[1, ['first', 'second']]]);
  keepText(layla, { ...a, tried });
  expect(takeKept(second).tried).toEqual(tried);
});

it('goes on with what another tab has kept, and leaves the same page of a third for the next', () => {
  keepText(layla, a);
  keepText(
    second,
    kept(
      new Map([
        [1, says('b')],
        [2, says('c')],
      ]),
    ),
  );
  const third = { ...layla, editor: 'third' };
  const taken = takeKept(third);
  expect(taken.pages).toEqual(
    new Map([
      [1, says('b')],
      [2, says('c')],
    ]),
  );
  keepText(third, kept());
  expect(takeKept(third).pages).toEqual(a.pages);
  keepText(third, kept());
  expect(localStorage).toHaveLength(0);
});

it('goes on with what was kept before tabs were told apart', () => {
  const before = { uid: 'layla', transcriptId: 'one', pages: [{ page: 1, items: says('a') }] };
  localStorage.setItem('rawi-texts', JSON.stringify([before]));
  expect(takeKept(layla)).toEqual(a);
  keepText(layla, kept());
  expect(localStorage).toHaveLength(0);
});

it('forgets what all tabs have kept of a text, and of no other', () => {
  keepText(layla, a);
  keepText(second, a);
  keepText({ ...layla, transcriptId: 'two' }, a);
  forgetText(layla);
  expect(takeKept(layla).pages.size).toBe(0);
  expect(takeKept({ ...layla, transcriptId: 'two' }).pages.size).toBe(1);
});

it('reads nothing of what is no text', () => {
  localStorage.setItem('rawi-texts', '[{"uid":"layla","transcriptId":"one","pages":[{"page":0}]}]');
  expect(takeKept(layla).pages.size).toBe(0);
});
