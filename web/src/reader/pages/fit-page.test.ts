import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canvasPixelRatio, fitPage, imageSizes, isLying } from './fit-page.ts';
import type { PageView } from './page-source.ts';

const size = (min: number, max: number) =>
  fc.record({ width: fc.integer({ min, max }), height: fc.integer({ min, max }) });
const view = (changed: Partial<PageView> = {}): PageView => ({
  layout: 'single',
  fit: undefined,
  share: 1,
  turned: false,
  zoom: 1,
  ...changed,
});
const PAGE = { width: 1000, height: 1400 };
const PHONE = { width: 390, height: 844 };
const LYING_PHONE = { width: 844, height: 390 };
const DESKTOP = { width: 1440, height: 900 };

describe('fitPage', () => {
  it('shows a page whole, with its proportions, touching the screen on two sides', () => {
    fc.assert(
      fc.property(size(10, 20_000), size(200, 4000), (page, screen) => {
        fc.pre(!isLying(screen));
        const fit = fitPage(page, screen, view());
        expect(fit.width / fit.height).toBeCloseTo(page.width / page.height, 6);
        expect(fit.width).toBeLessThanOrEqual(screen.width + 1e-6);
        expect(fit.height).toBeLessThanOrEqual(screen.height + 1e-6);
        const slack = Math.min(screen.width - fit.width, screen.height - fit.height);
        expect(Math.abs(slack)).toBeLessThan(1e-6);
      }),
    );
  });

  it('makes a page as wide as the column on a landscape screen, and wider only if the whole page still fits', () => {
    expect(fitPage(PAGE, LYING_PHONE, view())).toEqual({ width: 800, height: 1120 });
    expect(fitPage({ width: 3000, height: 1000 }, LYING_PHONE, view()).width).toBe(844);
    expect(fitPage(PAGE, PHONE, view()).width).toBe(390);
    expect(fitPage(PAGE, DESKTOP, view()).height).toBe(900);
  });

  it('follows the chosen fit', () => {
    expect(fitPage(PAGE, LYING_PHONE, view({ fit: 'whole' })).height).toBe(390);
    expect(fitPage(PAGE, DESKTOP, view({ fit: 'width' })).width).toBe(1440);
    expect(fitPage(PAGE, PHONE, view({ fit: 'height' })).height).toBe(844);
    expect(fitPage(PAGE, PHONE, view({ fit: 'original' }))).toEqual(PAGE);
    expect(fitPage(PAGE, PHONE, view({ zoom: 2 })).width).toBe(780);
  });

  it('halves the width for two pages, and doubles it for a page in halves', () => {
    expect(fitPage(PAGE, PHONE, view({ layout: 'double', share: 0.5 })).width).toBe(195);
    expect(fitPage({ width: 2000, height: 1400 }, PHONE, view({ share: 2 })).width).toBe(780);
  });

  it('makes a page on its side as long as the screen is high', () => {
    expect(fitPage({ width: 2000, height: 1000 }, PHONE, view({ turned: true }))).toEqual({
      width: 780,
      height: 390,
    });
  });

  it('fills the column of the strip', () => {
    const page = { width: 1000, height: 4000 };
    const strip = view({ layout: 'vertical' });
    expect(fitPage(page, PHONE, strip)).toEqual({ width: 390, height: 1560 });
    expect(fitPage(page, DESKTOP, strip).width).toBe(800);
    expect(fitPage(page, DESKTOP, { ...strip, fit: 'height' }).height).toBe(900);
    expect(fitPage(page, DESKTOP, { ...strip, fit: 'width' }).width).toBe(1440);
    expect(fitPage(page, PHONE, { ...strip, fit: 'original' }).width).toBe(390);
  });
});

describe('canvasPixelRatio', () => {
  it("allows neither more than six million pixels nor more than the screen's density", () => {
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
  it('states the width that fitPage returns', () => {
    expect(imageSizes(PAGE, view())).toBe(
      '(orientation: landscape) and (max-width: 1199.98px) max(min(100vw, 71vh), min(100vw, 800px)), min(100vw, 71vh)',
    );
    expect(imageSizes(PAGE, view({ layout: 'double', share: 0.5 }))).toBe('min(50vw, 71vh)');
    expect(imageSizes(PAGE, view({ layout: 'vertical' }))).toBe('(min-width: 800px) 800px, 100vw');
    expect(imageSizes(PAGE, view({ fit: 'height', zoom: 2 }))).toBe('calc(2 * 71vh)');
    expect(imageSizes(PAGE, view({ turned: true }))).toBe('min(100vh, 71vw)');
  });
});
