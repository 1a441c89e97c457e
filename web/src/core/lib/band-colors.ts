import type { CSSProperties } from 'react';
import { contrastWithWhite, darkenedForWhite, tintColor } from './readable-color.ts';

type BandColors = Readonly<Record<'--band' | '--band-dots' | '--band-tint', string>>;

/** From this contrast with white on, lighter dots are readable under white text too. */
const DARK = 8;

/**
 * The colours of a comic's header, made from its cover: the band, its halftone dots, and the button. White
 * text keeps 4.5:1 on band and dots, ink 11:1 on the button. Takes `#rrggbb`.
 */
export function bandColors(accent: string): CSSProperties & BandColors {
  const band = darkenedForWhite(accent, 4.6);
  const contrast = contrastWithWhite(band);
  return {
    '--band': band,
    '--band-dots': contrast >= DARK ? tintColor(band, 0.14) : darkenedForWhite(band, contrast * 1.4),
    '--band-tint': tintColor(accent, 0.78),
  };
}
