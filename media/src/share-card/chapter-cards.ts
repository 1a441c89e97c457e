import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import { type CardPanel, type ChapterOnCard, chapterCard } from './chapter-card.ts';
import { type ComicNames, nameIn } from './comic-cards.ts';

/** A chapter, what its comic is called, and the colour that covers most of that one's cover. */
export interface ChapterToShare extends ChapterOnCard, ComicNames {
  readonly accent?: string | undefined;
}

/** A card of a chapter for each interface language that its comic has a name in. */
export async function chapterCards(
  { series, names, ...chapter }: ChapterToShare,
  panels: readonly CardPanel[],
): Promise<{ readonly locale: Locale; readonly content: Buffer }[]> {
  const cards = [];
  for (const locale of LOCALES) {
    const name = nameIn({ series, names }, locale);
    if (name === undefined) continue;
    cards.push({ locale, content: await chapterCard({ ...chapter, locale, series: name, panels }) });
  }
  return cards;
}
