import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { distillPage } from '../distill/distill-page.ts';
import { writePageCover } from './page-cover.ts';
import { readPicture } from './render-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-cover-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The cover of a page whose upper part, as high as `blue` says, is blue and whose rest is red. */
async function coverOf(width: number, height: number, blue: number) {
  const [pages, into] = [await mkdtemp(join(folder, 'pages-')), await mkdtemp(join(folder, 'cover-'))];
  const upper = await sharp({ create: { width, height: blue, channels: 3, background: '#2040c0' } })
    .png()
    .toBuffer();
  const data = await sharp({ create: { width, height, channels: 3, background: '#c04020' } })
    .composite([{ input: upper, left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const page = await distillPage(pages, 1, { data, width, height }, { isWide: false });
  const cover = await writePageCover(pages, page, into);
  return { ...(await readPicture(into, cover)), names: (await readdir(into)).toSorted() };
}

it('the first page of a chapter is its cover, in the widths of covers', async () => {
  const { variants, names, ...cover } = await coverOf(1600, 2240, 1120);
  expect(cover).toMatchObject({ width: 640, height: 896 });
  expect(names).toEqual(['160.webp', '320.webp', '640.webp']);
  expect(await sharp(variants[0]?.content).metadata()).toMatchObject({ format: 'webp', height: 224 });
});

it('the cover of a strip is its beginning', async () => {
  const cover = await coverOf(500, 4000, 700);
  expect([cover.width, cover.height]).toEqual([500, 700]);
  expect(cover.accent).toMatch(/^#[12]/);
  const { channels } = await sharp(cover.variants.at(-1)?.content).stats();
  expect(channels[0]?.max).toBeLessThan(0x60);
});
