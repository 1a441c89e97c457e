import { LOCALES, type Locale, otherLocales } from '@rawi/model/lists/locales';
import type { Variants } from '@rawi/model/text/localized';
import type { PublishedFolder } from '../published-folder.ts';
import { shareCard } from './share-card.ts';

/** What a comic is called: its series' name, and its name in the languages that it was translated to. */
export interface ComicNames {
  readonly series: string;
  readonly names: Variants<string>;
}

/** A cover of ours, and the colour that covers most of it. */
interface CardCover {
  readonly content: Buffer;
  readonly accent?: string | undefined;
}

/**
 * Adds a card for each interface language that a comic has a name in to its folder, as `share-{locale}.jpg`, and returns
 * which those are. A language without a cover of its own has another's.
 */
export async function addShareCards(
  folder: PublishedFolder,
  comic: ComicNames,
  covers: Variants<CardCover>,
): Promise<readonly Locale[]> {
  const added: Locale[] = [];
  for (const locale of LOCALES) {
    const title = nameIn(comic, locale);
    const cover = covers[locale] ?? Object.values(covers).find((own) => own !== undefined);
    if (title === undefined || cover === undefined) continue;
    const other = otherLocales(locale)
      .map((own) => ({ locale: own, title: nameIn(comic, own) }))
      .find(
        (own): own is { locale: Locale; title: string } => own.title !== undefined && own.title !== title,
      );
    const { content, accent } = cover;
    const card = await shareCard({ locale, title, other, cover: content, accent });
    folder.addContent(cardFile(locale), 'image/jpeg', card);
    added.push(locale);
  }
  return added;
}

/** Where the cards of a folder lie, once everything has been added to it. */
export function shareCardPaths(folder: PublishedFolder, locales: readonly Locale[]): Variants<string> {
  return Object.fromEntries(locales.map((locale) => [locale, folder.pathOf(cardFile(locale))]));
}

const cardFile = (locale: Locale) => `share-${locale}.jpg`;

/** The series' own name counts in the language of its letters. */
function nameIn({ series, names }: ComicNames, locale: Locale): string | undefined {
  return names[locale] ?? (languageOf(series) === locale ? series : undefined);
}

function languageOf(text: string): Locale {
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
