import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The colour that is on the screen at a place of the window, `[red, green, blue]`, each 0 to 255. */
export async function colourAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  // A PNG of one pixel: one line, which begins with the number of its filter. Of one pixel a filter changes nothing.
  const parts: Buffer[] = [];
  for (let at = 8; at < picture.length; at += 12 + picture.readUInt32BE(at)) {
    const data = picture.subarray(at + 8, at + 8 + picture.readUInt32BE(at));
    if (picture.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(data);
  }
  return [...inflateSync(Buffer.concat(parts)).subarray(1, 4)];
}

/** The colours that are on the screen below one another, from a place of the window down, each named once in a row. */
export async function coloursAlong(
  page: Page,
  x: number,
  y: number,
  height: number,
): Promise<readonly (readonly number[])[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height } });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours: (readonly number[])[] = [];
  for (let row = 0; row < info.height; row += 1) {
    const at = row * info.width * info.channels;
    const colour = [...data.subarray(at, at + 3)];
    if (String(colours.at(-1)) !== String(colour)) colours.push(colour);
  }
  return colours;
}
