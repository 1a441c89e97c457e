import { ActionIcon } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';

export interface PasswordFieldProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly autoComplete: 'current-password' | 'new-password';
  /** The names of the button that shows the password, and hides it again. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField({
  name,
  value,
  onChange,
  onBlur,
  autoComplete,
  showLabel,
  hideLabel,
  ...texts
}: PasswordFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <Field id={id} {...texts}>
      <div className={classes.withButton}>
        <input
          {...describedBy(id, texts)}
          className={classes.input}
          name={name}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <ActionIcon
          className={classes.button}
          aria-label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
    </Field>
  );
}
