import type { MostReadWindow } from '@rawi/model/constants';
import type { ComicCard } from '@rawi/model/pages/cards';
import type { HomePayload } from '@rawi/model/pages/pages';

/** The ranking of each period: its comics with their views in that period. */
export type Rankings = ReadonlyMap<MostReadWindow, readonly ComicCard[]>;

/** A ranking needs at least this many comics to be shown by default. */
const ENOUGH = 4;

/** The rankings of the home page; only all time if nothing was read recently. */
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
 * The period that is shown: the chosen one if it has comics. The default is the month, which neither one busy
 * day nor old views decide, unless hardly anything was read in it.
 */
export function chooseWindow(rankings: Rankings, preferred: MostReadWindow | undefined): MostReadWindow {
  if (preferred !== undefined && rankings.has(preferred)) return preferred;
  const lengthOf = (window: MostReadWindow) => rankings.get(window)?.length ?? 0;
  return lengthOf('month') >= Math.min(ENOUGH, lengthOf('all')) ? 'month' : 'all';
}
