import type { Tones } from '../../stories/entry.ts';
import type { Brush } from '../brush.ts';
import type { Random } from '../random.ts';

/** Paints the place of a panel into the box from (0, 0) to (width, height). */
export type PaintPlace = (brush: Brush, width: number, height: number, tones: Tones, random: Random) => void;
