import { asPanel } from '@rawi/model/crop/as-panel';
import { chooseShot, keptIn } from '@rawi/model/crop/choose-shot';
import type { Area, CropTarget } from '@rawi/model/crop/lay-crop';
import { type ChapterPanels, type PageBox, type PagePanels } from '@rawi/model/truth/chapter-panels';
import { PANEL_UNITS } from '@rawi/model/truth/page-images';
import type { Panel } from '@rawi/model/truth/page-manifest';

/** A page as far as it must be known to show a part of it: its images from above, and what is where on it. */
export interface PageOfPanels {
  readonly page: number;
  readonly images?: readonly { readonly width: number; readonly height: number }[];
  readonly allPanels?: PagePanels;
}

/** What to show of a panel, in thousandths of its page, and how well it can be shown, from 0 to 1. */
export function shotOfPanel(
  panel: Area,
  { page, images = [], allPanels }: PageOfPanels,
  targets: readonly CropTarget[],
): { readonly shown: Panel; readonly fitness: number } {
  const onImage = onOneImage(panel, images);
  const { words, heads } = boxesOf(allPanels);
  const { part, keep, fitness } = chooseShot(
    { panel: onImage, words, heads, ratio: shapeOf(images) },
    targets,
  );
  // Where nothing is known to be cut, the panel is what was found.
  const shown = words.length + heads.length === 0 ? panel : part;
  return { shown: asPanel(page, shown, keep), fitness };
}

/**
 * Panels with what must stay whole of them, by what is known of their pages: of those that a person named or moved, and of
 * those of chapters that were published before that was known.
 */
export function withKept(panels: readonly Panel[], { pages }: Pick<ChapterPanels, 'pages'>): Panel[] {
  return panels.map((panel) => {
    const { words, heads } = boxesOf(pages[panel.page - 1]);
    return asPanel(panel.page, panel, keptIn(panel, [...words, ...heads]));
  });
}

/** Words and heads, in thousandths of the page. */
function boxesOf(page: PagePanels | undefined): { readonly words: Area[]; readonly heads: Area[] } {
  return { words: (page?.balloons ?? []).map(toArea), heads: (page?.heads ?? []).map(toArea) };
}

function toArea(box: PageBox): Area {
  const [x, y, width, height] = box.map((units) => (units * 1000) / PANEL_UNITS);
  return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
}

/** The shape of a page. */
function shapeOf(images: NonNullable<PageOfPanels['images']>): number {
  const high = images.reduce((sum, { height }) => sum + height, 0);
  const wide = images[0]?.width ?? 0;
  return high > 0 && wide > 0 ? wide / high : 2 / 3;
}

/** The part of a panel that lies on the image of a tall page that shows most of it: no file holds more. */
function onOneImage(panel: Area, images: NonNullable<PageOfPanels['images']>): Area {
  const whole = images.reduce((sum, { height }) => sum + height, 0);
  let above = 0;
  const parts = images.map(({ height }) => {
    const from = Math.max(panel.y, (above * 1000) / whole);
    above += height;
    return { ...panel, y: from, height: Math.min(panel.y + panel.height, (above * 1000) / whole) - from };
  });
  return parts.reduce((most, part) => (part.height > most.height ? part : most), parts[0] ?? panel);
}
