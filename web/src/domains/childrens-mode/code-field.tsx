import { type FocusEvent, useId } from 'react';
import field from '../../core/ui/field.module.css';
import { describedBy, Field, type FieldTexts } from '../../core/ui/field.tsx';
import classes from './mode.module.css';

interface CodeFieldProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/**
 * The digits of a code, shown as dots. It is no field of a password: browsers offer to keep what is typed into one, and would then fill
 * it in for the children too.
 */
export function CodeField({ name, value, onChange, onBlur, ...texts }: CodeFieldProps) {
  const id = useId();
  return (
    <Field id={id} {...texts}>
      <input
        {...describedBy(id, { ...texts, isRequired: true })}
        className={`${field.input} ${classes.digits}`}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
