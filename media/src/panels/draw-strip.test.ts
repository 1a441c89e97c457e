import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Panel } from '@rawi/model/truth/page-manifest';
import { stripPages } from '@rawi/model/truth/strip-parts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawStrip, type Strip, type StripPage } from './draw-strip.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rawi-strip-'));
});
afterEach(() => rm(folder, { recursive: true }));

const RED = { r: 200, g: 30, b: 30 };
const GREEN = { r: 20, g: 150, b: 40 };
const BLUE = { r: 30, g: 40, b: 200 };

/** A page of two halves, one above the other, in two widths. */
async function pageOf(page: number, upper: typeof RED, lower: typeof RED): Promise<StripPage> {
  const half = (background: typeof RED) =>
    sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  const whole = await sharp({ create: { width: 800, height: 1200, channels: 3, background: '#fff' } })
    .composite([
      { input: await half(upper), top: 0, left: 0 },
      { input: await half(lower), top: 600, left: 0 },
    ])
    .png()
    .toBuffer();
  const files = [400, 800].map((width) => ({ name: `${page}-${width}.webp`, width }));
  for (const { name, width } of files) await sharp(whole).resize({ width }).webp().toFile(join(folder, name));
  return { page, images: [{ width: 800, height: 1200, files }] };
}

/** The colour in the middle of each part. */
async function colorsOf({ widths, files }: Strip) {
  const strip = files.find(({ name }) => name === 'strip-300.webp')?.content;
  let left = 0;
  const colors = [];
  for (const width of widths) {
    const dot = { left: left + Math.floor(width / 2), top: 150, width: 1, height: 1 };
    const [r = 0, g = 0, b = 0] = await sharp(strip).extract(dot).raw().toBuffer();
    colors.push({ r, g, b });
    left += width;
  }
  return colors;
}

const upper = (page: number) => ({ page, x: 0, y: 0, width: 1000, height: 480 });
const lower = (page: number) => ({ page, x: 0, y: 520, width: 1000, height: 480 });

/** The strip, which must be there. */
async function drawn(pages: readonly StripPage[], panels: readonly Panel[]): Promise<Strip> {
  const strip = await drawStrip(folder, pages, panels);
  if (!strip) throw new Error('There is no strip.');
  return strip;
}

describe('the strip of a chapter', () => {
  it('shows all that must be kept of a panel, where every screen shows it', async () => {
    // The upper half of a page with a blue box at its very side.
    const page = await pageOf(1, RED, GREEN);
    const [x, y, width, height] = [0, 60, 160, 200];
    const name = 'marked.webp';
    const mark = await sharp({
      create: {
        width: Math.round(width * 0.8),
        height: Math.round(height * 1.2),
        channels: 3,
        background: BLUE,
      },
    })
      .png()
      .toBuffer();
    await sharp(join(folder, '1-800.webp'))
      .composite([{ input: mark, left: x, top: Math.round(y * 1.2) }])
      .webp({ lossless: true })
      .toFile(join(folder, name));
    const marked = { ...page, images: [{ width: 800, height: 1200, files: [{ name, width: 800 }] }] };
    const panel: Panel = { ...upper(1), keep: [x, y, width, height] };
    const strip = await drawn([marked], [panel]);
    const [part = 0] = strip.widths;
    const large = strip.files.find((file) => file.name === 'strip-300.webp')?.content;
    const { data, info } = await sharp(large).raw().toBuffer({ resolveWithObject: true });
    const columns: number[] = [];
    const rows: number[] = [];
    for (let at = 0; at < data.length; at += info.channels) {
      if ((data[at + 2] ?? 0) < 120) continue;
      columns.push((at / info.channels) % info.width);
      rows.push(Math.floor(at / info.channels / info.width));
    }
    const reach = (values: readonly number[]) => [
      values.reduce((least, value) => Math.min(least, value)),
      values.reduce((most, value) => Math.max(most, value)),
    ];
    const [[left = 0, right = 0], [top = 0, bottom = 0]] = [reach(columns), reach(rows)];
    // The mark's own proportions: none of it is cut.
    expect((right - left) / (bottom - top)).toBeCloseTo((width * 0.8) / (height * 1.2), 1);
    expect(left).toBeGreaterThanOrEqual(part * 0.13 - 4);
    expect(bottom).toBeLessThanOrEqual(300 * 0.8 + 4);
    expect(stripPages({ images: ['800x1200#ffffff'], panels: [panel], strip: [...strip.widths] })).toEqual([
      1,
    ]);
  });

  it('shows its panels side by side, in the order of reading', async () => {
    const pages = [await pageOf(1, RED, GREEN), await pageOf(2, BLUE, RED)];
    const strip = await drawn(pages, [upper(2), lower(1), upper(1)]);
    expect(strip.widths).toHaveLength(3);
    const colors = await colorsOf(strip);
    for (const [index, expected] of [RED, GREEN, BLUE].entries()) {
      for (const channel of ['r', 'g', 'b'] as const) {
        expect(Math.abs((colors[index]?.[channel] ?? 0) - expected[channel])).toBeLessThan(12);
      }
    }
    const width = strip.widths.reduce((sum, part) => sum + part, 0);
    expect(strip.files.map(({ name }) => name)).toEqual(['strip-150.webp', 'strip-300.webp']);
    const [small, large] = await Promise.all(strip.files.map(({ content }) => sharp(content).metadata()));
    expect(large).toMatchObject({ height: 300, width });
    expect(small).toMatchObject({ height: 150 });
  });

  it('takes no more panels than fit beside each other, the best of them', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => pageOf(page, RED, GREEN)));
    const { widths } = await drawn(pages, [4, 2, 5, 1, 3].map(upper));
    expect(widths.length).toBeGreaterThan(1);
    expect(widths.length).toBeLessThan(5);
    expect(widths.reduce((sum, width) => sum + width, 0) / 300).toBeLessThanOrEqual(6.6);
  });

  it('is of panels whose pages are known afterwards', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => pageOf(page, RED, GREEN)));
    const panels = [upper(4), { page: 2, x: 333, y: 77, width: 401, height: 290 }, lower(5), upper(1)];
    const strip = [...(await drawn(pages, panels)).widths];
    const images = pages.map(() => '800x1200#ffffff');
    expect(stripPages({ images, panels, strip })).toEqual([1, 2, 4, 5]);
  });

  it('is one wide part where one panel is all there is, however narrow it is on its page', async () => {
    const pages = [await pageOf(1, RED, GREEN)];
    const narrow = { page: 1, x: 400, y: 0, width: 100, height: 1000 };
    expect((await drawn(pages, [narrow])).widths).toEqual([240]);
  });

  it('shows of a tall page the slice that holds the middle of the panel', async () => {
    const [first, second] = [await pageOf(1, RED, RED), await pageOf(2, BLUE, BLUE)];
    const tall = { page: 1, images: [...first.images, ...second.images] };
    const panel = { page: 1, x: 0, y: 450, width: 1000, height: 200 };
    const [color] = await colorsOf(await drawn([tall], [panel]));
    expect(color?.b).toBeGreaterThan(150);
  });

  it('is not drawn for a chapter without panels, nor for panels of pages that it does not have', async () => {
    const pages = [await pageOf(1, RED, GREEN)];
    expect(await drawStrip(folder, pages, [])).toBeUndefined();
    expect(await drawStrip(folder, pages, [upper(9)])).toBeUndefined();
  });
});
