import { LIMITS } from '../limits.ts';
import { PAGE_LIMITS } from './page-limits.ts';

/**
 * The list of all comics stands on shelves of 24, numbered from 1 in the order in which comics came. A comic keeps its
 * shelf, so that a change of it is a change of one page, and a new comic changes the last shelf only, however many
 * comics there are. Where a comic goes, its shelf has a gap.
 */

/** The shelf of the next comic after so many have come. */
export function nextShelf(arrivals: number): number {
  return Math.floor(arrivals / PAGE_LIMITS.shelf.comics) + 1;
}

/** The newest shelf that holds a comic after so many have come; 1 in a catalogue without comics. */
export function newestShelf(arrivals: number): number {
  return Math.max(1, Math.ceil(arrivals / PAGE_LIMITS.shelf.comics));
}

/** The part of the catalogue that a shelf is in, as search reads it; parts are numbered from 1. */
export function catalogPartOf(shelf: number): number {
  return Math.ceil(shelf / LIMITS.catalogPart.shelves);
}

/** The shelves of a part of the catalogue: the first and the last. */
export function shelvesOfPart(part: number): readonly [number, number] {
  return [(part - 1) * LIMITS.catalogPart.shelves + 1, part * LIMITS.catalogPart.shelves];
}

/** The shelves that change where a comic comes to one or goes from it: itself, and the one before, which leads to it. */
export function shelfWithBefore(shelf: number): number[] {
  return shelf > 1 ? [shelf, shelf - 1] : [shelf];
}
