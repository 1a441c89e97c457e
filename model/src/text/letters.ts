import type { Locale } from '../lists/locales.ts';

/** The interface language in whose letters a text is written. */
export function localeOfLetters(text: string): Locale {
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
