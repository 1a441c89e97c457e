import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, READER_LAYOUTS, type ReaderLayout, usualLayout } from './layouts.ts';
import {
  type Arrangement,
  currentPage,
  currentPages,
  currentStep,
  isAtEnd,
  openReader,
  type ReaderAction,
  type ReaderState,
  readOfSteps,
  reduceReader,
} from './reader-state.ts';
import { arrangeSpreads } from './spreads.ts';

const arranged = (pageCount: number, layout: ReaderLayout = 'single'): Arrangement => ({
  layout,
  spreads: arrangeSpreads(pageCount, () => false, {
    pagesAtOnce: LAYOUTS[layout].pagesAtOnce,
    shifted: false,
    splitWide: false,
  }),
});
const open = (page = 1, pageCount = 5, layout: ReaderLayout = 'single'): ReaderState =>
  openReader({ pageCount, page, arrangement: arranged(pageCount, layout) });
const after = (state: ReaderState, ...actions: ReaderAction[]): ReaderState =>
  actions.reduce(reduceReader, state);

const action: fc.Arbitrary<ReaderAction> = fc.oneof(
  fc.record({ type: fc.constant('go' as const), page: fc.integer({ min: -3, max: 40 }) }),
  fc.record({ type: fc.constantFrom('next', 'previous', 'first', 'last', 'toggle-chrome') }),
  fc.record({ type: fc.constant('scrolled-to' as const), position: fc.integer({ min: -3, max: 40 }) }),
  fc.record({ type: fc.constant('set-chrome' as const), shown: fc.boolean() }),
);
const anyLayout = fc.constantFrom(...READER_LAYOUTS);

describe('reduceReader', () => {
  it('turns page by page to the end card and no further', () => {
    const end = after(open(4), { type: 'next' }, { type: 'next' });
    expect(isAtEnd(end)).toBe(true);
    expect(currentPage(end)).toBe(5);
    expect(currentPages(end)).toEqual([]);
    expect(after(end, { type: 'next' })).toBe(end);
    expect(currentPages(after(end, { type: 'previous' }))).toEqual([5]);
  });

  it('turns two pages at once', () => {
    const pair = after(open(1, 5, 'double'), { type: 'next' });
    expect(currentPages(pair)).toEqual([2, 3]);
    expect(currentPages(after(pair, { type: 'go', page: 3 }))).toEqual([2, 3]);
    expect(currentPages(after(pair, { type: 'last' }))).toEqual([4, 5]);
  });

  it('stays on the first page', () => {
    const first = open();
    expect(after(first, { type: 'previous' })).toBe(first);
  });

  it('puts the bars away when a page is turned and brings them back with the end card', () => {
    expect(after(open(), { type: 'next' }).chrome).toBe(false);
    expect(after(open(5), { type: 'next' }).chrome).toBe(true);
  });

  it('keeps the bars while the slider moves, and never slides onto the end card', () => {
    const state = after(open(), { type: 'go', page: 99 });
    expect(state).toMatchObject({ chrome: true, travel: 'forward' });
    expect(currentPages(state)).toEqual([5]);
  });

  it('asks the strip to scroll for a move, but not for a position that scrolling itself reported', () => {
    const state = open(1, 5, 'vertical');
    const scrolled = after(state, { type: 'scrolled-to', position: 3 });
    expect(scrolled.jumps).toBe(0);
    expect(currentPages(scrolled)).toEqual([3]);
    expect(isAtEnd(after(state, { type: 'scrolled-to', position: 6 }))).toBe(true);
    expect(after(state, { type: 'go', page: 3 }).jumps).toBe(1);
  });

  it('plays no animation for a page that a finger has pulled in', () => {
    expect(after(open(), { type: 'next', pulled: true }).pulled).toBe(true);
    expect(after(open(), { type: 'next', pulled: true }, { type: 'next' }).pulled).toBe(false);
  });

  it('keeps the page when the arrangement changes, and scrolls to it in a strip', () => {
    const strip = after(open(3), { type: 'arrange', arrangement: arranged(5, 'vertical') });
    expect(strip).toMatchObject({ layout: 'vertical', jumps: 2, travel: 'none' });
    expect(currentPages(strip)).toEqual([3]);
    const pairs = after(open(3), { type: 'arrange', arrangement: arranged(5, 'double') });
    expect(currentPages(pairs)).toEqual([2, 3]);
    const end = after(open(5), { type: 'next' }, { type: 'arrange', arrangement: arranged(5, 'double') });
    expect(isAtEnd(end)).toBe(true);
  });

  it('is always on a page or the end card, whatever happens', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.tuple(action, anyLayout)),
        (pageCount, actions) => {
          let state = open(1, pageCount);
          for (const [each, layout] of actions) {
            state = after(state, each, { type: 'arrange', arrangement: arranged(pageCount, layout) });
            expect(state.at).toBeGreaterThanOrEqual(0);
            expect(state.at).toBeLessThanOrEqual(state.spreads.length);
            expect(currentPage(state)).toBeGreaterThanOrEqual(1);
            expect(currentPage(state)).toBeLessThanOrEqual(pageCount);
          }
        },
      ),
    );
  });

  it('returns to the same page after next and previous', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), anyLayout, (page, layout) => {
        const state = open(page, 9, layout);
        expect(after(state, { type: 'next' }, { type: 'previous' }).at).toBe(state.at);
      }),
    );
  });
});

