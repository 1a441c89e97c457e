import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canvasPixelRatio, fitPage, imageSizes, isLow } from './fit-page.ts';

const size = (min: number, max: number) =>
  fc.record({ width: fc.integer({ min, max }), height: fc.integer({ min, max }) });

describe('fitPage', () => {
  it('shows a page whole, with its proportions, touching the screen on two sides', () => {
    fc.assert(
      fc.property(size(10, 20_000), size(200, 4000), (page, screen) => {
        fc.pre(!isLow(screen));
        const fit = fitPage(page, screen, 'single');
        expect(fit.width / fit.height).toBeCloseTo(page.width / page.height, 6);
        expect(fit.width).toBeLessThanOrEqual(screen.width + 1e-6);
        expect(fit.height).toBeLessThanOrEqual(screen.height + 1e-6);
        const slack = Math.min(screen.width - fit.width, screen.height - fit.height);
        expect(Math.abs(slack)).toBeLessThan(1e-6);
      }),
    );
  });

  it('is as wide as the column on a phone held sideways, and wider only where it is whole then', () => {
    const phone = { width: 844, height: 390 };
    expect(fitPage({ width: 1000, height: 1400 }, phone, 'single')).toEqual({ width: 800, height: 1120 });
    expect(fitPage({ width: 3000, height: 1000 }, phone, 'single').width).toBe(844);
    expect(fitPage({ width: 1000, height: 1400 }, { width: 390, height: 844 }, 'single').width).toBe(390);
  });

  it('fills the column of the strip', () => {
    const page = { width: 1000, height: 4000 };
    expect(fitPage(page, { width: 390, height: 844 }, 'vertical')).toEqual({ width: 390, height: 1560 });
    expect(fitPage(page, { width: 1440, height: 900 }, 'vertical').width).toBe(800);
  });
});

describe('canvasPixelRatio', () => {
  it('never draws more than six million pixels nor finer than the screen', () => {
    fc.assert(
      fc.property(size(50, 8000), fc.double({ min: 0.5, max: 5, noNaN: true }), (page, screenRatio) => {
        const ratio = canvasPixelRatio(page, screenRatio);
        expect(ratio).toBeLessThanOrEqual(Math.min(2, screenRatio));
        expect(page.width * page.height * ratio * ratio).toBeLessThanOrEqual(6_000_001);
      }),
    );
  });

  it('keeps a phone page at twice its CSS size', () => {
    expect(canvasPixelRatio({ width: 390, height: 550 }, 3)).toBe(2);
  });
});

describe('imageSizes', () => {
  it('says the width that fitPage will give', () => {
    expect(imageSizes({ width: 1000, height: 1400 }, 'single')).toBe(
      '(orientation: landscape) and (max-height: 499.98px) max(min(100vw, 71vh), min(100vw, 800px)), min(100vw, 71vh)',
    );
    expect(imageSizes({ width: 1000, height: 1400 }, 'vertical')).toBe('(min-width: 800px) 800px, 100vw');
  });
});
