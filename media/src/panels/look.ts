import sharp from 'sharp';
import { type Raster, rawOptions } from '../pictures/raster.ts';

/** Pixels of the small copy: a gutter of a few thousandths of a page is still two of them wide. */
const PIXELS = 250_000;
const MAX_PIXELS = 600_000;

/** The small copy: three bytes a pixel. */
export interface Look {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The ring around a page that is asked for its ground, as a share of the shorter side. */
export const RING = 0.014;

/** The copy that panels are looked for in. */
export async function lookAt(page: Raster): Promise<Look> {
  const shape = page.height / page.width;
  const pixels = Math.min(MAX_PIXELS, PIXELS * Math.max(1, shape / 1.6, 1.4 / shape));
  const width = Math.min(page.width, Math.max(24, Math.round(Math.sqrt(pixels / shape))));
  const { data, info } = await sharp(page.data, rawOptions(page))
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
