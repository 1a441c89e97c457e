import type { AgeRating } from '../lists/age-ratings.ts';
import type { Language } from '../lists/languages.ts';
import { xmlText } from '../text/xml-text.ts';

/**
 * What other readers' libraries read beside the pages of an archive: `ComicInfo.xml` in its schema 2.1 (anansi-project/comicinfo). Its elements have one
 * order, which the schema wants.
 */

/** What a chapter is, as far as such a file can say it. */
export interface ComicInfoFacts {
  readonly title?: string | undefined;
  readonly series: string;
  readonly number: number;
  /** Of how many chapters its series is, once no more come. */
  readonly count?: number | undefined;
  readonly writers?: readonly string[];
  readonly artists?: readonly string[];
  readonly translators?: readonly string[];
  readonly publisher?: string | undefined;
  readonly genres?: readonly string[];
  /** Where it is read. */
  readonly address?: string | undefined;
  readonly language: Language;
  readonly readingDirection: 'ltr' | 'rtl' | 'vertical';
  readonly ageRating?: AgeRating | undefined;
  readonly pages: readonly ComicInfoPage[];
}

/** A page, as its picture lies in the archive. */
export interface ComicInfoPage {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** Two pages drawn as one. */
  readonly wide: boolean;
}

/** The name of the file within its archive. */
export const COMIC_INFO_FILE = 'ComicInfo.xml';
/** `Format` of a chapter that is one long strip: no element of the schema says that it runs downwards. */
export const STRIP_FORMAT = 'Webtoon';

/** The word of the schema that is no milder than ours: it has none for 12 and 16. */
const AGE_WORDS: Readonly<Record<AgeRating, string>> = {
  everyone: 'Everyone',
  '12': 'Teen',
  '16': 'Mature 17+',
  '18': 'R18+',
};

/** The whole file. */
export function comicInfoXml(facts: ComicInfoFacts): string {
  const { count, language, ageRating, readingDirection, pages } = facts;
  const elements: readonly (readonly [name: string, value: string | undefined])[] = [
    ['Title', facts.title],
    ['Series', facts.series],
    ['Number', String(facts.number)],
    ['Count', count === undefined ? undefined : String(count)],
    ['Writer', listOf(facts.writers)],
    ['Penciller', listOf(facts.artists)],
    ['Translator', listOf(facts.translators)],
    ['Publisher', facts.publisher],
    ['Genre', listOf(facts.genres)],
    ['Web', facts.address],
    ['PageCount', String(pages.length)],
    ['LanguageISO', language],
    ['Format', readingDirection === 'vertical' ? STRIP_FORMAT : undefined],
    ['Manga', readingDirection === 'rtl' ? 'YesAndRightToLeft' : 'No'],
    ['AgeRating', ageRating && AGE_WORDS[ageRating]],
  ];
  const written = elements.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : `  <${name}>${xmlText(value)}</${name}>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ComicInfo>',
    ...written,
    '  <Pages>',
    ...pages.map(pageElement),
    '  </Pages>',
    '</ComicInfo>',
    '',
  ].join('\n');
}

function pageElement({ bytes, width, height, wide }: ComicInfoPage, index: number): string {
  const double = wide ? ' DoublePage="true"' : '';
  return `    <Page Image="${index}"${double} ImageSize="${bytes}" ImageWidth="${width}" ImageHeight="${height}"/>`;
}

/** Names with commas between them: a comma within a name would make two of it. */
function listOf(names: readonly string[] = []): string {
  const plain = names.map((name) => name.replaceAll(',', ' ').replaceAll(/\s+/gu, ' ').trim());
  return [...new Set(plain)].filter((name) => name !== '').join(', ');
}
