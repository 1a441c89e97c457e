import { imagesOfPages, STRIP_HEIGHTS, unpackImage } from './page-images.ts';
import type { PageManifest, Panel } from './page-manifest.ts';

/**
 * Bounds of a part's shape, width by height: a narrower one would be a slit between two slants, a wider one would leave the
 * others no room.
 */
const SHAPES = { least: 0.8, most: 2.2 } as const;
/** One of which is known what must stay whole is no wider: three of them fit beside each other on a phone. */
const KEPT_MOST = 1.4;
/** The strip of a comic's page is at most about six times as wide as high. */
const MAX_SHAPES = 6.6;
/** The shape of a panel is worked out here and where it is drawn: the last digit of both may differ, and must not decide what fits. */
const ALMOST = 1e-9;
const HIGHEST = Math.max(...STRIP_HEIGHTS);
/** Of a part's width: panels are cut at whole pixels of their files. */
const ROUNDING = 0.03;

/** A panel with the shape in which a strip could show it. */
export interface StripPart {
  readonly panel: Panel;
  /** Width by height. */
  readonly shape: number;
}

/** Of panels, best first, those that fit beside each other in a strip, in the order of reading and in the shapes they get. */
export function chooseStripParts<Part extends StripPart>(parts: readonly Part[]): Part[] {
  const chosen: Part[] = [];
  let room = MAX_SHAPES;
  for (const part of parts) {
    const most = part.panel.keep ? KEPT_MOST : SHAPES.most;
    const shape = Math.min(most, Math.max(SHAPES.least, part.shape));
    if (shape > room - ALMOST && chosen.length > 0) continue;
    room -= shape;
    chosen.push({ ...part, shape });
  }
  return chosen.toSorted(
    ({ panel: one }, { panel: other }) => one.page - other.page || one.y - other.y || one.x - other.x,
  );
}

/** The page of each part of a chapter's strip; undefined where the strip is not of these panels, or there is none. */
export function stripPages({
  images,
  panels,
  strip,
}: Pick<PageManifest, 'images' | 'panels' | 'strip'>): number[] | undefined {
  if (!strip) return undefined;
  const pages = imagesOfPages(images);
  const parts = panels.flatMap((panel) => {
    const shape = shapeOf(pages[panel.page - 1] ?? [], panel);
    return shape === undefined ? [] : [{ panel, shape }];
  });
  const chosen = chooseStripParts(parts);
  const isOfThese =
    chosen.length === strip.length &&
    strip.every((width, index) => {
      const expected = (chosen[index]?.shape ?? 0) * HIGHEST;
      return Math.abs(width - expected) <= 1 + ROUNDING * expected;
    });
  return isOfThese ? chosen.map(({ panel }) => panel.page) : undefined;
}

/** The shape of a panel; of a tall page, as far as the slice with its middle shows it. */
function shapeOf(
  slices: readonly { readonly text: string; readonly height: number }[],
  { y, width, height }: Panel,
): number | undefined {
  const whole = slices.reduce((sum, slice) => sum + slice.height, 0);
  const [head, foot] = [(y * whole) / 1000, ((y + height) * whole) / 1000];
  let above = 0;
  for (const slice of slices) {
    const below = above + slice.height;
    if ((head + foot) / 2 <= below) {
      const shown = Math.min(below, foot) - Math.max(above, head);
      return (width * unpackImage(slice.text).width) / 1000 / shown;
    }
    above = below;
  }
  return undefined;
}
