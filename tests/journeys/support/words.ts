import { readFileSync } from 'node:fs';
import type { WordsOf } from '../../../web/src/shell/words/words-of.ts';
import { wordsFile } from '../../../web/words-files.ts';

export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * For a journey that has nothing of its own to say about languages: one of the two, so that about half of them run in
 * Arabic and right to left. `RAWI_BOTH_LANGUAGES=1` has each run in both.
 */
export function inOneLanguage(locale: Locale): readonly Locale[] {
  return process.env['RAWI_BOTH_LANGUAGES'] === '1' ? LOCALES : [locale];
}

export type Feature = keyof WordsOf;
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The keys of a tree of words. A word with plural forms has all six, though English writes two of them. */
type KeyIn<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? Name extends `${infer Stem}_other`
      ? `${Stem}_${PluralForm}`
      : Name
    : `${Name}.${KeyIn<Tree[Name]>}`;
}[keyof Tree & string];

/** A key in the words of a feature: a word that was moved or renamed fails the types, not a journey an hour later. */
export type WordKey<F extends Feature> = KeyIn<WordsOf[F]>;

/** What follows a first part in the keys of a feature: `WordBelow<'reader', 'settings'>` has `title` for `settings.title`. */
export type WordBelow<F extends Feature, First extends string> =
  WordKey<F> extends infer Key ? (Key extends `${First}.${infer Rest}` ? Rest : never) : never;

/** The interface's own words, so that a journey asks for what a person sees: `words('ar', 'reader', 'download.action')`. */
export function words<F extends Feature>(
  locale: Locale,
  feature: F,
  key: WordKey<F>,
  values: Readonly<Record<string, string>> = {},
): string {
  let found: unknown = JSON.parse(readFileSync(wordsFile(feature, locale), 'utf8'));
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
