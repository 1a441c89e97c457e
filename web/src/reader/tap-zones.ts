import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { LAYOUTS, type ReaderLayout } from './layouts.ts';

/**
 * Where a tap turns pages: the outer thirds, the outermost edges alone, what the thumb of one hand reaches, or nowhere.
 * Everywhere else it shows the bars.
 */
export const TAP_ZONES = ['thirds', 'edges', 'right-hand', 'left-hand', 'none'] as const;
export type TapZones = (typeof TAP_ZONES)[number];

export type TapCommand = 'next' | 'previous' | 'toggle-chrome';

/** A point of the screen as shares (0 to 1) of its width and height, from the top left. */
export interface TapPoint {
  readonly x: number;
  readonly y: number;
}

/** What a tap means at a point of the screen. A strip is scrolled, so a tap there never turns. */
export function commandOfTap(
  point: TapPoint,
  direction: ReadingDirection,
  layout: ReaderLayout,
  zones: TapZones,
): TapCommand {
  return LAYOUTS[layout].surface === 'strip' ? 'toggle-chrome' : zoneAt(point, direction, zones);
}

/** The zone of a point. For both hands the sides follow the chapter; for one hand the thumb lies where it lies. */
export function zoneAt({ x, y }: TapPoint, direction: ReadingDirection, zones: TapZones): TapCommand {
  switch (zones) {
    case 'thirds':
      return sideAt(x, 1 / 3, direction);
    case 'edges':
      return sideAt(x, 1 / 6, direction);
    case 'right-hand':
      return thumbAt(x, y);
    case 'left-hand':
      return thumbAt(1 - x, y);
    case 'none':
      return 'toggle-chrome';
  }
}

/** The two sides of the screen, each as wide as this share of it. */
function sideAt(x: number, width: number, direction: ReadingDirection): TapCommand {
  if (x >= width && x <= 1 - width) return 'toggle-chrome';
  return x > 0.5 === (direction === 'rtl') ? 'previous' : 'next';
}

/** What a thumb does that comes from the bottom of this side: turn where it rests, turn back where it stretches to. */
function thumbAt(fromOtherSide: number, y: number): TapCommand {
  if (y > 2 / 3) return fromOtherSide < 1 / 3 ? 'previous' : 'next';
  return y > 1 / 3 && fromOtherSide > 2 / 3 ? 'next' : 'toggle-chrome';
}

/**
 * On the end card only the outermost share of the screen turns pages; on the side of the pages it turns back.
 */
const END_EDGE = 1 / 8;

/**
 * What a tap beside the end card's buttons means at `x`, a share (0 to 1) of the width: mostly nothing, but a
 * tap on the preview of the next chapter opens that chapter.
 */
export function commandOfEndTap(
  x: number,
  direction: ReadingDirection,
  { layout, isOnNext }: { readonly layout: ReaderLayout; readonly isOnNext: boolean },
): 'next' | 'previous' | undefined {
  const fromPages = direction === 'rtl' ? 1 - x : x;
  const isPaged = LAYOUTS[layout].surface === 'paged';
  if (isPaged && fromPages <= END_EDGE) return 'previous';
  return isOnNext || (isPaged && fromPages >= 1 - END_EDGE) ? 'next' : undefined;
}
