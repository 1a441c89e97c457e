import { classNames } from './class-names.ts';
import classes from './progress-line.module.css';

export interface ProgressLineProps {
  /** 0 to 1. */
  readonly share: number;
  readonly className?: string | undefined;
}

/** How much has been read: gold on a dark track, beside words that say the same. */
export function ProgressLine({ share, className }: ProgressLineProps) {
  return (
    <span className={classNames(classes.track, className)} aria-hidden="true" data-progress>
      <span className={classes.done} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
