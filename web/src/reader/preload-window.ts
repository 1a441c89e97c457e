import { MAX_PAGE_PRELOADS } from '@rawi/model/constants';

/**
 * At most `maxSpreads` spreads to preload while the one at `at` is shown, nearest first: those ahead, then
 * the one behind.
 */
export function findSpreadsToPreload(
  at: number,
  spreadCount: number,
  travel: 'forward' | 'backward' | 'none',
  maxSpreads: number = MAX_PAGE_PRELOADS,
): number[] {
  const step = travel === 'backward' ? -1 : 1;
  const ahead = Array.from({ length: maxSpreads - 1 }, (_, index) => at + step * (index + 1));
  return [...ahead, at - step].filter((each) => each >= 0 && each < spreadCount);
}

/**
 * The pages `near` the screen, nearest first; before any is known to be near, the one that is read. `position` is that page,
 * or one more than there are while the end card shows.
 */
export function findNearestPages(near: ReadonlySet<number>, position: number, pageCount: number): number[] {
  if (near.size === 0) return [Math.min(position, pageCount)];
  return [...near].toSorted((a, b) => Math.abs(a - position) - Math.abs(b - position));
}

/**
 * Six pages of eight million pixels at four bytes each are 192 MB, about what a cheap phone allows one tab
 * for images.
 */
export const DECODED_PIXELS = 48_000_000;

/**
 * The items from the start of `wanted` that fit into the memory for images; the first one is always included.
 */
export function withinMemory<T>(wanted: readonly T[], pixelsOf: (each: T) => number): T[] {
  let left = DECODED_PIXELS;
  const kept: T[] = [];
  for (const each of wanted) {
    left -= pixelsOf(each);
    if (left < 0 && kept.length > 0) break;
    kept.push(each);
  }
  return kept;
}
