import type { SpreadShape } from '../pages/spread-shape.ts';
import type { Spread } from '../spreads.ts';
import {
  type GuidedScreen,
  type GuidedSpread,
  type GuidedWishes,
  guidedSteps,
  type Part,
  type Step,
} from './guided-steps.ts';
import type { PageBoxes } from './panel-boxes.ts';

/** The steps of every spread of a chapter. */
export function stepsOfChapter(
  pages: readonly PageBoxes[],
  spreads: readonly { readonly spread: Spread; readonly shape: SpreadShape }[],
  screen: GuidedScreen,
  wishes: GuidedWishes,
): readonly (readonly Step[])[] {
  return spreads.map(({ spread, shape }) => guidedSteps(guidedSpread(pages, spread, shape), screen, wishes));
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
    const { panels = [], balloons = [] } = pages[page - 1] ?? {};
    return { whole: { x, y: 0, width, height: 1 }, panels: panels.map(place), balloons: balloons.map(place) };
  });
  const isKnown = placed.some(({ panels }) => panels.length > 0);
  return {
    ratio: shape.ratio,
    panels: isKnown ? placed.flatMap(({ panels, whole }) => (panels.length > 0 ? panels : [whole])) : [],
    balloons: placed.flatMap(({ balloons }) => balloons),
  };
}
