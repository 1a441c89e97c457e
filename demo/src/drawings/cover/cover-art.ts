import type { Locale } from '@rawi/model/lists/locales';
import type { Brush } from '../brush.ts';

/** Covers are composed in 640 by 896 units (5:7). */
export const COVER = { width: 640, height: 896 } as const;

/** The art of one comic: what is behind, what is in front of it, and how its name is lettered. */
export interface CoverArt {
  /** Fills the box from (0, 0), which is wider than a cover for the splash; the motif stands in its middle. */
  readonly backdrop: (brush: Brush, width: number, height: number) => void;
  /** The motif, in cover units. */
  readonly subject: (brush: Brush) => void;
  readonly title: (brush: Brush, locale: Locale) => void;
}
