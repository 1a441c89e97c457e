import type { Chapter } from './chapter.ts';
import type { Panel } from './page-manifest.ts';

/** The panels of a chapter that are worth showing, best first: those that its translator chose, else those that were found. */
export function panelsOf({ reading, manifest }: Pick<Chapter, 'reading' | 'manifest'>): readonly Panel[] {
  return reading?.panels ?? manifest?.panels ?? [];
}
