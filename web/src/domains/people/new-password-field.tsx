import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

/** A field for a new password: its requirements are below it, ticked while one types. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'hint' | 'autoComplete'>) {
  return (
    <PasswordField {...props} autoComplete="new-password" hint={<PasswordRules value={props.value} />} />
  );
}
