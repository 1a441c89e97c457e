/** Where the panels of the picture stand. Pure: what draws them is in `draw-picture.ts`. */

/** Four to five, as feeds show a picture whole. In pixels. */
export const PAGE = { width: 1080, height: 1350 } as const;

const MARGIN = 40;
const GUTTER = 14;
/** How far a gutter leans to either side of its middle. */
const SLANT = 22;

export type PanelName =
  | 'title'
  | 'chapters'
  | 'pages'
  | 'streak'
  | 'languages'
  | 'parts'
  | 'favorite-1'
  | 'favorite-2'
  | 'favorite-3';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Panel {
  readonly name: PanelName;
  readonly corners: readonly [Point, Point, Point, Point];
  /** The widest upright box inside of it. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

interface Row {
  readonly top: number;
  readonly bottom: number;
  readonly panels: readonly PanelName[];
  /** Where the gutters stand, as shares of the row's width. */
  readonly gutters: readonly number[];
  /** 1 leans to the right on its way up, -1 to the left. */
  readonly lean: 1 | -1;
}

const FAVORITES: readonly PanelName[] = ['favorite-1', 'favorite-2', 'favorite-3'];

function rowsFor(favorites: number): readonly Row[] {
  const shown = FAVORITES.slice(0, favorites);
  const last = shown.length > 0 ? 920 : 1262;
  return [
    { top: 40, bottom: 396, panels: ['title', 'chapters'], gutters: [0.64], lean: 1 },
    { top: 410, bottom: 646, panels: ['pages', 'streak', 'languages'], gutters: [0.34, 0.66], lean: -1 },
    { top: 660, bottom: last, panels: ['parts'], gutters: [], lean: 1 },
    ...(shown.length > 0
      ? [
          {
            top: 934,
            bottom: 1262,
            panels: shown,
            gutters: shown.slice(1).map((_, index) => (index + 1) / shown.length),
            lean: 1 as const,
          },
        ]
      : []),
  ];
}

/** The panels of a page with so many favorites; in a language from the right they run from the right, as do their slants. */
export function panelsOf(direction: 'ltr' | 'rtl', favorites: number): readonly Panel[] {
  return rowsFor(Math.min(favorites, FAVORITES.length))
    .flatMap(panelsIn)
    .map((panel) => (direction === 'ltr' ? panel : mirrored(panel)));
}

function panelsIn({ top, bottom, panels, gutters, lean }: Row): readonly Panel[] {
  const width = PAGE.width - 2 * MARGIN;
  /** Both ends of an edge; those of the page stand upright. */
  const edge = (index: number) => {
    if (index === 0) return { top: MARGIN, bottom: MARGIN };
    const share = gutters[index - 1];
    if (share === undefined) return { top: PAGE.width - MARGIN, bottom: PAGE.width - MARGIN };
    const middle = MARGIN + share * width;
    return { top: middle + lean * SLANT, bottom: middle - lean * SLANT };
  };
  return panels.map((name, index) => {
    const [before, after] = [edge(index), edge(index + 1)];
    const start = index === 0 ? 0 : GUTTER / 2;
    const end = index === panels.length - 1 ? 0 : GUTTER / 2;
    const [left, right] = [
      { top: before.top + start, bottom: before.bottom + start },
      { top: after.top - end, bottom: after.bottom - end },
    ];
    const x = Math.max(left.top, left.bottom);
    return {
      name,
      corners: [
        { x: left.top, y: top },
        { x: right.top, y: top },
        { x: right.bottom, y: bottom },
        { x: left.bottom, y: bottom },
      ],
      box: { x, y: top, width: Math.min(right.top, right.bottom) - x, height: bottom - top },
    };
  });
}

function mirrored({ name, corners: [a, b, c, d], box }: Panel): Panel {
  const across = ({ x, y }: Point) => ({ x: PAGE.width - x, y });
  return {
    name,
    corners: [across(b), across(a), across(d), across(c)],
    box: { ...box, x: PAGE.width - box.x - box.width },
  };
}
