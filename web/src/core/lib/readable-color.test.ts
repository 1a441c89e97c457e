import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastWithWhite, darkenedForWhite, tintColor } from './readable-color.ts';

const colors = fc.stringMatching(/^#[0-9a-f]{6}$/);

describe('contrastWithWhite', () => {
  it('agrees with WCAG at both ends and in between', () => {
    expect(contrastWithWhite('#000000')).toBeCloseTo(21, 5);
    expect(contrastWithWhite('#ffffff')).toBeCloseTo(1, 5);
    expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
  });
});

describe('darkenedForWhite', () => {
  it('always has enough contrast with white text', () => {
    fc.assert(
      fc.property(colors, (color) => {
        expect(contrastWithWhite(darkenedForWhite(color))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps a colour that is dark enough', () => {
    fc.assert(
      fc.property(colors, (color) => {
        fc.pre(contrastWithWhite(color) >= 4.5);
        expect(darkenedForWhite(color)).toBe(color);
      }),
    );
  });

  it('is not darker than necessary', () => {
    fc.assert(
      fc.property(colors, (color) => {
        fc.pre(contrastWithWhite(color) < 4.5);
        expect(contrastWithWhite(darkenedForWhite(color))).toBeLessThan(5.1);
      }),
    );
  });
});

describe('tintColor', () => {
  it('lies between the colour and white', () => {
    expect(tintColor('#204060', 0)).toBe('#204060');
    expect(tintColor('#204060', 0.5)).toBe('#90a0b0');
    expect(tintColor('#204060', 1)).toBe('#ffffff');
  });

  it('can be so light that ink is readable on it', () => {
    fc.assert(
      fc.property(colors, (color) => {
        expect(contrastWithWhite(tintColor(color, 0.78))).toBeLessThan(1.9);
      }),
    );
  });

  it('turns a dark yellow into brown, not olive', () => {
    const [red = 0, green = 0] = [1, 3].map((at) =>
      Number.parseInt(darkenedForWhite('#e89b24').slice(at, at + 2), 16),
    );
    expect(red).toBeGreaterThan(1.8 * green);
  });
});
