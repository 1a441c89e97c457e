import type { Chapter } from './chapter.ts';
import type { Panel } from './page-manifest.ts';

/** What is worth showing of a chapter, best first; nothing of one without page images. */
export function panelsOf(chapter: Pick<Chapter, 'manifest'>): readonly Panel[] {
  return chapter.manifest?.panels ?? [];
}
