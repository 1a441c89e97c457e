import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseShot, keptIn } from './choose-shot.ts';
import { PLACE_TARGETS, splashTargets, stripTarget } from './crop-targets.ts';
import { type Area, type CropTarget, coveredShare, layCrop } from './lay-crop.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const sideArbitrary = fc.integer({ min: 60, max: 2600 });
const ratioArbitrary = fc.double({ min: 0.2, max: 5, noNaN: true });
/** A box within a whole of that size. */
const within = (size: number) =>
  fc.tuple(share, share, share, share).map(([a, b, c, d]): Area => {
    const [left, right] = [Math.min(a, b), Math.max(a, b)];
    const [top, bottom] = [Math.min(c, d), Math.max(c, d)];
    return { x: left * size, y: top * size, width: (right - left) * size, height: (bottom - top) * size };
  });
const targetArbitrary = fc
  .record({
    width: sideArbitrary,
    height: sideArbitrary,
    left: share,
    right: share,
    head: share,
    foot: share,
  })
  .map(
    ({ width, height, left, right, head, foot }): CropTarget => ({
      width,
      height,
      left: (left * width) / 4,
      right: (right * width) / 4,
      head: (head * height) / 4,
      foot: (foot * height) / 4,
    }),
  );

describe('a panel in a box of another shape', () => {
  it('shows all that must be kept, clear of what lies on the edges, whatever the shapes are', () => {
    fc.assert(
      fc.property(ratioArbitrary, within(1), targetArbitrary, (ratio, keep, target) => {
        const laid = layCrop({ ratio, keep }, target);
        const { width, height, left = 0, right = 0, head = 0, foot = 0 } = target;
        const [x, y] = [laid.x + keep.x * laid.width, laid.y + keep.y * laid.height];
        const slack = 1e-6;
        expect(x).toBeGreaterThanOrEqual(left - slack);
        expect(y).toBeGreaterThanOrEqual(head - slack);
        expect(x + keep.width * laid.width).toBeLessThanOrEqual(width - right + slack);
        expect(y + keep.height * laid.height).toBeLessThanOrEqual(height - foot + slack);
      }),
    );
  });

  it('is never drawn in other proportions, and covers the box wherever what is kept has room', () => {
    fc.assert(
      fc.property(ratioArbitrary, within(1), targetArbitrary, (ratio, keep, target) => {
        const laid = layCrop({ ratio, keep }, target);
        expect(laid.width / laid.height).toBeCloseTo(ratio, 6);
        const { width, height } = target;
        const cover = Math.max(width, height * ratio);
        const bare = { width, height };
        const fits = keep.width * cover <= width && (keep.height * cover) / ratio <= height;
        if (fits) expect(coveredShare({ ratio, keep }, bare)).toBeCloseTo(1, 6);
      }),
    );
  });

  it('keeps the head and the middle of one of which nothing is known', () => {
    expect(layCrop({ ratio: 0.5 }, { width: 100, height: 100, foot: 20 })).toEqual({
      x: 0,
      y: 0,
      width: 100,
      height: 200,
    });
    expect(layCrop({ ratio: 3 }, { width: 100, height: 100, left: 10 }).x).toBe(-100);
  });
});

describe('what is shown of a panel', () => {
  it('has edges through no word and no head, if one part of it can have such', () => {
    const question = fc.record({
      panel: within(1000).filter(({ width, height }) => width > 100 && height > 100),
      words: fc.array(within(1000), { maxLength: 3 }),
      heads: fc.array(within(1000), { maxLength: 3 }),
      ratio: ratioArbitrary,
    });
    fc.assert(
      fc.property(question, fc.constantFrom(...PLACE_TARGETS), (asked, targets) => {
        const { part, keep, fitness } = chooseShot(asked, targets);
        if (fitness === 0) return;
        const slack = 1e-6;
        expect(part.x).toBeGreaterThanOrEqual(asked.panel.x - slack);
        expect(part.x + part.width).toBeLessThanOrEqual(asked.panel.x + asked.panel.width + slack);
        if (keep) expect(keptIn(part, [keep])).toEqual(keep);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out words that would be cut, and rather not the people', () => {
    const panel = { x: 0, y: 0, width: 1000, height: 500 };
    const words = [{ x: 20, y: 10, width: 960, height: 120 }];
    const heads = [{ x: 450, y: 180, width: 120, height: 120 }];
    const { part, keep } = chooseShot({ panel, words, heads, ratio: 1 }, PLACE_TARGETS[1]);
    expect(part.y).toBeGreaterThanOrEqual(130);
    expect(keep).toEqual(heads[0]);
  });

  it('is all of a panel of which nothing is known', () => {
    const panel = { x: 10, y: 20, width: 300, height: 200 };
    expect(chooseShot({ panel, words: [], heads: [], ratio: 1 }, PLACE_TARGETS[0])).toMatchObject({
      part: panel,
    });
  });
});

it('the boxes of the splash are as high as the screen lets them, and side by side', () => {
  const [first, second, third] = splashTargets(844, 390, 56);
  expect([first.height, second.height, third.height]).toEqual([310, 310, 310]);
  expect(splashTargets(390, 844, 56)[0]).toMatchObject({ width: 390, height: 264 });
  expect(stripTarget(100, 100)).toMatchObject({ left: 13, right: 13 });
});
