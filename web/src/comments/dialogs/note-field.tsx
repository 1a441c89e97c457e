import { LIMITS } from '@rawi/model/limits';
import { useId } from 'react';
import { describedBy, Field } from '../../ui/field.tsx';
import classes from './dialogs.module.css';

interface NoteFieldProps {
  readonly label: string;
  readonly optional?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A few lines beside a choice. */
export function NoteField({ label, optional, value, onChange }: NoteFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} optional={optional}>
      <textarea
        {...describedBy(id, {})}
        className={classes.note}
        rows={3}
        maxLength={LIMITS.noteLength}
        dir={value === '' ? undefined : 'auto'}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
