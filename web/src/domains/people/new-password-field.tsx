import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

/** A password that is being chosen: what it needs stands beneath, ticked off while one types. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'hint' | 'autoComplete'>) {
  return (
    <PasswordField {...props} autoComplete="new-password" hint={<PasswordRules value={props.value} />} />
  );
}
