import { classNames } from './class-names.ts';
import classes from './progress-line.module.css';

export interface ProgressLineProps {
  /** 0 to 1. */
  readonly share: number;
  readonly className?: string | undefined;
}

/** How far something has been read: gold on its dark track, beside words that say so. */
export function ProgressLine({ share, className }: ProgressLineProps) {
  return (
    <span className={classNames(classes.track, className)} aria-hidden="true" data-progress>
      <span className={classes.done} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
