import type { Locale } from '@rawi/model/lists/locales';

/** The manifest of the installed site in a language: a file of `public`. boot.js makes the same address. */
export function manifestPath(locale: Locale): string {
  return `/manifest.${locale}.webmanifest`;
}
