import { LIMITS } from '../limits.ts';

/**
 * The list of all comics stands on shelves of 24, numbered from 1 in the order in which comics came. A comic keeps its
 * shelf, so that a change of it is a change of one page, and a new comic changes the last shelf only, however many
 * comics there are. Where a comic goes, its shelf has a gap.
 */

/** The shelf of the next comic after so many have come. */
export function nextShelf(arrivals: number): number {
  return Math.floor(arrivals / LIMITS.shelf.comics) + 1;
}

/** The newest shelf that holds a comic after so many have come; 1 in a catalogue without comics. */
export function newestShelf(arrivals: number): number {
  return Math.max(1, Math.ceil(arrivals / LIMITS.shelf.comics));
}
