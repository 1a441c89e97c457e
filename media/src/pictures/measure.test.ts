import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isEmptyPage } from './measure.ts';
import type { Raster } from './raster.ts';

async function page(svg: string): Promise<Raster> {
  const { data, info } = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2400">${svg}</svg>`),
  )
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

it('a page of one colour is empty, whichever it is', async () => {
  expect(await isEmptyPage(await page(''))).toBe(true);
  expect(await isEmptyPage(await page('<rect width="1600" height="2400" fill="#102030"/>'))).toBe(true);
});

it('a page with a few small words, or two colours, is not empty', async () => {
  const words = '<rect x="780" y="1190" width="40" height="20" fill="#000000"/>';
  expect(await isEmptyPage(await page(words))).toBe(false);
  expect(await isEmptyPage(await page('<rect width="800" height="2400" fill="#e0e0e0"/>'))).toBe(false);
});
