import { useId } from 'react';
import classes from './switch-row.module.css';

export interface SwitchRowProps {
  readonly label: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** One setting that is on or off; the whole row is the control. */
export function SwitchRow({ label, text, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={classes.row}>
      <span className={classes.words}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        <span id={`${id}-text`} className={classes.text}>
          {text}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
