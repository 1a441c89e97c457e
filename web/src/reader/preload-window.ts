import { MAX_PAGE_PRELOADS } from '@rawi/model/constants';

/** At most `most` stops worth fetching while the one at `at` is read, nearest first: those ahead, then the one behind. */
export function stopsToPreload(
  at: number,
  stopCount: number,
  travel: 'forward' | 'backward' | 'none',
  most: number = MAX_PAGE_PRELOADS,
): number[] {
  const step = travel === 'backward' ? -1 : 1;
  const ahead = Array.from({ length: most - 1 }, (_, index) => at + step * (index + 1));
  return [...ahead, at - step].filter((each) => each >= 0 && each < stopCount);
}

/** Six pages of eight million pixels, four bytes each, are 192 MB: what a cheap phone gives one tab for pictures. */
export const DECODED_PIXELS = 48_000_000;

/** The first of what is wanted, in order, as far as it fits into the memory for pictures; the very first always does. */
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
