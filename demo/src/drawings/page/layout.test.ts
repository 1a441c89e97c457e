import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange } from './layout.ts';

const SHAPE = { width: 1000, height: 1500, margin: 34, gutter: 16 };
const want = fc.record({
  weight: fc.double({ min: 1, max: 2, noNaN: true }),
  breadth: fc.integer({ min: -2, max: 2 }),
});
const wants = fc.array(want, { minLength: 1, maxLength: 6 });
const EVEN = { weight: 1, breadth: 0 };

describe('arrange', () => {
  it('frames every panel inside the page', () => {
    fc.assert(
      fc.property(wants, fc.nat(12), fc.boolean(), (wanted, variant, mirrored) => {
        const frames = arrange(SHAPE, wanted, variant, mirrored);
        expect(frames).toHaveLength(wanted.length);
        for (const { corners, width, height } of frames) {
          expect(width).toBeGreaterThan(150);
          expect(height).toBeGreaterThan(150);
          corners.forEach((value, index) => {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(index % 2 === 0 ? SHAPE.width : SHAPE.height);
          });
        }
      }),
    );
  });

  it('reads from right to left in the mirror image', () => {
    fc.assert(
      fc.property(wants, fc.nat(12), (wanted, variant) => {
        const plain = arrange(SHAPE, wanted, variant, false);
        const mirrored = arrange(SHAPE, wanted, variant, true);
        plain.forEach((frame, index) => {
          const other = mirrored[index];
          expect(other && other.x + other.width).toBeCloseTo(SHAPE.width - frame.x);
          expect(other?.y).toBeCloseTo(frame.y);
        });
      }),
    );
  });

  it('has no arrangement for seven panels', () => {
    expect(() =>
      arrange(
        SHAPE,
        Array.from({ length: 7 }, () => EVEN),
        0,
        false,
      ),
    ).toThrow(RangeError);
  });

  it('gives the whole width to the panel that gains most from it', () => {
    const widths = (broad: number) =>
      arrange(
        SHAPE,
        [0, 1, 2].map((index) => ({ weight: 1, breadth: index === broad ? 2 : -1 })),
        0,
        false,
      ).map(({ width }) => width > 800);
    expect(widths(0)).toEqual([true, false, false]);
    expect(widths(2)).toEqual([false, false, true]);
  });
});
