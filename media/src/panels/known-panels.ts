import type { PageBox, PagePanels } from '@rawi/model/truth/chapter-panels';
import { PANEL_UNITS } from '@rawi/model/truth/page-images';
import { placesOf } from './reading-order.ts';

/** A rectangle in the units of its page. */
interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page whose maker knows what is on it. */
export interface KnownPage {
  readonly width: number;
  readonly height: number;
  /** In the order in which they are read. */
  readonly panels: readonly Placed[];
  readonly rightToLeft: boolean;
  readonly balloons: readonly Placed[];
  readonly heads: readonly Placed[];
}

/** What a chapter's file says of a page whose maker knows what is on it: all of it is sure. */
export function knownPanels({ panels, rightToLeft, balloons, heads, ...page }: KnownPage): PagePanels {
  const boxes = panels.map((panel) => unitsOf(panel, page));
  const places = rightToLeft
    ? placesOf(
        boxes.map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height })),
      )
    : boxes.map((_, ltr) => ({ ltr }));
  const rtl = places.map(({ ltr }) => ltr);
  const leftToRight = boxes.map((_, place) => boxes[rtl.indexOf(place)]).filter((box) => box !== undefined);
  return {
    ...(panels.length < 2 && { whole: true as const }),
    panels: leftToRight.map((box) => [...box, 100]),
    ...(rtl.some((place, index) => place !== index) && { rtl }),
    ...(balloons.length > 0 && { balloons: balloons.map((box) => unitsOf(box, page)) }),
    ...(heads.length > 0 && { heads: heads.map((box) => unitsOf(box, page)) }),
  };
}

/** A rectangle in ten-thousandths, as far as it lies on the page. */
function unitsOf(
  { x, y, width, height }: Placed,
  page: { readonly width: number; readonly height: number },
): PageBox {
  const inUnits = (value: number, whole: number) =>
    Math.min(PANEL_UNITS, Math.max(0, Math.round((value * PANEL_UNITS) / whole)));
  const [left, top] = [
    Math.min(PANEL_UNITS - 1, inUnits(x, page.width)),
    Math.min(PANEL_UNITS - 1, inUnits(y, page.height)),
  ];
  return [
    left,
    top,
    Math.max(1, inUnits(x + width, page.width) - left),
    Math.max(1, inUnits(y + height, page.height) - top),
  ];
}
