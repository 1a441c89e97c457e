import type { CropTarget } from './lay-crop.ts';

/**
 * The boxes that panels fill, as the style sheets have them for a page that is read from left to right: home's splash
 * (splash.module.css), the teaser of the end card (onward.module.css), the parts of a strip.
 */

/** From this width on the splash is one row. */
export const ONE_ROW = 640;
/** How far the lettering box lies on the splash. */
const BOX_OVERLAP = 24;
const SLANT = 0.04;
const GUTTER = 10;
/** The splash in two rows: the heights of these, and how far the edges between them lean. */
const ROWS = { first: 264, others: 158, slant: 22 } as const;

/** The first, second and third panel of home's splash in a window below a header; what a slant takes is left clear. */
export function splashTargets(
  width: number,
  height: number,
  header: number,
): readonly [CropTarget, CropTarget, CropTarget] {
  if (width < ONE_ROW) {
    const [second, third] = [0.54 * width, 0.51 * width - GUTTER];
    const { slant, others } = ROWS;
    return [
      { width, height: ROWS.first, foot: slant },
      { width: second, height: others, head: slant, foot: BOX_OVERLAP, right: 0.09 * second },
      { width: third, height: others, head: slant / 2, foot: BOX_OVERLAP, left: 0.09 * third },
    ];
  }
  const high = Math.max(300, Math.min(height - header - 24, 560, 0.46 * width));
  const [first, second] = [0.6 * width, 0.25 * width];
  const third = width - first - second + 2 * SLANT * width - 2 * GUTTER;
  return [
    { width: first, height: high, right: 0.067 * first, foot: BOX_OVERLAP },
    { width: second, height: high, left: 0.16 * second, right: 0.16 * second, foot: BOX_OVERLAP },
    { width: third, height: high, left: 0.2 * third, foot: BOX_OVERLAP },
  ];
}

/** The teaser of the end card: wide, and on a phone. */
export const TEASER_TARGETS: readonly CropTarget[] = [
  { width: 320, height: 290, left: 24 },
  { width: 205, height: 200, left: 24 },
];

/** The panel with which a chapter ends, beside the teaser: wide, on a phone, and on one held sideways. */
export const CLOSING_TARGETS: readonly CropTarget[] = [
  { width: 206, height: 290, right: 24 },
  { width: 131, height: 200, right: 24 },
  { width: 136, height: 104, right: 12 },
];

/**
 * What of a part of a strip is seen on every screen: sides are cut where the parts have too little room together, its head and
 * its foot where they have too much.
 */
export const stripTarget = (width: number, height: number): CropTarget => ({
  width,
  height,
  left: width * 0.13,
  right: width * 0.13,
  head: height * 0.05,
  foot: height * 0.2,
});

/** Windows for which panels are chosen: phones in portrait and landscape, tablets, desks. */
export const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 900 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

/** The header's height on a desk; a phone's is less high. */
const HEADER = 72;

/** The same box on a page that is read from right to left. */
export const mirrored = ({ left = 0, right = 0, ...target }: CropTarget): CropTarget => ({
  ...target,
  left: right,
  right: left,
});

const inBothDirections = (targets: readonly CropTarget[]) =>
  targets.flatMap((target) => [target, mirrored(target)]);
const places = WINDOWS.map(({ width, height }) => splashTargets(width, height, HEADER));

/** The boxes in which the first panel of a chapter is shown: it is the teaser too. */
export const FIRST_TARGETS = inBothDirections([...places.map(([first]) => first), ...TEASER_TARGETS]);
/** The boxes in which the first, the second and the third one are shown. */
export const PLACE_TARGETS = [
  FIRST_TARGETS,
  inBothDirections(places.map(([, second]) => second)),
  inBothDirections(places.map(([, , third]) => third)),
] as const;
