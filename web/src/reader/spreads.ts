/**
 * A spread is the pages that are shown at once. Everything here is pure: it depends only on the pages' shapes
 * and the way of reading.
 */

export interface Spread {
  /** Page numbers from 1, in reading order: one page, or two that are read together. */
  readonly pages: readonly [number] | readonly [number, number];
  /** Which half of a wide page this is, if wide pages are shown in two halves. */
  readonly half?: 1 | 2;
}

export interface SpreadRules {
  /** How many pages may stand side by side. */
  readonly pagesAtOnce: 1 | 2;
  /** Pairs begin one page later, so that the first page after the cover stands alone. */
  readonly shifted: boolean;
  /** Wide pages are shown in two halves. */
  readonly splitWide: boolean;
}

/**
 * The spreads of a chapter, in reading order. With two pages at once the cover stands alone, and so does
 * every wide page; pairing starts again after a wide page, since it was two pages in print.
 */
export function arrangeSpreads(
  pageCount: number,
  isWide: (page: number) => boolean,
  { pagesAtOnce, shifted, splitWide }: SpreadRules,
): readonly Spread[] {
  const spreads: Spread[] = [];
  const mayPair = (page: number) => page > 1 && page <= pageCount && !isWide(page);
  for (let page = 1; page <= pageCount; page += 1) {
    if (splitWide && isWide(page)) {
      spreads.push({ pages: [page], half: 1 }, { pages: [page], half: 2 });
      continue;
    }
    const isShiftedAway = shifted && page === 2;
    if (pagesAtOnce === 2 && mayPair(page) && mayPair(page + 1) && !isShiftedAway) {
      spreads.push({ pages: [page, page + 1] });
      page += 1;
      continue;
    }
    spreads.push({ pages: [page] });
  }
  return spreads;
}

/**
 * The index of the spread that shows `page` at this read fraction, 0 to 1; for a page in halves, of the right
 * half.
 */
export function findSpreadAt(spreads: readonly Spread[], page: number, fraction: number): number {
  const first = findSpreadWithPage(spreads, page);
  return spreads[first]?.half === 1 && fraction >= 1 / 2 ? first + 1 : first;
}

/** Converts the read share of a spread (`read`, 0 to 1) into the read share of its page. */
export function fractionOf({ half }: Pick<Spread, 'half'>, read: number): number {
  return half === undefined ? read : (half - 1 + read) / 2;
}

/** Converts the read share of a page into that of its spread: the inverse of `fractionOf`. */
export function readOf({ half }: Pick<Spread, 'half'>, fraction: number): number {
  return half === undefined ? fraction : Math.min(1, Math.max(0, 2 * fraction - (half - 1)));
}

/**
 * The index of the first spread that shows `page`; the end card's (`spreads.length`) for a page beyond the
 * last.
 */
export function findSpreadWithPage(spreads: readonly Spread[], page: number): number {
  // Spreads are sorted by page, so a binary search finds it.
  let [low, high] = [0, spreads.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spreads[middle]?.pages.at(-1) ?? 0) < page) low = middle + 1;
    else high = middle;
  }
  return low;
}
