import type { Locale } from '../lists/locales.ts';

/** Words that an adult reads silently in a minute: M. Brysbaert, "How many words do we read per minute?", 2019. */
const WORDS_PER_MINUTE: Readonly<Record<Locale, number>> = { en: 238, ar: 181 };

/** How long a text takes to read, in whole minutes, at least one. Markup counts for nothing. */
export function readingMinutes(text: string, locale: Locale): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE[locale]));
}
