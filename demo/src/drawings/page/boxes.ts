import type { Balloon, Box, Head } from './compose.ts';

/** Where a balloon, a caption or a head of a panel is, in the units of its page: thousandths of an ordinary page's width. */
export interface PageBox extends Box {
  readonly kind: 'balloon' | 'caption' | 'head';
  /** The panel that it belongs to: from 0, as the page is read. */
  readonly panel: number;
}

/**
 * A page's size and what is on it, panel by panel; within a panel its words as they are read, then its heads. Words lie
 * elsewhere in another language, and heads with them.
 */
export interface PageBoxes {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PageBox[];
}

/** What a panel was drawn with. */
interface Drawn {
  readonly balloons: readonly Balloon[];
  readonly stances: readonly { readonly head: Head }[];
}

/**
 * The boxes of a panel, out of the places that it was drawn with. A balloon's holds its teeth or bumps but neither its
 * tail nor the half of its contour that is outside; a head's holds hair and hat, as far as the frame shows them.
 */
export function boxesOf({ balloons, stances }: Drawn, frame: Box, panel: number): readonly PageBox[] {
  const words = balloons.map(
    ({ words: { line }, x, y, width, height }): PageBox => ({
      kind: line.kind === 'caption' ? 'caption' : 'balloon',
      panel,
      x,
      y,
      width,
      height,
    }),
  );
  const heads = stances.map(
    ({ head }): PageBox => ({ kind: 'head', panel, ...within(headBox(head), frame) }),
  );
  return [...words, ...heads];
}

/** The box around the oval of a head. */
export const headBox = ({ x, y, rx, ry }: Head): Box => ({
  x: x - rx,
  y: y - ry,
  width: rx * 2,
  height: ry * 2,
});

/** What of a box lies in another. */
function within(box: Box, frame: Box): Box {
  const x = Math.max(box.x, frame.x);
  const y = Math.max(box.y, frame.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(box.x + box.width, frame.x + frame.width) - x),
    height: Math.max(0, Math.min(box.y + box.height, frame.y + frame.height) - y),
  };
}
