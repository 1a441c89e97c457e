import { mapLocalized, mapVariants } from '../text/localized.ts';
import type { Image } from '../truth/schemas.ts';
import type { ChapterLink, ComicCard } from './cards.ts';
import { coverExcess } from './cover-shape.ts';

/** The widest source of a cover in a row of small covers: 160 CSS pixels on a sharp screen. */
const SMALL_WIDTH = 320;

/** The card without what only the splash draws: its art. */
export function withoutArt(card: ComicCard): ComicCard {
  return { ...card, art: undefined };
}

/** The card for a row of small covers: no art, no chapter titles, covers no wider than they are drawn. */
export function compactCard(card: ComicCard): ComicCard {
  return {
    ...withoutArt(card),
    cover: mapLocalized(card.cover, (cover) => narrow(cover, SMALL_WIDTH)),
    firstChapter: untitled(card.firstChapter),
    latestChapter: untitled(card.latestChapter),
  };
}

/** The image without sources that are wider than a cover of that width needs. */
export function narrow(image: Image, coverWidth: number): Image {
  const widest = coverWidth * coverExcess(image);
  const sources = image.sources.filter((source) => source.width <= Math.ceil(widest));
  if (sources.length === 0) return image;
  const width = Math.max(...sources.map((source) => source.width));
  return { ...image, width, height: Math.max(1, Math.round((image.height * width) / image.width)), sources };
}

export function untitled(links: ComicCard['firstChapter']): ComicCard['firstChapter'] {
  return mapVariants(links, withoutTitle);
}

function withoutTitle(link: ChapterLink): ChapterLink {
  return { ...link, title: undefined };
}
