import { LAYOUTS } from '../layouts.ts';
import { WHOLE_PAGE } from '../pages/fit-page.ts';
import type { PageSource } from '../pages/page-source.ts';
import { currentPages, type ReaderState } from '../reader-state.ts';
import type { Reading } from '../settings/use-reading.ts';
import { croppedSource, cropsOf } from './page-crops.ts';
import { type Margin, pageMargins } from './page-margins.ts';

/** The margins of a chapter's pages, which can be left out. */
export interface Cropping {
  /** Of the file that says so. */
  readonly path: string;
  /** The pages without them, as they are laid out. */
  readonly crop: (
    source: PageSource,
    reading: Pick<Reading, 'view' | 'direction' | 'arrangement'>,
  ) => PageSource;
  /**
   * The same once the reader is there: pages that stood there before their margins came stay whole until nobody sees them, or
   * until it is not wished any more: whoever wishes it again sees it at once.
   */
  readonly at: (state: ReaderState, isWished: boolean) => Cropping;
}

interface Seen extends Pick<ReaderState, 'layout' | 'jumps'> {
  readonly pages: readonly number[];
}

/** What follows of a chapter's file of panels. Where the file came behind the pages (`isLate`) what is on the screen stays as it is. */
export function croppingOf(path: string, file: unknown, isLate: boolean, state: ReaderState): Cropping {
  const seen = { layout: state.layout, jumps: state.jumps, pages: pagesSeen(state) };
  return cropping(path, pageMargins(file), isLate ? seen : undefined);
}

function cropping(path: string, margins: readonly Margin[], seen: Seen | undefined): Cropping {
  const same: Cropping = {
    path,
    crop: (source, { view, direction, arrangement: { layout, spreads } }) => {
      const { surface } = LAYOUTS[layout];
      // Guided view shows a panel as large as it can be in any case.
      const isGuided = view === 'panels' && surface === 'paged';
      const crops = cropsOf(margins, source, {
        surface,
        spreads,
        direction: direction === 'rtl' ? 'rtl' : 'ltr',
      });
      const isWhole = (page: number) => isGuided || seen?.pages.includes(page);
      return croppedSource(
        source,
        crops.map((crop, index) => (isWhole(index + 1) ? WHOLE_PAGE : crop)),
      );
    },
    at: (now, isWished) =>
      seen && !(isWished && isStillSeen(seen, now)) ? cropping(path, margins, undefined) : same,
  };
  return same;
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
function isStillSeen({ layout, jumps, pages }: Seen, state: ReaderState): boolean {
  if (layout !== state.layout) return false;
  if (LAYOUTS[layout].surface === 'strip') return jumps === state.jumps;
  const near = [state.at - 1, state.at, state.at + 1, state.from];
  return near.some((index) => state.spreads[index]?.pages.some((page) => pages.includes(page)));
}
