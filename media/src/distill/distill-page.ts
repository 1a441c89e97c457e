import { imageName } from '@rawi/model/truth/page-images';
import { type KnownPanels, seePanels } from '../panels/find-panels.ts';
import { FILE_PAGES, type PageWriting, writeJpeg, writeWidths } from '../pictures/encode-page.ts';
import { edgeColor, isEmptyPage, perceptualHash } from '../pictures/measure.ts';
import type { Raster } from '../pictures/raster.ts';
import { slice, sliceHeights } from '../pictures/slices.ts';
import type { DistilledPage } from './distilled-page.ts';

/** What the caller already knows about a page, so that it is not detected. */
export interface PageSays {
  /** Two pages drawn as one; what is wider than it is high is taken for that too. */
  readonly isWide: boolean;
  readonly panels?: KnownPanels | undefined;
  /** Words of it could not be drawn. */
  readonly hasLostText?: boolean;
}

/** Writes every file of a page into `folder` and says what is known of it. */
export async function distillPage(
  folder: string,
  page: number,
  picture: Raster,
  says: PageSays,
  writing: PageWriting = FILE_PAGES,
): Promise<DistilledPage> {
  const heights = sliceHeights(picture);
  const written = writeJpeg(folder, imageName(page, 1), picture, writing);
  const images = [];
  let top = 0;
  for (const [index, height] of heights.entries()) {
    const part = heights.length === 1 ? picture : slice(picture, top, height);
    const files = await writeWidths(folder, imageName(page, index + 1), part, writing);
    images.push({ width: part.width, height, files });
    top += height;
  }
  const seen = await seePanels(picture, says.panels);
  return {
    page,
    wide: says.isWide || picture.width > picture.height,
    color: edgeColor(picture),
    hash: await perceptualHash(picture),
    isEmpty: await isEmptyPage(picture),
    hasLostText: says.hasLostText ?? false,
    jpeg: await written,
    images,
    panels: seen.worth,
    allPanels: seen.all,
  };
}
