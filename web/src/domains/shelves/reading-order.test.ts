import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapterInOrder } from './chapter-in-order.ts';
import { orderOf, orderPage, orderParam } from './order-address.ts';
import { type OrderEntry, orderKey, stepOf } from './reading-order.ts';

const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };
const about = (comicId: string) => ({ comicId, slug: comicId, series: comicId, names: {}, picture });
const comic = (comicId: string): OrderEntry => ({ kind: 'comic', ...about(comicId) });
const chapter = (comicId: string, number: number, language: 'en' | 'ar' = 'en'): OrderEntry => ({
  kind: 'chapter',
  chapterId: `${comicId}-${number}-${language}`,
  ...about(comicId),
  number,
  language,
});
const read = (comicId: string, number: number, language = 'en') => ({
  id: `${comicId}-${number}-${language}`,
  number,
  comic: { id: comicId },
});
const NONE: ReadonlySet<string> = new Set();
const entries = [chapter('moon', 1), chapter('sun', 1), comic('sea'), chapter('moon', 2)];
const keyOf = (entry: OrderEntry | undefined) => entry && orderKey(entry);
const step = (of: ReturnType<typeof read>, gone = NONE) => {
  const found = stepOf({ entries }, of, gone);
  return found && { ...found, previous: keyOf(found.previous), next: keyOf(found.next) };
};

describe('the order of a list', () => {
  it('leads across comics, and ends', () => {
    const base = { count: 4, isWithin: false, passed: 0 };
    expect(step(read('moon', 1))).toEqual({ ...base, place: 1, previous: undefined, next: 'sun-1-en' });
    expect(step(read('sun', 1))).toEqual({ ...base, place: 2, previous: 'moon-1-en', next: 'sea' });
    expect(step(read('moon', 2))).toEqual({ ...base, place: 4, previous: 'sea', next: undefined });
  });

  it('holds another translation of a chapter, and every chapter of a comic that is on it', () => {
    expect(step(read('sun', 1, 'ar'))).toMatchObject({ place: 2, isWithin: false });
    expect(step(read('sea', 7))).toMatchObject({ place: 3, isWithin: true, next: 'moon-2-en' });
    expect(step(read('sun', 9))).toBeUndefined();
    expect(stepOf({ entries: [] }, read('sun', 1), NONE)).toBeUndefined();
  });

  it('passes over what is gone', () => {
    expect(step(read('moon', 1), new Set(['sun-1-en', 'sea']))).toMatchObject({
      next: 'moon-2-en',
      passed: 2,
    });
    expect(step(read('moon', 2), new Set(['sea']))).toMatchObject({ previous: 'sun-1-en' });
    expect(step(read('sea', 1), new Set(['moon-2-en']))).toMatchObject({ next: undefined, passed: 1 });
  });

  it('is walked through once, entry by entry, whatever is gone', () => {
    const order = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(order, fc.func(fc.boolean()), (numbers, isGone) => {
        const list = numbers.map((number) => chapter('moon', number));
        const gone = new Set(
          list
            .slice(1)
            .map(orderKey)
            .filter((key) => isGone(key)),
        );
        const walked: string[] = [];
        let at = list[0];
        while (at?.kind === 'chapter') {
          walked.push(at.chapterId);
          at = stepOf({ entries: list }, read('moon', at.number), gone)?.next;
        }
        expect(walked).toEqual(list.map(orderKey).filter((key) => !gone.has(key)));
      }),
    );
  });
});

describe('the list in an address', () => {
  it.each([
    ['?list=own:abc&page=3', { kind: 'own', listId: 'abc' }],
    ['?list=abc', { kind: 'public', listId: 'abc' }],
    ['?page=3', undefined],
    ['?list=', undefined],
    ['?list=own:', undefined],
    ['?list=a%2Fb', undefined],
    ['?list=own:a:b', undefined],
  ] as const)('of %s is %o', (search, id) => {
    expect(orderOf(orderParam(search))).toEqual(id);
  });

  it.each(['own', 'public'] as const)('comes back from that of a chapter (%s)', (kind) => {
    const address = new URL(chapterInOrder('ar', 'c-1', { kind, listId: 'l_1' }), 'https://rawi.test');
    expect(address.pathname).toBe('/ar/chapter/c-1');
    expect(orderOf(orderParam(address.search))).toEqual({ kind, listId: 'l_1' });
    expect(orderPage('ar', { kind, listId: 'l_1' })).toMatch(/l_1$/);
  });
});
