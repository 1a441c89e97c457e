import { type MessageCode, messageText } from '@rawi/model/validation/messages';
import { useLocale } from '../i18n/locale.ts';

/** The text of a field's message in the current language; it changes with the language. */
export function useMessages(): (code: MessageCode | undefined) => string | undefined {
  const locale = useLocale();
  return (code) => (code === undefined ? undefined : messageText(code, locale));
}
