import { type Area, type CropPart, coveredShare } from '@rawi/model/crop/lay-crop';
import { PICTURE_HEIGHT } from './card-parts.ts';

/** Where the panels of a chapter lie on its card, from the left and the top of the box of all of them. */

export const PICTURES = { width: 576, height: PICTURE_HEIGHT } as const;
const GUTTER = 10;
/** How much of the box the first row or column takes. */
const SHARES = [0.4, 0.5, 0.6];
const WHOLE: Area = { x: 0, y: 0, ...PICTURES };

/**
 * One place for each panel, in the order of reading: alone, in two rows or columns, or the first before two others. Of all ways
 * the one in which panels cover most of their places, the worst of them counting most.
 */
export function placesOf(parts: readonly CropPart[], isRtl: boolean): readonly Area[] {
  const ways = waysFor(parts.length).map((places) => (isRtl ? places.map(mirrored) : places));
  const worth = (places: readonly Area[]) =>
    parts.reduce((product, part, index) => {
      const place = places[index];
      return place ? product * coveredShare(part, place) : 0;
    }, 1);
  return ways.reduce((best, way) => (worth(way) > worth(best) + ROUNDING ? way : best));
}

/** What sums of fractions are off by: of ways that are as good the first one is taken. */
const ROUNDING = 1e-6;

/** As a page that is read from left to right has them. */
function waysFor(count: number): readonly [readonly Area[], ...(readonly Area[])[]] {
  const rows = SHARES.map((share) => inRows(WHOLE, share));
  const columns = SHARES.map((share) => inColumns(WHOLE, share));
  if (count <= 1) return [[WHOLE]];
  if (count === 2) return [inRows(WHOLE, 0.5), ...rows, ...columns];
  const belowFirst = rows.flatMap(([first, rest]) =>
    SHARES.map((share) => [first, ...inColumns(rest, share)]),
  );
  const besideFirst = columns.flatMap(([first, rest]) =>
    SHARES.map((share) => [first, ...inRows(rest, share)]),
  );
  const [high, low] = inRows(WHOLE, 0.5);
  return [[high, ...inColumns(low, 0.5)], ...belowFirst, ...besideFirst];
}

function inRows({ x, y, width, height }: Area, share: number): readonly [Area, Area] {
  const first = Math.round((height - GUTTER) * share);
  const below = first + GUTTER;
  return [
    { x, y, width, height: first },
    { x, y: y + below, width, height: height - below },
  ];
}

function inColumns({ x, y, width, height }: Area, share: number): readonly [Area, Area] {
  const first = Math.round((width - GUTTER) * share);
  const beside = first + GUTTER;
  return [
    { x, y, width: first, height },
    { x: x + beside, y, width: width - beside, height },
  ];
}

const mirrored = ({ x, width, ...place }: Area): Area => ({ ...place, width, x: PICTURES.width - x - width });
