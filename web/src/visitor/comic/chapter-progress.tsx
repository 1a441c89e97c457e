import { ProgressLine } from '../../core/ui/progress-line.tsx';
import type { Place } from '../../domains/library/own.ts';
import classes from './chapter-progress.module.css';

/**
 * How far a chapter has been read, in gold: in the room under its strip, or at the foot of its cover. It stands in the grid
 * of the row and takes no room, so that nothing moves when it comes.
 */
export function ChapterProgress({ place }: { readonly place: Place | undefined }) {
  if (!place) return null;
  return <ProgressLine share={place.finished ? 1 : place.page / place.pageCount} className={classes.line} />;
}
