import type { Locale } from '@rawi/model/locales';
import type { ComicCard } from '@rawi/model/pages';

export interface NamedText {
  readonly text: string;
  /** The language it is written in, for `lang`. */
  readonly lang: Locale;
}

/** The comic's name in a language: that of its translation, else the series name. */
export function comicName({ names, series }: Pick<ComicCard, 'names' | 'series'>, locale: Locale): NamedText {
  const own = names[locale];
  return own === undefined ? { text: series, lang: languageOfScript(series) } : { text: own, lang: locale };
}

/** The name in the other language, when it is a different one. */
export function otherComicName(
  comic: Pick<ComicCard, 'names' | 'series'>,
  locale: Locale,
): NamedText | undefined {
  const other = comicName(comic, locale === 'en' ? 'ar' : 'en');
  return other.text === comicName(comic, locale).text ? undefined : other;
}

/** Arabic letters make a text Arabic; of our two languages everything else reads as English. */
export function languageOfScript(text: string): Locale {
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
