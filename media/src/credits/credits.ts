import { LANGUAGE_CODES, type Language } from '@rawi/model/lists/languages';
import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import { localeOfLetters } from '@rawi/model/text/letters';
import { localize } from '@rawi/model/text/localized';
import { type Chapter, READING_DIRECTIONS } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import type { Named } from '@rawi/model/truth/schemas';
import { z } from 'zod';

/** The files that continue a chapter's copy for download by a last page: one names the translator, the other nobody. */
export const CREDITS_FILES = { named: 'credits.part', unnamed: 'credits-unnamed.part' } as const;

/** What the last page of a copy for download states, and the properties of its file. */
export const creditsSchema = z.strictObject({
  locale: z.enum(LOCALES),
  comic: z.string(),
  /** The comic's name in another language, if it has one. */
  otherName: z.string().optional(),
  number: z.number(),
  title: z.string().optional(),
  language: z.enum(LANGUAGE_CODES),
  translator: z.string().optional(),
  publisher: z.string(),
  writer: z.string(),
  artists: z.array(z.string()),
  /** The page of the comic. */
  address: z.url(),
  /** The color of the page, `#rrggbb`. */
  accent: z.string().optional(),
  readingDirection: z.enum(READING_DIRECTIONS),
});
export type Credits = z.infer<typeof creditsSchema>;

type OwnComic = Pick<Comic, 'slug' | 'series' | 'names' | 'publisher' | 'writer' | 'artists'>;
type OwnChapter = Pick<Chapter, 'number' | 'title' | 'language' | 'readingDirection' | 'translator'>;

interface Look {
  /** The origin of the site. */
  readonly site: string;
  /** The color that covers most of a cover. */
  readonly accent: string | undefined;
}

/** The credits of a chapter in its own language; in English for a language that the interface has not. */
export function creditsOf(comic: OwnComic, chapter: OwnChapter, look: Look): Credits {
  const { language, number, title, readingDirection, translator } = chapter;
  const { locale, name } = nameInCredits(comic, language);
  const otherName = LOCALES.map((own) => nameIn(comic, own)).find(
    (other) => other !== undefined && other !== name,
  );
  const called = ({ name: own }: Named) => localize(own, locale).value;
  const { site, accent } = look;
  return {
    locale,
    comic: name,
    ...(otherName !== undefined && { otherName }),
    number,
    ...(title !== undefined && { title }),
    language,
    ...(translator && { translator: translator.name }),
    publisher: called(comic.publisher),
    writer: called(comic.writer),
    artists: comic.artists.map(called),
    address: `${site}/comic/${comic.slug}`,
    ...(accent !== undefined && { accent }),
    readingDirection,
  };
}

/** The language that credits of a chapter are written in, and what its comic is called there. */
export function nameInCredits(comic: Pick<OwnComic, 'series' | 'names'>, language: Language) {
  const locale = LOCALES.find((own) => own === language) ?? 'en';
  return { locale, name: nameIn(comic, locale) ?? comic.series };
}

/** The series' own name counts in the language of its letters. */
function nameIn({ series, names }: Pick<OwnComic, 'series' | 'names'>, locale: Locale): string | undefined {
  return names[locale] ?? (localeOfLetters(series) === locale ? series : undefined);
}
