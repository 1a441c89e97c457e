import { useMessages } from '../../core/forms/messages.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import type { FormError } from './form-errors.ts';

/** The message under a field, in the current language. */
export function useFormMessages(): (error: FormError | undefined) => string | undefined {
  const t = useWords('account');
  const message = useMessages();
  return (error) => {
    if (error === 'wrong-password') return t('errors.wrongPassword');
    if (error === 'same-email') return t('email.same');
    return message(error);
  };
}
