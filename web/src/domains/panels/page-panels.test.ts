import type { SetPage } from '@rawi/model/calls/translator-calls';
import { LIMITS } from '@rawi/model/limits';
import { setPage } from '@rawi/model/panels/set-pages';
import type { PagePanels } from '@rawi/model/truth/chapter-panels';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPages, inCalls, pagesToSend, shownPages } from './page-panels.ts';

const FOUND: PagePanels = {
  panels: [
    [0, 0, 5000, 9000, 60],
    [5000, 0, 5000, 9000, 70],
  ],
  rtl: [1, 0],
};
const WHOLE: PagePanels = { whole: true, panels: [[100, 100, 9000, 9000, 50]] };

describe('what is shown of a file of panels', () => {
  it('is as the chapter is read; a page that is one picture has none', () => {
    const { pages, found } = shownPages({ pages: [FOUND, WHOLE, setPage(FOUND, [], true)] }, true);
    expect(pages.map((boxes) => boxes.map(({ x }) => x))).toEqual([[5000, 0], [], []]);
    expect(found.map((boxes) => boxes.map(({ x }) => x))).toEqual([[5000, 0], [], [5000, 0]]);
    expect(shownPages({ pages: [FOUND] }, false).pages[0]?.map(({ x }) => x)).toEqual([0, 5000]);
  });
});

it('nobody is sure of a page with a panel that is not, until people have said something of it', () => {
  const unsure: PagePanels = { panels: [[0, 0, 5000, 9000, 20]] };
  const pages = [unsure, FOUND, WHOLE, setPage(unsure, null, false), setPage(unsure, [], false), unsure];
  const shown = shownPages({ pages }, false);
  expect(shown.unsure).toEqual([1, 6]);
  const changed = changedPages(shown.pages, shown.pages, [6]);
  expect(pagesToSend(changed, shown.pages, shown.found)).toEqual([{ page: 6, panels: null }]);
});

describe('what is sent', () => {
  it('is changed pages alone; one as it was found takes back what was set', () => {
    const { pages: stored, found } = shownPages({ pages: [setPage(FOUND, [], false), FOUND, FOUND] }, false);
    const half = { x: 0, y: 0, width: 10_000, height: 5000 };
    const now = [found[0] ?? [], [half], stored[2] ?? []];
    const changed = changedPages(stored, now);
    expect(changed).toEqual([1, 2]);
    expect(pagesToSend(changed, now, found)).toEqual([
      { page: 1, panels: null },
      { page: 2, panels: [[0, 0, 10_000, 5000]] },
    ]);
  });

  it('is in as many calls as their bodies need, each page once and in order', () => {
    const page = fc.record({
      page: fc.integer({ min: 1, max: 500 }),
      panels: fc.array(fc.constant([9999, 9999, 10_000, 10_000] as [number, number, number, number]), {
        maxLength: LIMITS.panelsOfPage,
      }),
    });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 200, size: 'max' }), (pages: SetPage[]) => {
        const calls = inCalls(pages);
        expect(calls.flat()).toEqual(pages);
        for (const call of calls) {
          expect(call.length).toBeGreaterThan(0);
          expect(JSON.stringify(call).length).toBeLessThan(LIMITS.callBytes - 2048);
        }
      }),
      { numRuns: 20 },
    );
  });
});
