import type { Place } from './boxes.ts';

/** The least width and height of what is marked on a page. */
export const LEAST = 100;

/** The place in the middle of a page, where a button adds one. */
export const MIDDLE: Place = [3000, 4000, 4000, 1500];
