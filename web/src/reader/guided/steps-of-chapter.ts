import type { PageSource } from '../pages/page-source.ts';
import { type SpreadShape, shapeOf } from '../pages/spread-shape.ts';
import type { Arrangement } from '../reader-state.ts';
import type { Way } from '../settings/way.ts';
import type { Spread } from '../spreads.ts';
import { type GuidedScreen, type GuidedSpread, guidedSteps, type Part } from './guided-steps.ts';
import type { PageBoxes } from './panel-boxes.ts';

/** An arrangement with the steps of guided view for each of its spreads, on a screen. */
export function guideArrangement(
  arrangement: Arrangement,
  pages: readonly PageBoxes[],
  { direction, wholePages }: Pick<Way, 'direction' | 'wholePages'>,
  {
    source,
    screen,
  }: { readonly source: Pick<PageSource, 'sizeOf' | 'isWide'>; readonly screen: GuidedScreen },
): Arrangement {
  const side = direction === 'rtl' ? 'rtl' : 'ltr';
  const wishes = {
    wholeFirst: wholePages === 'first' || wholePages === 'both',
    wholeLast: wholePages === 'last' || wholePages === 'both',
    direction: side,
  } as const;
  const steps = arrangement.spreads.map((spread) => {
    const shape = shapeOf(source, spread, { direction: side, turnsWide: false });
    return guidedSteps(guidedSpread(pages, spread, shape), screen, wishes);
  });
  return { ...arrangement, steps };
}

/** The boxes of a spread's pages on the spread, in the order of the pages. Where a page is shown whole it is one panel beside those of the other. */
export function guidedSpread(
  pages: readonly PageBoxes[],
  { pages: numbers }: Spread,
  shape: SpreadShape,
): GuidedSpread {
  const placed = numbers.map((page) => {
    const at = shape.pages.findIndex((each) => each.page === page);
    const x = shape.pages.slice(0, at).reduce((sum, { share }) => sum + share, 0);
    const width = shape.pages[at]?.share ?? 1;
    const place = (part: Part): Part => ({ ...part, x: x + part.x * width, width: part.width * width });
    const { panels = [], numbers = [], balloons = [] } = pages[page - 1] ?? {};
    const whole = { x, y: 0, width, height: 1 };
    return {
      page,
      panels: panels.length > 0 ? panels.map(place) : [whole],
      numbers,
      balloons: balloons.map(place),
    };
  });
  const isKnown = numbers.some((page) => (pages[page - 1]?.panels.length ?? 0) > 0);
  const shown = isKnown ? placed : [];
  return {
    ratio: shape.ratio,
    panels: shown.flatMap(({ panels }) => panels),
    places: shown.flatMap(({ page, panels, numbers }) =>
      panels.map((_, index) => ({ page, panel: numbers[index] ?? 0 })),
    ),
    balloons: placed.flatMap(({ balloons }) => balloons),
  };
}
