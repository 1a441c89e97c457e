import type { Panel } from '../truth/page-manifest.ts';
import type { Area } from './lay-crop.ts';

/** What sums of fractions are off by. */
const ROUNDING = 1e-6;

/** A part of a page as a panel, with what must stay whole of it: at whole thousandths, and never a hair beyond the part. */
export function asPanel(page: number, { x, y, width, height }: Area, keep: Area | undefined): Panel {
  const from = (at: number) => Math.max(0, Math.min(999, Math.ceil(at - ROUNDING)));
  const [left, top] = [from(x), from(y)];
  const size = (end: number, start: number) => Math.max(1, Math.floor(end + ROUNDING) - start);
  return {
    page,
    x: left,
    y: top,
    width: size(x + width, left),
    height: size(y + height, top),
    ...(keep && { keep: outwards(keep) }),
  };
}

/** At whole thousandths around a box. */
function outwards({ x, y, width, height }: Area): NonNullable<Panel['keep']> {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const size = (end: number, start: number) => Math.max(1, Math.min(1000, Math.ceil(end)) - start);
  return [left, top, size(x + width, left), size(y + height, top)];
}
