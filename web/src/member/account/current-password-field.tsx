import { useWords } from '../../core/i18n/i18n.ts';
import { PasswordField, type PasswordFieldProps } from '../../domains/people/password-field.tsx';
import type { FormError } from './form-errors.ts';
import { useFormMessages } from './use-form-messages.ts';

type CurrentPasswordFieldProps = Omit<
  PasswordFieldProps,
  'label' | 'autoComplete' | 'isRequired' | 'error'
> & {
  readonly error: FormError | undefined;
};

/** The field for the current password, which sensitive changes require. */
export function CurrentPasswordField({ error, ...field }: CurrentPasswordFieldProps) {
  const t = useWords('account');
  const message = useFormMessages();
  return (
    <PasswordField
      {...field}
      error={message(error)}
      label={t('password.current')}
      autoComplete="current-password"
      isRequired
    />
  );
}
