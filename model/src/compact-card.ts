import { mapLocalized } from './localized.ts';
import type { ChapterLink, ComicCard } from './pages.ts';
import type { Image } from './schemas.ts';

/** The widest source of a cover in a row of small covers: 160 CSS pixels on a sharp screen. */
const MAX_WIDTH = 320;

/** The card without what only the splash draws: its art. */
export function withoutArt(card: ComicCard): ComicCard {
  return { ...card, art: undefined };
}

/** The card for a row of small covers: no art, no chapter titles, covers no wider than they are drawn. */
export function compactCard(card: ComicCard): ComicCard {
  return {
    ...withoutArt(card),
    cover: mapLocalized(card.cover, narrow),
    firstChapter: untitled(card.firstChapter),
    latestChapter: untitled(card.latestChapter),
  };
}

function narrow(image: Image): Image {
  const sources = image.sources.filter((source) => source.width <= MAX_WIDTH);
  if (sources.length === 0) return image;
  const width = Math.max(...sources.map((source) => source.width));
  return { ...image, width, height: Math.max(1, Math.round((image.height * width) / image.width)), sources };
}

function untitled(links: ComicCard['firstChapter']): ComicCard['firstChapter'] {
  const { en, ar } = links;
  return { ...(en && { en: withoutTitle(en) }), ...(ar && { ar: withoutTitle(ar) }) };
}

function withoutTitle(link: ChapterLink): ChapterLink {
  return { ...link, title: undefined };
}
