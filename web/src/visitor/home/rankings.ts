import type { MostReadWindow } from '@rawi/model/constants';
import type { ComicCard, HomePayload } from '@rawi/model/pages/pages';

/** Over how long the most read are ranked, each with its comics; their views are those of that time. */
export type Rankings = ReadonlyMap<MostReadWindow, readonly ComicCard[]>;

/** So many comics make a ranking that can stand for itself. */
const ENOUGH = 4;

/** What the home page can rank: where nothing was read lately, all time alone. */
export function rankingsOf({ latest, mostRead, mostReadLately: lately }: HomePayload): Rankings {
  const rankings = new Map<MostReadWindow, readonly ComicCard[]>();
  if (lately) {
    const cards = new Map([...lately.cards, ...latest, ...mostRead].map((card) => [card.slug, card]));
    for (const window of ['week', 'month'] as const) {
      const ranked = lately[window].flatMap(({ slug, views }) => {
        const card = cards.get(slug);
        return card ? [{ ...card, views }] : [];
      });
      if (ranked.length > 0) rankings.set(window, ranked);
    }
  }
  return rankings.set('all', mostRead);
}

/**
 * The time that is shown: the one asked for, where there is something to show. Who never asked sees the month, which neither one
 * busy day nor what was read years ago decides, unless hardly anything was read in it.
 */
export function shownWindow(rankings: Rankings, preferred: MostReadWindow | undefined): MostReadWindow {
  if (preferred !== undefined && rankings.has(preferred)) return preferred;
  const lengthOf = (window: MostReadWindow) => rankings.get(window)?.length ?? 0;
  return lengthOf('month') >= Math.min(ENOUGH, lengthOf('all')) ? 'month' : 'all';
}
