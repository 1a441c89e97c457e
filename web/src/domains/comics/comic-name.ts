import { type Locale, otherLocales } from '@rawi/model/lists/locales';
import type { ComicCard } from '@rawi/model/pages/cards';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { isolated } from '../../core/i18n/isolated.ts';

export interface NamedText {
  readonly text: string;
  /** The language of the text, for `lang`. */
  readonly lang: Locale;
}

/** The comic's name in a language: that of its translation, else the series name. */
export function comicName({ names, series }: Pick<ComicCard, 'names' | 'series'>, locale: Locale): NamedText {
  const own = names[locale];
  return own === undefined ? { text: series, lang: languageOfScript(series) } : { text: own, lang: locale };
}

/** The name in another interface language, when it is a different one. */
export function otherComicName(
  comic: Pick<ComicCard, 'names' | 'series'>,
  locale: Locale,
): NamedText | undefined {
  const shown = comicName(comic, locale).text;
  return otherLocales(locale)
    .map((other) => comicName(comic, other))
    .find(({ text }) => text !== shown);
}

/** A name for a sentence without elements in `locale`; a name in another language is isolated. */
export function isolatedName({ text, lang }: NamedText, locale: Locale): string {
  return lang === locale ? text : isolated(text);
}
