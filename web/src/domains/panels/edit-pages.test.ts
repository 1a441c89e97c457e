import { LIMITS } from '@rawi/model/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../page-editing/boxes.ts';
import { areSameBoxes, canSplit, joinBoxes, MIN_SIDE, orderOf, splitBox } from './boxes.ts';
import { boxesOf, type EditAction, type Editing, editPages } from './edit-pages.ts';

const WHOLE = 10_000;
/** Nothing is done yet. */
const START = {
  page: 1,
  chosen: undefined,
  tool: undefined,
  looked: [1],
  right: [],
  past: [],
  future: [],
};
const side = fc.integer({ min: 1, max: WHOLE });
const box: fc.Arbitrary<Box> = fc
  .record({ x: fc.nat(WHOLE - 1), y: fc.nat(WHOLE - 1), width: side, height: side })
  .map(({ x, y, width, height }) => ({
    x,
    y,
    width: Math.min(width, WHOLE - x),
    height: Math.min(height, WHOLE - y),
  }));
const boxes = fc.array(box, { maxLength: 6 });
const editing: fc.Arbitrary<Editing> = fc
  .record({ pages: fc.array(boxes, { minLength: 1, maxLength: 3 }), found: boxes, isRtl: fc.boolean() })
  .map(({ pages, found, isRtl }) => ({
    pages,
    isRtl,
    found: pages.map(() => found),
    ...START,
  }));
const index = fc.nat(7);
const by = fc.record({
  x: fc.integer({ min: -12_000, max: 12_000 }),
  y: fc.integer({ min: -12_000, max: 12_000 }),
});
const taken = fc.oneof(
  fc.constant('move' as const),
  fc.uniqueArray(fc.constantFrom('left', 'top', 'right', 'bottom'), { maxLength: 2 }),
);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const isHeld = fc.boolean();
const changing: fc.Arbitrary<EditAction> = fc.oneof(
  fc.record({ type: fc.constant('push' as const), index, by, taken, isHeld }),
  fc.record({ type: fc.constant('place' as const), index, box }),
  fc.record({ type: fc.constant('add' as const), box }),
  fc.record({ type: fc.constant('split' as const), index, isAcross: fc.boolean(), share }),
  fc.record({ type: fc.constant('join' as const), index, other: index }),
  fc.record({ type: fc.constant('remove' as const), index }),
  fc.record({ type: fc.constant('order' as const), index }),
  fc.record({ type: fc.constant('shift' as const), index, by: fc.constantFrom(1 as const, -1 as const) }),
  fc.constantFrom<EditAction>({ type: 'whole' }, { type: 'copy' }, { type: 'back' }),
  fc.record({ type: fc.constant('show' as const), page: fc.integer({ min: -1, max: 5 }) }),
  fc.record({ type: fc.constant('choose' as const), index }),
  fc.constant<EditAction>({ type: 'tool', tool: { of: 'order', placed: 0 } }),
);
const moving = fc.oneof(changing, fc.constantFrom<EditAction>({ type: 'undo' }, { type: 'redo' }));
const all = (state: Editing, actions: readonly EditAction[]) => actions.reduce(editPages, state);
const times = (count: number, type: 'undo' | 'redo'): EditAction[] =>
  Array.from({ length: count }, () => ({ type }));

describe('whatever somebody does', () => {
  it('is taken back to the beginning, and done again to the end', () => {
    fc.assert(
      fc.property(editing, fc.array(changing, { maxLength: 25 }), (begin, actions) => {
        const end = all(begin, actions);
        const back = all(end, times(end.past.length, 'undo'));
        expect(back.pages).toEqual(begin.pages);
        expect(editPages(back, { type: 'undo' })).toEqual(back);
        expect(all(back, times(back.future.length, 'redo')).pages).toEqual(end.pages);
      }),
    );
  });

  it('leaves boxes on the page, as many as a file has at most, and a page and a panel that are there', () => {
    fc.assert(
      fc.property(editing, fc.array(moving, { maxLength: 25 }), (begin, actions) => {
        const { pages, page, chosen, looked } = all(
          begin,
          actions.filter(({ type }) => type !== 'choose'),
        );
        for (const each of pages) {
          expect(each.length).toBeLessThanOrEqual(LIMITS.panelsOfPage);
          for (const { x, y, width, height } of each) {
            expect([x, y, width, height].every(Number.isInteger)).toBe(true);
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
            expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
            expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(WHOLE);
          }
        }
        expect(page >= 1 && page <= pages.length).toBe(true);
        expect(chosen === undefined || chosen <= (pages[page - 1]?.length ?? 0) - 1).toBe(true);
        expect(new Set(looked).size).toBe(looked.length);
        expect(looked).toContain(page);
      }),
    );
  });

  it('to the order alone leaves the same panels', () => {
    const ordering = fc.oneof(
      fc.record({ type: fc.constant('order' as const), index }),
      fc.record({ type: fc.constant('shift' as const), index, by: fc.constantFrom(1 as const, -1 as const) }),
    );
    fc.assert(
      fc.property(editing, fc.array(ordering, { maxLength: 12 }), (begin, actions) => {
        const sorted = (state: Editing) =>
          boxesOf(state)
            .map((each) => JSON.stringify(each))
            .toSorted();
        expect(sorted(all(begin, actions))).toEqual(sorted(begin));
      }),
    );
  });
});

