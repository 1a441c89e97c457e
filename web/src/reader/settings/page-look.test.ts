import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOf, pageLook } from './page-look.ts';
import { LEVELS, PAGE_COLORS } from './reading-settings.ts';

const level = ({ min, max }: { readonly min: number; readonly max: number }) => fc.integer({ min, max });
const settings = fc.record({
  colors: fc.constantFrom(...PAGE_COLORS),
  brightness: level(LEVELS.brightness),
  contrast: level(LEVELS.contrast),
  saturation: level(LEVELS.saturation),
  warmth: level(LEVELS.warmth),
});

describe('the filter of pages', () => {
  it('is none where colors are as drawn, so that no page is painted twice', () => {
    fc.assert(
      fc.property(level(LEVELS.brightness), level(LEVELS.warmth), (brightness, warmth) => {
        expect(filterOf(pageLook({ brightness, warmth }))).toBeUndefined();
      }),
    );
  });

  it('has each step that was chosen once, the colors first', () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        const steps = filterOf(pageLook(chosen))?.split(/(?<=\)) /) ?? [];
        expect(steps.some((step) => step.startsWith('contrast'))).toBe(chosen.contrast !== 100);
        expect(steps.some((step) => step.startsWith('saturate'))).toBe(
          chosen.saturation !== 100 && chosen.colors !== 'grey',
        );
        expect(/^(?:grayscale|sepia|invert)/.test(steps[0] ?? '')).toBe(chosen.colors !== 'drawn');
        expect(new Set(steps).size).toBe(steps.length);
      }),
    );
    expect(filterOf(pageLook({ colors: 'inverted', contrast: 120 }))).toBe(
      'invert(1) hue-rotate(180deg) contrast(1.2)',
    );
  });
});
