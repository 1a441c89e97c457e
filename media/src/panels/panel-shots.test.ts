import { FIRST_TARGETS } from '@rawi/model/crop/crop-targets';
import { panelSchema } from '@rawi/model/truth/page-manifest';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shotOfPanel, withKept } from './panel-shots.ts';

const images = [{ width: 1000, height: 1500 }];
const panel = { x: 40, y: 40, width: 920, height: 400 };

describe('what is shown of a panel', () => {
  it('is all of it where nothing is known of its page', () => {
    expect(shotOfPanel(panel, { page: 2, images }, FIRST_TARGETS).shown).toEqual({ page: 2, ...panel });
  });

  it('says around which words and heads no crop may cut', () => {
    const balloon: [number, number, number, number] = [1000, 600, 2000, 700];
    const page = { page: 2, images, allPanels: { panels: [], balloons: [balloon] } };
    const { shown } = shotOfPanel(panel, page, FIRST_TARGETS);
    expect(shown.keep).toEqual([100, 60, 200, 70]);
  });

  it('lies on one image of a tall page, and is a panel that documents may hold', () => {
    const tall = [
      { width: 1000, height: 1500 },
      { width: 1000, height: 1500 },
    ];
    const { shown } = shotOfPanel(
      { x: 0, y: 300, width: 1000, height: 300 },
      {
        page: 1,
        images: tall,
        allPanels: {
          panels: [],
          heads: [[4000, 3200, 1000, 500]],
        },
      },
      FIRST_TARGETS,
    );
    expect(shown.y + shown.height).toBeLessThanOrEqual(500);
    expect(panelSchema.safeParse(shown).success).toBe(true);
  });

  it('is a panel that documents may hold, whatever is known', () => {
    const unit = fc.integer({ min: 0, max: 9000 });
    const box = fc
      .tuple(unit, unit, fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }))
      .map(([x, y, width, height]): [number, number, number, number] => [x, y, width, height]);
    fc.assert(
      fc.property(fc.array(box, { maxLength: 4 }), fc.array(box, { maxLength: 4 }), (balloons, heads) => {
        const page = { page: 3, images, allPanels: { panels: [], balloons, heads } };
        expect(panelSchema.safeParse(shotOfPanel(panel, page, FIRST_TARGETS).shown).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

it('of panels that a person named, the words and heads in them are kept', () => {
  const pages = [{ panels: [], heads: [[1000, 1000, 500, 500] as [number, number, number, number]] }];
  const named = [
    { page: 1, x: 0, y: 0, width: 500, height: 500 },
    {
      page: 1,
      x: 500,
      y: 500,
      width: 500,
      height: 500,
      keep: [600, 600, 10, 10] as [number, number, number, number],
    },
    { page: 9, x: 0, y: 0, width: 10, height: 10 },
  ];
  expect(withKept(named, { pages })).toEqual([
    { page: 1, x: 0, y: 0, width: 500, height: 500, keep: [100, 100, 50, 50] },
    { page: 1, x: 500, y: 500, width: 500, height: 500 },
    { page: 9, x: 0, y: 0, width: 10, height: 10 },
  ]);
});