describe('a panel that is cut in two', () => {
  it('is the same again when both are joined, in its place', () => {
    fc.assert(
      fc.property(editing, index, fc.boolean(), share, (begin, at, isAcross, where) => {
        const cut = editPages(begin, { type: 'split', index: at, isAcross, share: where });
        const own = boxesOf(begin)[at];
        fc.pre(own !== undefined && canSplit(own, isAcross));
        expect(boxesOf(cut)).toHaveLength(boxesOf(begin).length + 1);
        expect(boxesOf(editPages(cut, { type: 'join', index: at, other: at + 1 }))).toEqual(boxesOf(begin));
      }),
    );
  });

  it('has two parts that can be seen, and nothing between them', () => {
    fc.assert(
      fc.property(box, fc.boolean(), share, (each, isAcross, where) => {
        fc.pre(canSplit(each, isAcross));
        const [one, two] = splitBox(each, isAcross, where);
        expect(joinBoxes(one, two)).toEqual(each);
        expect(isAcross ? one.height + two.height : one.width + two.width).toBe(
          isAcross ? each.height : each.width,
        );
        expect(
          Math.min(...(isAcross ? [one.height, two.height] : [one.width, two.width])),
        ).toBeGreaterThanOrEqual(MIN_SIDE);
      }),
    );
  });

  it('is read from where pages are read', () => {
    const state = (isRtl: boolean): Editing => ({
      isRtl,
      pages: [[{ x: 0, y: 0, width: WHOLE, height: WHOLE }]],
      found: [[]],
      ...START,
      chosen: 0,
    });
    const xs = (isRtl: boolean) =>
      boxesOf(editPages(state(isRtl), { type: 'split', index: 0, isAcross: false, share: 0.5 })).map(
        ({ x }) => x,
      );
    expect(xs(false)).toEqual([0, 5000]);
    expect(xs(true)).toEqual([5000, 0]);
  });
});

describe('a new panel', () => {
  const at = (x: number, y: number): Box => ({ x, y, width: 4000, height: 4000 });
  it('comes where it is read, in either direction', () => {
    const others = [at(0, 0), at(0, 5000)];
    expect(orderOf(at(5000, 0), others, false)).toBe(1);
    expect(orderOf(at(5000, 0), others, true)).toBe(0);
    expect(orderOf(at(5000, 5000), others, false)).toBe(2);
    expect(orderOf(at(5000, 5000), others, true)).toBe(1);
  });
});

describe('pages', () => {
  const [a, b, c] = [0, 3000, 6000].map((y): Box => ({ x: 0, y, width: WHOLE, height: 2000 }));
  const begin: Editing = {
    isRtl: false,
    pages: [[a, b, c].flatMap((each) => each ?? []), []],
    found: [[], []],
    ...START,
  };

  it('are put in order by pressing one panel after the other', () => {
    const first = editPages({ ...begin, tool: { of: 'order', placed: 0 } }, { type: 'order', index: 2 });
    expect(first.tool).toEqual({ of: 'order', placed: 1 });
    // One that has its place stays there.
    expect(editPages(first, { type: 'order', index: 0 })).toBe(first);
    const second = editPages(first, { type: 'order', index: 2 });
    expect([boxesOf(second), second.tool]).toEqual([[c, b, a], undefined]);
  });

  it('give their panels to the next, which is shown then', () => {
    const copied = editPages(begin, { type: 'copy' });
    expect([copied.page, copied.pages]).toEqual([2, [begin.pages[0], begin.pages[0]]]);
    expect(copied.looked).toEqual([1, 2]);
    expect(editPages(copied, { type: 'copy' })).toBe(copied);
    const back = editPages(editPages(copied, { type: 'show', page: 1 }), { type: 'undo' });
    expect([back.page, back.pages]).toEqual([2, begin.pages]);
  });

  it('are one picture without panels, and what was found again', () => {
    expect(boxesOf(editPages(begin, { type: 'whole' }))).toEqual([]);
    const found = editPages(
      { ...begin, found: [[a, c].flatMap((each) => each ?? []), []] },
      { type: 'back' },
    );
    expect(areSameBoxes(boxesOf(found), found.found[0] ?? [])).toBe(true);
  });

  it('are pushed by a key that is held in one step', () => {
    const push = { type: 'push', index: 0, taken: 'move', by: { x: 0, y: 100 } } as const;
    const pushed = all(begin, [push, { ...push, isHeld: true }, { ...push, isHeld: true }]);
    expect([boxesOf(pushed)[0]?.y, pushed.past.length]).toEqual([300, 1]);
    expect(editPages(pushed, push).past).toHaveLength(2);
  });
});
