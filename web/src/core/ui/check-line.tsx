import type { ComponentProps, ReactNode } from 'react';
import classes from './check-line.module.css';

interface CheckLineProps extends Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'aria-label'> {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** A word or two; `aria-label` says more where several of them say the same. */
  readonly children: ReactNode;
}

/** A checkbox that counts as soon as it is pressed: a filter, or something about the row that it stands in. */
export function CheckLine({ isChecked, onChange, children, ...attributes }: CheckLineProps) {
  return (
    <label className={classes.line}>
      <input
        {...attributes}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}
