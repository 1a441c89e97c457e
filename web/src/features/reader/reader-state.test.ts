import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentPage,
  isAtEnd,
  layoutOf,
  openReader,
  type ReaderAction,
  type ReaderState,
  reduceReader,
} from './reader-state.ts';

const open = (page = 1, pageCount = 5): ReaderState => openReader({ pageCount, page, layout: 'single' });
const after = (state: ReaderState, ...actions: ReaderAction[]): ReaderState =>
  actions.reduce(reduceReader, state);

const action: fc.Arbitrary<ReaderAction> = fc.oneof(
  fc.record({ type: fc.constant('go' as const), page: fc.integer({ min: -3, max: 40 }) }),
  fc.record({ type: fc.constantFrom('next', 'previous', 'first', 'last', 'toggle-chrome') }),
  fc.record({ type: fc.constant('scrolled-to' as const), position: fc.integer({ min: -3, max: 40 }) }),
  fc.record({ type: fc.constant('set-chrome' as const), shown: fc.boolean() }),
  fc.record({ type: fc.constant('set-layout' as const), layout: fc.constantFrom('single', 'vertical') }),
);

describe('reduceReader', () => {
  it('turns page by page to the end card and no further', () => {
    const end = after(open(4), { type: 'next' }, { type: 'next' });
    expect(isAtEnd(end)).toBe(true);
    expect(currentPage(end)).toBe(5);
    expect(after(end, { type: 'next' })).toBe(end);
    expect(after(end, { type: 'previous' }).position).toBe(5);
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
    expect(state).toMatchObject({ position: 5, chrome: true, travel: 'forward' });
  });

  it('asks the strip to scroll for a move, not for what scrolling itself has seen', () => {
    const state = open();
    expect(after(state, { type: 'scrolled-to', position: 3 })).toMatchObject({ position: 3, jumps: 0 });
    expect(after(state, { type: 'go', page: 3 }).jumps).toBe(1);
  });

  it('keeps the page when the layout changes', () => {
    const state = after(open(3), { type: 'set-layout', layout: 'vertical' });
    expect(state).toMatchObject({ position: 3, layout: 'vertical', jumps: 2 });
  });

  it('is always on a page or the end card, whatever happens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.array(action), (pageCount, actions) => {
        const state = after(open(1, pageCount), ...actions);
        expect(state.position).toBeGreaterThanOrEqual(1);
        expect(state.position).toBeLessThanOrEqual(pageCount + 1);
        expect(currentPage(state)).toBeLessThanOrEqual(pageCount);
      }),
    );
  });

  it('goes back where it came from: next then previous', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), (page) => {
        expect(after(open(page), { type: 'next' }, { type: 'previous' }).position).toBe(page);
      }),
    );
  });
});

describe('layoutOf', () => {
  it('reads a strip as a strip and the others as the person likes', () => {
    expect(layoutOf('vertical', 'single')).toBe('vertical');
    expect(layoutOf('rtl', undefined)).toBe('single');
    expect(layoutOf('ltr', 'vertical')).toBe('vertical');
  });
});
