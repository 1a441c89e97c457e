import { useWords } from '../../../lib/i18n.ts';
import { PasswordField, type PasswordFieldProps } from '../../../ui/password-field.tsx';

/** The site's password field with this area's names for its button. */
export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const t = useWords('account');
  return <PasswordField {...props} showLabel={t('password.show')} hideLabel={t('password.hide')} />;
}
