import { describe, expect, it } from 'vitest';
import { seePanels } from '../../../media/src/panels/find-panels.ts';
import { pagePanelsSchema } from '../../../model/src/truth/chapter-panels.ts';
import { drawnPage, type PageKind } from './drawn-pages.ts';
import { asFound } from './found.ts';
import { added, NO_SCORE, orderShare, precision, recall, type Score, scoreOf } from './score.ts';

/** Neither tuned on nor reported (`panels.ts`). */
const SEEDS = [9001, 9002, 9003];

async function scoreOfKinds(kinds: readonly PageKind[]): Promise<Score> {
  let score = NO_SCORE;
  for (const kind of kinds) {
    for (const seed of SEEDS) {
      const page = await drawnPage(kind, seed);
      const { all } = await seePanels(page.picture);
      pagePanelsSchema.parse(all);
      score = added(score, scoreOf(page, asFound(all, page.rightToLeft)));
    }
  }
  return score;
}

describe('the panels of pages that are drawn by themselves', () => {
  it('are found on plain pages, and on poor scans of them', async () => {
    const score = await scoreOfKinds(['plain', 'noisy']);
    expect(precision(score)).toBeGreaterThanOrEqual(0.9);
    expect(recall(score)).toBeGreaterThanOrEqual(0.9);
    expect(orderShare(score)).toBeGreaterThanOrEqual(0.9);
  });

  it('are found on most hard ones', async () => {
    const score = await scoreOfKinds(['slanted', 'tinted', 'balloons', 'strip', 'whole']);
    expect(precision(score)).toBeGreaterThanOrEqual(0.75);
    expect(recall(score)).toBeGreaterThanOrEqual(0.75);
    expect(orderShare(score)).toBeGreaterThanOrEqual(0.75);
  });
});

describe('panels without a gutter around them', () => {
  it.each([
    ['borderless', 0.75],
    ['insets', 0.65],
  ] as const)('are found on most pages: %s', async (kind, least) => {
    const score = await scoreOfKinds([kind]);
    expect(precision(score)).toBeGreaterThanOrEqual(least);
    expect(recall(score)).toBeGreaterThanOrEqual(least);
  });
});

describe('a score', () => {
  const box = (x: number, y = 0) => ({ x, y, width: 100, height: 100 });

  it('counts what is found where it is, once, and sees its order', () => {
    const truth = { whole: false, panels: [box(0), box(200), box(400)] };
    const found = { whole: false, panels: [box(402), box(0), box(198), box(800)] };
    expect(scoreOf(truth, found)).toMatchObject({ there: 3, found: 4, right: 3, ordered: 0, perfect: 0 });
    expect(scoreOf(truth, { whole: false, panels: truth.panels })).toMatchObject({ ordered: 1, perfect: 1 });
  });

  it('takes a page that is one picture for one panel, which several are not', () => {
    const whole = { whole: true, panels: [] };
    expect(scoreOf(whole, whole)).toMatchObject({ there: 1, right: 1, perfect: 1 });
    expect(scoreOf(whole, { whole: false, panels: [box(0), box(200)] })).toMatchObject({
      found: 2,
      right: 0,
    });
  });
});
