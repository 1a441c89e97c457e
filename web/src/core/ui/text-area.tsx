import { type FocusEvent, useId } from 'react';
import classes from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';

export interface TextAreaProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly rows: number;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (event: FocusEvent<HTMLTextAreaElement>) => void;
  readonly isDisabled?: boolean;
  /** The length at which the control takes no further letter. */
  readonly maxLength?: number;
}

/** Several lines of text, in either script. */
export function TextArea({
  name,
  value,
  rows,
  onChange,
  onBlur,
  isDisabled = false,
  maxLength,
  ...texts
}: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} {...texts}>
      <textarea
        {...describedBy(id, texts)}
        className={classes.area}
        name={name}
        value={value}
        rows={rows}
        maxLength={maxLength}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        disabled={isDisabled}
        {...(value !== '' && { dir: 'auto' })}
      />
    </Field>
  );
}
