import { DEFAULT_LOCALE, type Locale } from '../lists/locales.ts';

/** A text with Arabic letters is Arabic; any other counts as the default language. */
export function languageOfScript(text: string): Locale {
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : DEFAULT_LOCALE;
}
