import sharp from 'sharp';
import { type Raster, rawOptions } from './raster.ts';

/**
 * A small grey copy, as wide as `width` at most, for what looks at a page's shapes. In two steps: in one, sharp turns every
 * pixel to grey before it shrinks them, which takes three times as long.
 */
export async function greyCopy(picture: Raster, width: number): Promise<Raster & { readonly channels: 1 }> {
  const { data, info } = await sharp(picture.data, rawOptions(picture))
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = { data, width: info.width, height: info.height };
  return { ...small, data: await sharp(data, rawOptions(small)).greyscale().raw().toBuffer(), channels: 1 };
}

/** How wide a page is looked at, in pixels, and how much its greys may differ where nothing is seen on it, of 255. */
const EMPTY = { width: 200, difference: 10 };

/** Whether a page is of one colour: a line of small words is seen. */
export async function isEmptyPage(picture: Raster): Promise<boolean> {
  const { data } = await greyCopy(picture, EMPTY.width);
  let [darkest, lightest] = [255, 0];
  for (const grey of data) {
    darkest = Math.min(darkest, grey);
    lightest = Math.max(lightest, grey);
  }
  return lightest - darkest <= EMPTY.difference;
}

/** The average colour of the outermost pixels, `#rrggbb`: the placeholder of a page until its image has loaded. */
export function edgeColor({ data, width, height }: Raster): string {
  const sums = [0, 0, 0];
  let count = 0;
  const add = (x: number, y: number) => {
    const at = (y * width + x) * 3;
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
    count += 1;
  };
  for (let x = 0; x < width; x += 1) {
    add(x, 0);
    add(x, height - 1);
  }
  for (let y = 0; y < height; y += 1) {
    add(0, y);
    add(width - 1, y);
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * A perceptual hash of 64 bits, in 16 hexadecimal digits: whether each of 8 × 8 places is brighter than its right
 * neighbour. Copies of a page in other sizes, formats or qualities differ in few bits.
 */
export async function perceptualHash(picture: Raster): Promise<string> {
  const data = await sharp(picture.data, rawOptions(picture))
    .greyscale()
    .resize(9, 8, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  let hash = 0n;
  for (let y = 0; y < 8; y += 1) {
    for (let x = 0; x < 8; x += 1) {
      const at = y * 9 + x;
      hash = (hash << 1n) | ((data[at] ?? 0) > (data[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}
