import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { edgeColor, perceptualHash } from '../pictures/measure.ts';
import type { Raster } from '../pictures/raster.ts';
import { repeatedPages } from './repeated-pages.ts';

const [WIDTH, HEIGHT] = [300, 420];
/** Soft blots whose places follow from `seed`. */
async function drawn(seed: number): Promise<Raster> {
  const blots = Array.from({ length: 12 }, (_, index) => {
    const at = (seed * 7919 + index * 104_729) % 99_991;
    return `<circle cx="${at % WIDTH}" cy="${(at * 13) % HEIGHT}" r="${30 + (at % 40)}" fill="hsl(${at % 360} 60% ${20 + (at % 60)}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#c0a080"/>${blots.join('')}</svg>`;
  return raster(Buffer.from(svg));
}
async function raster(content: Buffer): Promise<Raster> {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
const pageOf = async (page: number, picture: Raster) => ({ page, hash: await perceptualHash(picture) });

describe('repeated pages', () => {
  it('are found in another size and quality, and told with the first', async () => {
    const one = await drawn(1);
    const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } };
    const small = await raster(await sharp(one.data, raw).resize(150).jpeg({ quality: 50 }).toBuffer());
    const pages = [
      await pageOf(1, one),
      await pageOf(2, await drawn(2)),
      await pageOf(3, small),
      await pageOf(4, one),
    ];
    expect(repeatedPages(pages)).toEqual([
      { page: 3, likePage: 1 },
      { page: 4, likePage: 1 },
    ]);
  });

  it('are none among different ones', async () => {
    const pages = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => pageOf(index + 1, await drawn(index + 1))),
    );
    expect(repeatedPages(pages)).toEqual([]);
  });

  it('are none that are empty', async () => {
    const empty = await raster(
      await sharp({ create: { width: 50, height: 70, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    expect(repeatedPages([await pageOf(1, empty), await pageOf(2, empty)])).toEqual([]);
  });
});

describe('the edge of a page', () => {
  it('is the average of its outermost pixels', async () => {
    const framed = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#ff0000' } })
      .extend({ top: 1, bottom: 1, left: 1, right: 1, background: '#204060' })
      .png()
      .toBuffer();
    expect(edgeColor(await raster(framed))).toBe('#204060');
  });
});
