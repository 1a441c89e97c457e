import { setPage } from '@rawi/model/panels/set-pages';
import type { PagePanels } from '@rawi/model/truth/chapter-panels';
import { chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panelBoxes } from './panel-boxes.ts';

const file = (...pages: readonly object[]) => chapterPanelsSchema.parse({ version: 1, pages });
const left = [0, 0, 5000, 10_000, 90];
const right = [5000, 0, 5000, 10_000, 90];

describe('the boxes of a page', () => {
  it('are shares of it, in the order of the chapter', () => {
    const pages = file({ panels: [left, right], rtl: [1, 0], balloons: [[100, 200, 300, 400]] });
    const [ltr] = panelBoxes(pages, false);
    expect(ltr?.panels).toEqual([
      { x: 0, y: 0, width: 0.5, height: 1 },
      { x: 0.5, y: 0, width: 0.5, height: 1 },
    ]);
    expect(ltr?.balloons).toEqual([{ x: 0.01, y: 0.02, width: 0.03, height: 0.04 }]);
    const [rtl] = panelBoxes(pages, true);
    expect(rtl?.panels.map(({ x }) => x)).toEqual([0.5, 0]);
    expect([ltr?.numbers, rtl?.numbers], 'the same panel has the same number').toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('are none where a page is one picture, or one of its panels is not sure', () => {
    const pages = file({ whole: true, panels: [left] }, { panels: [left, [5000, 0, 5000, 10_000, 20]] });
    expect(panelBoxes(pages, false).map(({ panels }) => panels)).toEqual([[], []]);
  });

  it('are those that were found, however sure, once people have said that they are right', () => {
    const unsure: PagePanels = { panels: [[0, 0, 5000, 10_000, 20]] };
    const whole: PagePanels = { ...unsure, whole: true };
    const pages = file(setPage(unsure, null, false), setPage(whole, null, false));
    expect(panelBoxes(pages, false).map(({ panels }) => panels.length)).toEqual([1, 0]);
  });

  it('are none for what cannot be read, and what is no file is refused', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.boolean(), (pages, isRtl) => {
        for (const { panels } of panelBoxes({ pages }, isRtl)) {
          for (const part of panels) expect(Object.values(part).every(Number.isFinite)).toBe(true);
        }
      }),
    );
    expect(() => panelBoxes({ pages: 5 }, false)).toThrow(TypeError);
  });
});

it('people have set are those that are shown, in either direction, and none of a page that they show whole', () => {
  const found: PagePanels = { panels: [[0, 0, 10_000, 10_000, 20]] };
  const set = [
    setPage(
      found,
      [
        [5000, 0, 5000, 9000],
        [0, 0, 5000, 9000],
      ],
      true,
    ),
    setPage(found, [], true),
  ];
  const file: unknown = JSON.parse(JSON.stringify({ version: 1, pages: set }));
  const lefts = (isRtl: boolean) => panelBoxes(file, isRtl).map(({ panels }) => panels.map(({ x }) => x));
  expect(lefts(true)).toEqual([[0.5, 0], []]);
  expect(lefts(false)).toEqual([[0, 0.5], []]);
});
