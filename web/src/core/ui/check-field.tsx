import { type ReactNode, useId } from 'react';
import classes from './check-field.module.css';
import { describedBy, FieldError, Star } from './field.tsx';

export interface CheckFieldProps {
  readonly name: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** The text that is agreed to. */
  readonly children: ReactNode;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
}

/** One checkbox with its text. */
export function CheckField({
  name,
  isChecked,
  onChange,
  children,
  isRequired = false,
  error,
}: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={classes.label}>
        <input
          {...describedBy(id, { isRequired, error })}
          type="checkbox"
          name={name}
          className={classes.box}
          checked={isChecked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {children}
          {isRequired && <Star />}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
