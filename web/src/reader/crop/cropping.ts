import { LAYOUTS } from '../layouts.ts';
import { WHOLE_PAGE } from '../pages/fit-page.ts';
import type { PageSource } from '../pages/page-source.ts';
import { currentPages, type ReaderState } from '../reader-state.ts';
import { croppedSource, cropsOf, type Laid } from './page-crops.ts';
import { type Margin, pageMargins } from './page-margins.ts';

/** The margins of a chapter's pages, and which pages stay whole because they stood there before these came. */
export interface Cropping {
  readonly margins: readonly Margin[];
  readonly seen: Seen | undefined;
}

interface Seen extends Pick<ReaderState, 'layout' | 'jumps'> {
  readonly pages: readonly number[];
}

/** What follows of a chapter's file of panels. Where the file came behind the pages (`isLate`) what is on the screen stays as it is. */
export function croppingOf(file: unknown, state: ReaderState, isLate: boolean): Cropping {
  const seen = { layout: state.layout, jumps: state.jumps, pages: pagesSeen(state) };
  return { margins: pageMargins(file), seen: isLate ? seen : undefined };
}

/** The pages of the spread; of a strip those on the screen and all above, which would push them away. */
function pagesSeen(state: ReaderState): readonly number[] {
  if (LAYOUTS[state.layout].surface === 'paged') return currentPages(state);
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-position][data-page]')];
  return boxes
    .filter((box) => box.getBoundingClientRect().top < window.innerHeight)
    .map((box) => Number(box.dataset['page']));
}

/** Whether pages still stay whole: until nobody sees any of them, in a strip until it is left for another place. */
export function isStillSeen({ layout, jumps, pages }: Seen, state: ReaderState): boolean {
  if (layout !== state.layout) return false;
  if (LAYOUTS[layout].surface === 'strip') return jumps === state.jumps;
  const near = [state.at - 1, state.at, state.at + 1, state.from];
  return near.some((index) => state.spreads[index]?.pages.some((page) => pages.includes(page)));
}

/** The source of the pages without their margins. */
export function withoutMargins(
  source: PageSource,
  margins: readonly Margin[],
  laid: Laid,
  whole: readonly number[],
): PageSource {
  const crops = cropsOf(margins, source, laid);
  return croppedSource(
    source,
    crops.map((crop, index) => (whole.includes(index + 1) ? WHOLE_PAGE : crop)),
  );
}
