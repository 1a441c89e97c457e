import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bandColors } from './band-colors.ts';
import { contrastWithWhite } from './readable-color.ts';

const colors = fc.stringMatching(/^#[0-9a-f]{6}$/);
/** The contrast of `#12181e`, the ink of the button, with white. */
const INK = 17.9;

it('white is readable on band and dots, and ink on the button, for every cover', () => {
  fc.assert(
    fc.property(colors, (accent) => {
      const { '--band': band, '--band-dots': dots, '--band-tint': tint } = bandColors(accent);
      expect(contrastWithWhite(band)).toBeGreaterThanOrEqual(4.5);
      expect(contrastWithWhite(dots)).toBeGreaterThanOrEqual(4.5);
      expect(INK / contrastWithWhite(tint)).toBeGreaterThanOrEqual(7);
      expect(dots).not.toBe(band);
    }),
  );
});
