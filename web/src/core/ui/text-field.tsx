import { type FocusEvent, useId } from 'react';
import classes from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'search';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'decimal';
  readonly max?: string;
  /** The length at which the control takes no further letter. */
  readonly maxLength?: number;
  readonly isDisabled?: boolean;
}

/** One line of text. */
export function TextField({
  name,
  value,
  onChange,
  onBlur,
  type = 'text',
  autoComplete,
  inputMode,
  max,
  maxLength,
  isDisabled = false,
  ...texts
}: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} {...texts}>
      <input
        {...describedBy(id, texts)}
        className={classes.input}
        name={name}
        type={type}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        autoComplete={autoComplete}
        inputMode={inputMode}
        max={max}
        maxLength={maxLength}
        disabled={isDisabled}
        {...((type === 'text' || type === 'search') && value !== '' && { dir: 'auto' })}
        {...(type === 'tel' && { dir: 'ltr' })}
        {...(type === 'email' && { dir: 'ltr', autoCapitalize: 'none', spellCheck: false })}
      />
    </Field>
  );
}
