/**
 * What a chapter's pages are shown in: a stop is what stands on the screen at once. Pure: of the pages' shapes and the
 * way of reading, nothing else.
 */

export interface Stop {
  /** From 1, in reading order: one page, or two that are read together. */
  readonly pages: readonly [number] | readonly [number, number];
  /** Of a wide page that is shown in two halves: which one is read here. */
  readonly half?: 1 | 2;
}

export interface StopRules {
  /** How many pages may stand side by side. */
  readonly pagesAtOnce: 1 | 2;
  /** Pairs begin one page later: the first page after the cover stands alone. */
  readonly shifted: boolean;
  /** Wide pages are shown in two halves. */
  readonly splitWide: boolean;
}

/**
 * The stops of a chapter, in reading order. With two pages at once the cover stands alone, and so does every wide page;
 * behind a wide page pairs begin anew, since it was two pages in print.
 */
export function stopsOf(
  pageCount: number,
  isWide: (page: number) => boolean,
  { pagesAtOnce, shifted, splitWide }: StopRules,
): readonly Stop[] {
  const stops: Stop[] = [];
  const mayPair = (page: number) => page > 1 && page <= pageCount && !isWide(page);
  for (let page = 1; page <= pageCount; page += 1) {
    if (splitWide && isWide(page)) {
      stops.push({ pages: [page], half: 1 }, { pages: [page], half: 2 });
      continue;
    }
    const isShiftedAway = shifted && page === 2;
    if (pagesAtOnce === 2 && mayPair(page) && mayPair(page + 1) && !isShiftedAway) {
      stops.push({ pages: [page, page + 1] });
      page += 1;
      continue;
    }
    stops.push({ pages: [page] });
  }
  return stops;
}

/** The index of the stop where reading `page` has come so far, 0 to 1: of a page in halves the half. */
export function stopAt(stops: readonly Stop[], page: number, fraction: number): number {
  const first = stopWith(stops, page);
  return stops[first]?.half === 1 && fraction >= 1 / 2 ? first + 1 : first;
}

/** How much of a page is read where `read`, 0 to 1, of what its stop shows is. */
export function fractionOf({ half }: Pick<Stop, 'half'>, read: number): number {
  return half === undefined ? read : (half - 1 + read) / 2;
}

/** How much of what a stop shows is read where `fraction` of its page is: the reverse of `fractionOf`. */
export function readOf({ half }: Pick<Stop, 'half'>, fraction: number): number {
  return half === undefined ? fraction : Math.min(1, Math.max(0, 2 * fraction - (half - 1)));
}

/** The index of the first stop that shows `page`; that of the end card (`stops.length`) for a page beyond the last. */
export function stopWith(stops: readonly Stop[], page: number): number {
  // Stops stand in the order of their pages.
  let [low, high] = [0, stops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stops[middle]?.pages.at(-1) ?? 0) < page) low = middle + 1;
    else high = middle;
  }
  return low;
}
