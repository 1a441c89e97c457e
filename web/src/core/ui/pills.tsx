import { useId } from 'react';
import classes from './pills.module.css';

interface PillsProps<T extends string> {
  readonly label: string;
  readonly isLabelShown?: boolean;
  /** Undefined while none is pressed. */
  readonly value: T | undefined;
  readonly choices: readonly {
    readonly value: T;
    readonly label: string;
    /** A number beside the label. */
    readonly count?: string;
  }[];
  readonly onPress: (value: T) => void;
}

/** A few words of which one at most is pressed; they take as many lines as they need. */
export function Pills<T extends string>(props: PillsProps<T>) {
  const { label, isLabelShown = false, value, choices, onPress } = props;
  const id = useId();
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <span id={id} className={classes.label} hidden={!isLabelShown}>
        {label}
      </span>
      <div className={classes.pills}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={classes.pill}
            aria-pressed={choice.value === value}
            onClick={() => onPress(choice.value)}
          >
            {choice.label}
            {choice.count !== undefined && <span className={classes.count}>{choice.count}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
