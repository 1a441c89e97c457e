import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COVER_SHAPE } from '@rawi/model/pages/cover-shape';
import { BOUNDS } from '../bounds.ts';
import type { DistilledPage } from '../distill/distilled-page.ts';
import { decodePicture } from '../pictures/decode-picture.ts';
import { slice } from '../pictures/slices.ts';
import { wantedWidths, writePicture } from './write-picture.ts';
import type { WrittenPicture } from './written-picture.ts';

const BOUNDS_OF_PAGE = { pixels: BOUNDS.pagePixels, side: BOUNDS.pageSide };
/** If a strip is taller than this many covers, its beginning is the cover. */
const TALL = 2;

/**
 * Makes a cover of a chapter's first page, from the picture that we wrote of it into `folder` for download; the cover's
 * files go into `into`. Nothing from outside is decoded.
 */
export async function writePageCover(
  folder: string,
  { jpeg }: DistilledPage,
  into: string,
): Promise<WrittenPicture> {
  const widest = Math.max(...wantedWidths(jpeg, 'cover'));
  const page = await decodePicture(await readFile(join(folder, jpeg.name)), 'jpeg', BOUNDS_OF_PAGE, widest);
  const height = Math.round(page.width / COVER_SHAPE);
  const cover = page.height > height * TALL ? slice(page, 0, height) : page;
  return writePicture(into, cover, 'cover');
}
