import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type FocusEvent, useId, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import classes from '../../core/ui/field.module.css';
import { describedBy, Field, type FieldTexts } from '../../core/ui/field.tsx';

export interface PasswordFieldProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField({ name, value, onChange, onBlur, autoComplete, ...texts }: PasswordFieldProps) {
  const t = useWords('person');
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
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
    </Field>
  );
}
