import { useId } from 'react';
import classes from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';

interface SelectFieldProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One of several choices, in the browser's own list. */
export function SelectField({ name, value, choices, onChange, ...texts }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} {...texts}>
      <select
        {...describedBy(id, texts)}
        className={classes.select}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
