import type { Place } from './suggestion-draft.ts';

/** Places on a page, in ten-thousandths of its width and height: whole numbers within the page. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const UNITS = 10_000;
/** The least width and height of a place. */
const LEAST = 100;
/** A drag shorter than this is a click, and marks nothing. */
const SLACK = 120;

const clamp = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most));

/** The frame of what is marked. */
export const FRAME_ID = 'proofread-frame';

/** The place in the middle of a page, where a button adds one. */
export const MIDDLE: Place = [3000, 4000, 4000, 1500];

function within(x: number, y: number, width: number, height: number): Place {
  const [wide, high] = [clamp(width, LEAST, UNITS), clamp(height, LEAST, UNITS)];
  return [clamp(x, 0, UNITS - wide), clamp(y, 0, UNITS - high), wide, high];
}

/** The place around a point, for who presses a page rather than draws on it. */
export const placeAround = ({ x, y }: Point): Place => within(x - 1500, y - 500, 3000, 1000);

/** The place between two points; undefined where they are as good as one. */
export function placeBetween(from: Point, to: Point): Place | undefined {
  const [left, right] = [from.x, to.x].map((x) => clamp(x, 0, UNITS)).toSorted((a, b) => a - b);
  const [top, bottom] = [from.y, to.y].map((y) => clamp(y, 0, UNITS)).toSorted((a, b) => a - b);
  const [width, height] = [(right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)];
  if (width < SLACK && height < SLACK) return undefined;
  return within(left ?? 0, top ?? 0, width, height);
}

export const placeMoved = ([x, y, width, height]: Place, by: Point): Place =>
  within(x + by.x, y + by.y, width, height);

/** On a page that is drawn the other way round. */
export const placeMirrored = ([x, y, width, height]: Place): Place => [UNITS - x - width, y, width, height];

/** With its beginning where it is. */
export function placeResized([x, y, width, height]: Place, by: Point): Place {
  return [x, y, clamp(width + by.x, LEAST, UNITS - x), clamp(height + by.y, LEAST, UNITS - y)];
}
