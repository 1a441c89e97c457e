import { readFileSync } from 'node:fs';

export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * For a journey that has nothing of its own to say about languages: one of the two, so that about half of them run in
 * Arabic and right to left. `RAWI_BOTH_LANGUAGES=1` has each run in both.
 */
export function inOneLanguage(locale: Locale): readonly Locale[] {
  return process.env['RAWI_BOTH_LANGUAGES'] === '1' ? LOCALES : [locale];
}

/** The files of words that journeys read. */
type Feature =
  | 'apply'
  | 'translator-details'
  | 'shell'
  | 'home'
  | 'choices'
  | 'comic'
  | 'contact'
  | 'downloads'
  | 'comments'
  | 'reader'
  | 'corrections'
  | 'account'
  | 'blog'
  | 'ask'
  | 'person'
  | 'publishers'
  | 'log-in'
  | 'my-work'
  | 'notifications'
  | 'reject'
  | 'review'
  | 'staff'
  | 'takedown'
  | 'session'
  | 'sign-up'
  | 'reset-password'
  | 'auth-callback'
  | 'translator'
  | 'translator-account'
  | 'unsubscribe'
  | 'upload'
  | 'upload-chapter'
  | 'upload-comic'
  | 'legal'
  | 'search';

/** The interface's own words, so that a journey asks for what a person sees: `words('ar', 'reader', 'download.action')`. */
export function words(
  locale: Locale,
  feature: Feature,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const file = new URL(`../../../web/src/core/i18n/${locale}/${feature}.json`, import.meta.url);
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of key.split('.')) {
    found =
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([name]) => name === part)?.[1]
        : undefined;
  }
  if (typeof found !== 'string') throw new Error(`There is no word ${feature}:${key} in ${locale}.`);
  return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** A name inside of a sentence, as the interface isolates it from the direction of what surrounds it. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

const TAGS = { en: 'en-US', ar: 'ar-SA-u-ca-gregory' } as const;

/** A number as the interface writes it. */
export function number(value: number, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale]).format(value);
}
