import sharp from 'sharp';

/**
 * The shorter side of a picture keeps so many colours, and its longer side as many more as it is longer, but no more than `most`: what was
 * smaller than a cell is not there any more, so nothing can be sharpened back. On a cover a cell is a sixth of its width.
 */
const CELLS = { least: 6, most: 40 } as const;
/** In pixels, whatever is shown: a browser draws it larger without any loss. What shows shared addresses wants 200 at least. */
const WIDTH = 240;
/** The share of a cell by which what was drawn between cells is smoothed. */
const SMOOTH = 0.4;
const WEBP = { quality: 20, effort: 6 } as const;

/** The colours of a picture of ours without anything that could be made out, as WebP of about a kilobyte. */
export async function blurPicture(content: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(content).metadata();
  const cells = cellsOf(width, height);
  const { data } = await sharp(content)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ ...cells, fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: WIDTH, height: Math.max(1, Math.round((WIDTH * height) / width)) };
  return await sharp(data, { raw: { ...cells, channels: 3 } })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .blur(Math.max(0.3, (SMOOTH * WIDTH) / cells.width))
    .webp(WEBP)
    .toBuffer();
}

function cellsOf(width: number, height: number) {
  const share = CELLS.least / Math.min(width, height);
  const along = (side: number) => Math.min(CELLS.most, Math.max(1, Math.round(side * share)));
  return { width: along(width), height: along(height) };
}
