import type { Chapter } from './chapter.ts';
import { imageName, imagesOfPages } from './page-images.ts';
import type { Panel, ShownPanels } from './page-manifest.ts';
import { panelsOf } from './panels-of.ts';

/** Which of a chapter's panels other pages show. */
type Pictured = Pick<Chapter, 'manifest' | 'readingDirection' | 'reading'>;

/** The panels with which a chapter opens: the best three, as they are read; undefined where there are none. */
export function openingPanels(chapter: Pictured): ShownPanels | undefined {
  return showPanels(chapter, panelsOf(chapter).slice(0, 3).toSorted(inReadingOrder(chapter)));
}

/** Its best panel. */
export function teaserPanel(chapter: Pictured): ShownPanels | undefined {
  return showPanels(chapter, panelsOf(chapter).slice(0, 1));
}

/** The panel with which it ends: the last of those that are known on its last page, else the lower half of that page. */
export function closingPanel(chapter: Pictured): ShownPanels | undefined {
  const page = imagesOfPages(chapter.manifest?.images ?? []).length;
  if (page === 0) return undefined;
  const last = panelsOf(chapter)
    .filter((panel) => panel.page === page)
    .toSorted(inReadingOrder(chapter))
    .at(-1);
  return showPanels(chapter, [last ?? { page, x: 0, y: 500, width: 1000, height: 500 }]);
}

/** Panels whose heads differ by less than this many thousandths stand side by side. */
export const ROW = 60;

function inReadingOrder({ readingDirection }: Pictured): (one: Panel, other: Panel) => number {
  const towards = readingDirection === 'rtl' ? -1 : 1;
  const row = ({ y }: Panel) => Math.round(y / ROW);
  return (one, other) =>
    one.page - other.page || row(one) - row(other) || towards * (one.x - other.x) || one.y - other.y;
}

/** These panels with all that is needed to draw them, each on the image that shows most of it; undefined where a chapter has no images for any. */
export function showPanels(
  { manifest }: Pick<Chapter, 'manifest'>,
  panels: readonly Panel[],
): ShownPanels | undefined {
  if (!manifest) return undefined;
  const pages = imagesOfPages(manifest.images);
  const shown = panels.flatMap((panel) => {
    const part = partOfSlice(pages[panel.page - 1] ?? [], panel);
    return part ? [part] : [];
  });
  return shown.length === 0 ? undefined : { folder: manifest.folder, widths: manifest.widths, panels: shown };
}

/** The part of a panel that lies on the one image of its page that shows most of it, in thousandths of that image. */
function partOfSlice(
  slices: readonly { readonly text: string; readonly height: number }[],
  panel: Panel,
): ShownPanels['panels'][number] | undefined {
  const whole = slices.reduce((sum, { height }) => sum + height, 0);
  const [head, foot] = [(panel.y * whole) / 1000, ((panel.y + panel.height) * whole) / 1000];
  let above = 0;
  const parts = slices.map(({ text, height }, index) => {
    const [from, to] = [Math.max(0, head - above), Math.min(height, foot - above)];
    above += height;
    const y = Math.min(999, Math.round((from * 1000) / height));
    const share = Math.min(1000 - y, Math.max(1, Math.round(((to - from) * 1000) / height)));
    const keep = keptOn(panel, { above: above - height, height, whole });
    return { text, name: imageName(panel.page, index + 1), y, share, pixels: to - from, keep };
  });
  const [most] = parts.filter(({ pixels }) => pixels > 0).toSorted((a, b) => b.pixels - a.pixels);
  if (!most) return undefined;
  const { page, x, width } = panel;
  const { name, text: image, y, share, keep } = most;
  return { page, name, image, x, y, width, height: share, ...(keep && { keep }) };
}

/** What must stay whole of a panel, in thousandths of one image of its page. */
function keptOn(
  { keep }: Panel,
  image: { readonly above: number; readonly height: number; readonly whole: number },
): Panel['keep'] {
  if (!keep) return undefined;
  const [x, y, width, height] = keep;
  const inImage = (at: number) =>
    Math.min(1000, Math.max(0, Math.round((at * image.whole - image.above * 1000) / image.height)));
  const [head, foot] = [inImage(y), inImage(y + height)];
  return foot > head ? [x, head, width, foot - head] : undefined;
}
