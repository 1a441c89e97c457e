import { type ReactNode, useId } from 'react';
import classes from './segments.module.css';

export interface SegmentsProps<T extends string> {
  readonly name: string;
  /**
   * Its words and the note beside them. Nothing of `field.tsx` is imported here, because public pages use
   * this too.
   */
  readonly label: ReactNode;
  readonly isLabelShown?: boolean;
  readonly value: T;
  readonly choices: readonly {
    readonly value: T;
    readonly label: string;
    readonly icon?: ReactNode;
    readonly lang?: string;
  }[];
  readonly onChoose: (value: T) => void;
}

/** One of a few choices, side by side: radio buttons. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { name, label, isLabelShown = true, value, choices, onChoose } = props;
  const id = useId();
  return (
    <div className={classes.field} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={classes.label} hidden={!isLabelShown}>
        {label}
      </span>
      <div className={classes.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.segment}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.icon}
            <span lang={choice.lang}>{choice.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