describe('guided view', () => {
  const step = (panel: number | undefined, page = 1) => ({
    view: { x: 0, y: 0, width: 1, height: 1 },
    focus: undefined,
    panel,
    place: panel === undefined ? undefined : { page, panel },
    zoom: 1,
  });
  const guided = (counts: readonly number[]): Arrangement => ({
    ...arranged(counts.length),
    steps: counts.map((count, at) => Array.from({ length: count }, (_, index) => step(index, at + 1))),
  });
  const counts = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 });

  it('leads through every panel of every page to the end card, and back the same way', () => {
    fc.assert(
      fc.property(counts, (each) => {
        let state = openReader({ pageCount: each.length, page: 1, arrangement: guided(each) });
        const seen: string[] = [];
        while (!isAtEnd(state)) {
          seen.push(`${state.at}.${state.step}`);
          state = after(state, { type: 'next' });
        }
        expect(seen).toEqual(
          each.flatMap((count, at) => Array.from({ length: count }, (_, index) => `${at}.${index}`)),
        );
        const back: string[] = [];
        for (const _ of seen) {
          state = after(state, { type: 'previous' });
          back.push(`${state.at}.${state.step}`);
        }
        expect(back.toReversed()).toEqual(seen);
        expect(after(state, { type: 'previous' })).toBe(state);
      }),
    );
  });

  it('keeps the panel when the screen is turned and its steps become others, and the page when it ends', () => {
    const arrangement = guided([1, 3]);
    const state = after(
      openReader({ pageCount: 2, page: 2, arrangement }),
      { type: 'next' },
      { type: 'next' },
    );
    expect(currentStep(state)?.panel).toBe(2);
    const parts = [0, 1, 1, 2, 2].map((panel) => step(panel, 2));
    const turned = after(state, {
      type: 'arrange',
      arrangement: { ...arrangement, steps: [[step(0)], parts] },
    });
    expect(turned.step).toBe(3);
    const ended = after(turned, { type: 'arrange', arrangement: { ...arrangement, steps: undefined } });
    expect(ended).toMatchObject({ at: 1, step: 0 });
  });

  it('opens at the panel that was read last', () => {
    fc.assert(
      fc.property(counts, fc.nat(), fc.nat(), (each, a, b) => {
        const at = a % each.length;
        const arrangement = guided(each);
        let state = openReader({ pageCount: each.length, page: at + 1, arrangement });
        for (let index = 0; index < b % (each[at] ?? 1); index += 1) state = after(state, { type: 'next' });
        const fraction = readOfSteps(state) ?? 0;
        expect(openReader({ pageCount: each.length, page: at + 1, fraction, arrangement }).step).toBe(
          state.step,
        );
      }),
    );
  });
});

describe('usualLayout', () => {
  it('is two pages on a wide landscape screen, else one', () => {
    expect(usualLayout({ width: 1440, height: 900, isFolded: false })).toBe('double');
    expect(usualLayout({ width: 1199, height: 900, isFolded: false })).toBe('single');
    expect(usualLayout({ width: 1200, height: 1600, isFolded: false })).toBe('single');
    expect(usualLayout({ width: 844, height: 390, isFolded: false })).toBe('single');
    // Two upright phones side by side.
    expect(usualLayout({ width: 720, height: 800, isFolded: true })).toBe('double');
  });
});
