import { LOCALES, type Locale, otherLocales } from '@rawi/model/lists/locales';
import { localeOfLetters } from '@rawi/model/text/letters';
import type { Variants } from '@rawi/model/text/localized';
import type { PublishedFolder } from '../published-folder.ts';
import { cardFile } from './card-file.ts';
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

/** A card of a comic. */
interface ComicCard {
  readonly locale: Locale;
  readonly content: Buffer;
}

/** A card for each interface language that a comic has a name in. A language without a cover of its own has another's. */
export async function shareCards(comic: ComicNames, covers: Variants<CardCover>): Promise<ComicCard[]> {
  const cards: ComicCard[] = [];
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
    cards.push({ locale, content: await shareCard({ locale, title, other, cover: content, accent }) });
  }
  return cards;
}

/** Adds the cards of a comic to its folder, and returns in which languages they are. */
export async function addShareCards(
  folder: PublishedFolder,
  comic: ComicNames,
  covers: Variants<CardCover>,
): Promise<readonly Locale[]> {
  const cards = await shareCards(comic, covers);
  for (const { locale, content } of cards) folder.addContent(cardFile(locale), 'image/jpeg', content);
  return cards.map(({ locale }) => locale);
}

/** Where the cards of a folder lie, once everything has been added to it. */
export function shareCardPaths(folder: PublishedFolder, locales: readonly Locale[]): Variants<string> {
  return Object.fromEntries(locales.map((locale) => [locale, folder.pathOf(cardFile(locale))]));
}

/** The series' own name counts in the language of its letters. */
export function nameIn({ series, names }: ComicNames, locale: Locale): string | undefined {
  return names[locale] ?? (localeOfLetters(series) === locale ? series : undefined);
}
