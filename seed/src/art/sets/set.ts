import type { Brush } from '../brush.ts';
import type { Random } from '../random.ts';

/** The colours of a place at one time of day, from the back to the front. */
export interface Tones {
  readonly sky: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly light: string;
}

/** Paints the place of a panel into the box from (0, 0) to (width, height). */
export type Set = (brush: Brush, width: number, height: number, tones: Tones, random: Random) => void;
