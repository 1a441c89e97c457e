import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverExcess } from '@rawi/model/pages/cover-shape';
import sharp from 'sharp';
import { accentColor } from '../accent-color.ts';
import { type Raster, rawOptions } from '../pictures/raster.ts';
import type { PictureUse, WrittenPicture } from './written-picture.ts';

/** The widths in CSS pixels that it is shown in, doubled for sharp screens. */
const WIDTHS: Readonly<Record<PictureUse, readonly number[]>> = {
  cover: [160, 320, 640],
  art: [640, 1280],
  article: [640, 1440, 2688],
};
const WEBP = { quality: 80 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The widths in pixels that a picture of this shape is wanted in; a landscape fills the box of a cover by its height. */
export function wantedWidths(picture: Size, use: PictureUse): readonly number[] {
  const excess = use === 'cover' ? coverExcess(picture) : 1;
  return WIDTHS[use].map((width) => Math.ceil(width * excess));
}

/** Writes a picture into `folder` as `{width}.webp`, in the wanted widths that it has, never enlarged. */
export async function writePicture(
  folder: string,
  picture: Raster,
  use: PictureUse,
): Promise<WrittenPicture> {
  const decoded = () => sharp(picture.data, rawOptions(picture));
  const variants = [];
  for (const width of widthsUpTo(picture.width, wantedWidths(picture, use))) {
    const name = `${width}.webp`;
    await writeFile(join(folder, name), await decoded().resize({ width }).webp(WEBP).toBuffer());
    variants.push({ name, width });
  }
  const widest = Math.max(...variants.map(({ width }) => width));
  const { channels } = await decoded().stats();
  const accent = accentColor(await decoded().resize({ width: 64 }).raw().toBuffer(), 3);
  return {
    width: widest,
    height: Math.max(1, Math.round((picture.height * widest) / picture.width)),
    color: `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`,
    ...(accent !== undefined && { accent }),
    variants,
  };
}

/** The wanted widths that a picture has, and its own where that is much more than those. */
function widthsUpTo(width: number, wanted: readonly number[]): number[] {
  const within = wanted.filter((wide) => wide <= width);
  const cut = within.length < wanted.length && width > 1.25 * Math.max(0, ...within);
  return cut ? [...within, width] : within;
}
