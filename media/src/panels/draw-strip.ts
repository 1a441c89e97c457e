import { join } from 'node:path';
import { sharesOf } from '@rawi/model/crop/choose-shot';
import { stripTarget } from '@rawi/model/crop/crop-targets';
import { type Area, layCrop } from '@rawi/model/crop/lay-crop';
import { STRIP_HEIGHTS, stripFile } from '@rawi/model/truth/page-images';
import type { Panel } from '@rawi/model/truth/page-manifest';
import { chooseStripParts, type StripPart } from '@rawi/model/truth/strip-parts';
import sharp from 'sharp';
import { type PageOfPanels, shotOfPanel } from './panel-shots.ts';

/** A page as far as a strip needs it: its images from above, each in its files. */
export interface StripPage extends PageOfPanels {
  readonly images: readonly {
    readonly width: number;
    readonly height: number;
    readonly files: readonly { readonly name: string; readonly width: number }[];
  }[];
}

/** Of a panel's width and height, left out at each side: its frame, and what a slanted gutter leaves beside it. */
const FRAME = 0.02;
const WEBP = { quality: 66 } as const;

const HIGHEST = Math.max(...STRIP_HEIGHTS);

/** A chapter's strip: one picture in each of `STRIP_HEIGHTS`. */
export interface Strip {
  /** The widths of its parts, from the left, in pixels of the highest file. */
  readonly widths: readonly number[];
  /** WebP. */
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
}

/**
 * Draws what a chapter's strip shows: its best panels side by side in the order of reading, in one picture, so that a
 * strip costs some 20 kB and not as many pages as it has panels. The page images lie in `folder`. Returns nothing for a
 * chapter without panels.
 */
export async function drawStrip(
  folder: string,
  pages: readonly StripPage[],
  panels: readonly Panel[],
): Promise<Strip | undefined> {
  const crops = panels.flatMap((panel) => cropOf(pages, panel) ?? []);
  const parts = await Promise.all(
    chooseStripParts(crops).map((crop) => {
      const { panel, shape } = crop;
      return panel.keep ? drawKept(folder, pages, panel, shape) : drawPart(folder, crop);
    }),
  );
  if (parts.length === 0) return undefined;
  const widths = parts.map(({ width }) => width);
  let left = 0;
  const placed = parts.map(({ data, width, height }) => {
    const part = { input: data, raw: { width, height, channels: 3 as const }, left, top: 0 };
    left += width;
    return part;
  });
  const whole = await sharp({ create: { width: left, height: HIGHEST, channels: 3, background: '#000' } })
    .composite(placed)
    .removeAlpha()
    .raw()
    .toBuffer();
  const files = STRIP_HEIGHTS.map(async (height) => {
    const drawn = sharp(whole, { raw: { width: left, height: HIGHEST, channels: 3 } });
    return { name: stripFile(height), content: await drawn.resize({ height }).webp(WEBP).toBuffer() };
  });
  return { widths, files: await Promise.all(files) };
}

interface Crop extends StripPart {
  /** In pixels of the file. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly file: string;
}

/** Where a panel lies in the narrowest file that has enough pixels for it; of a tall page, in the slice with its middle. */
function cropOf(pages: readonly StripPage[], panel: Panel): Crop | undefined {
  const images = pages.find(({ page }) => page === panel.page)?.images ?? [];
  const [first] = images;
  if (!first) return undefined;
  const pageHeight = images.reduce((sum, { height }) => sum + height, 0);
  const middle = ((panel.y + panel.height / 2) / 1000) * pageHeight;
  let above = 0;
  const image = images.find(({ height }) => {
    if (middle <= above + height) return true;
    above += height;
    return false;
  });
  if (!image) return undefined;
  const top = Math.max(0, (panel.y / 1000) * pageHeight - above);
  const bottom = Math.min(image.height, ((panel.y + panel.height) / 1000) * pageHeight - above);
  const enough = image.files
    .toSorted((one, other) => one.width - other.width)
    .find(({ width }) => ((bottom - top) * width) / image.width >= HIGHEST);
  const file = enough ?? image.files.reduce((one, other) => (other.width > one.width ? other : one));
  const scale = file.width / image.width;
  const whole = {
    left: (panel.x / 1000) * file.width,
    top: top * scale,
    width: (panel.width / 1000) * file.width,
    height: (bottom - top) * scale,
  };
  // Its edges were chosen so that nothing is cut.
  const frame = panel.keep ? 0 : FRAME;
  const box = {
    left: Math.floor(whole.left + whole.width * frame),
    top: Math.floor(whole.top + whole.height * frame),
    width: Math.max(1, Math.floor(whole.width * (1 - 2 * frame))),
    height: Math.max(1, Math.floor(whole.height * (1 - 2 * frame))),
  };
  return { panel, box, file: file.name, shape: box.width / box.height };
}

/** What of a panel is known to be words or heads stays whole, on every screen that cuts the strip. */
async function drawKept(folder: string, pages: readonly StripPage[], panel: Panel, shape: number) {
  const [width, height] = [Math.round(HIGHEST * shape), HIGHEST];
  const target = stripTarget(width, height);
  const page = pages.find((each) => each.page === panel.page);
  const { shown } = page?.allPanels ? shotOfPanel(panel, page, [target]) : { shown: panel };
  const crop = cropOf(pages, shown);
  if (!crop) throw new RangeError(`There is no page ${panel.page}.`);
  const { box, file } = crop;
  const keep = shown.keep && sharesOf(areaOf(shown.keep), shown);
  const laid = layCrop({ ratio: box.width / box.height, keep }, target);
  const drawn = sharp(join(folder, file)).extract(box).removeAlpha();
  const whole = { width: Math.max(1, Math.round(laid.width)), height: Math.max(1, Math.round(laid.height)) };
  const seen = {
    left: Math.min(whole.width - 1, Math.max(0, Math.round(-laid.x))),
    top: Math.min(whole.height - 1, Math.max(0, Math.round(-laid.y))),
  };
  const at = { left: Math.max(0, Math.round(laid.x)), top: Math.max(0, Math.round(laid.y)) };
  const size = {
    width: Math.min(whole.width - seen.left, width - at.left),
    height: Math.min(whole.height - seen.top, height - at.top),
  };
  const input = await drawn
    .clone()
    .resize({ ...whole, fit: 'fill' })
    .extract({ ...seen, ...size })
    .png()
    .toBuffer();
  const [red, green, blue] = await drawn.clone().resize(1, 1).raw().toBuffer();
  const background = { r: red ?? 0, g: green ?? 0, b: blue ?? 0 };
  const data = await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input, ...at }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

const areaOf = ([x, y, width, height]: NonNullable<Panel['keep']>): Area => ({ x, y, width, height });

/** A part as high as the strip: what its shape has no room for is cut off where the eye misses it least. */
async function drawPart(folder: string, { file, box, shape }: Crop) {
  const width = Math.round(HIGHEST * shape);
  const { data } = await sharp(join(folder, file))
    .extract(box)
    .resize({ width, height: HIGHEST, fit: 'cover', position: sharp.strategy.attention })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height: HIGHEST };
}
