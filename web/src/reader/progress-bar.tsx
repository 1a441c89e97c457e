import classes from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1; undefined while the total is unknown. */
  readonly value?: number;
}

/** A gold bar on a dark track (look.md, section 2). */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(value * 100);
  return (
    <div className={classes.track}>
      <progress className={classes.spoken} aria-label={label} max={100} value={percent} />
      <div
        className={classes.bar}
        data-busy={percent === undefined || undefined}
        style={{ inlineSize: percent === undefined ? '40%' : `${percent}%` }}
      />
    </div>
  );
}
