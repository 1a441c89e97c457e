import { ProgressLine } from '../../core/ui/progress-line.tsx';
import type { Place } from '../../domains/library/own.ts';
import classes from './chapter-progress.module.css';

/**
 * The gold reading progress of a chapter, in the space under its strip, or at the bottom of its cover. It is
 * positioned in the row's grid without taking space, so that nothing moves when it appears.
 */
export function ChapterProgress({ place }: { readonly place: Place | undefined }) {
  if (!place) return null;
  return <ProgressLine share={place.finished ? 1 : place.page / place.pageCount} className={classes.line} />;
}
