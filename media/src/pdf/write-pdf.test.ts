import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPdf } from './open-pdf.ts';
import { writePdf } from './write-pdf.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-pdf-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function jpegOf(name: string, width: number, height: number, background: string) {
  const jpeg = join(folder, name);
  await writeFile(
    jpeg,
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
  return { jpeg, width, height };
}

describe('a PDF for download', () => {
  it('has a page of its own shape for each picture, and its title', async () => {
    const pages = [
      await jpegOf('a.jpg', 400, 600, '#c04020'),
      await jpegOf('b.jpg', 800, 400, '#2040c0'),
      await jpegOf('c.jpg', 100, 6000, '#20c040'),
    ];
    const path = join(folder, 'three.pdf');
    const bytes = await writePdf(path, 'راوي · Rawi', pages);
    const content = await readFile(path);
    expect(content.length).toBe(bytes);
    const read = await PDFDocument.load(content);
    expect(read.getTitle()).toBe('راوي · Rawi');
    expect(read.getPages().map((page) => page.getWidth() / page.getHeight())).toEqual([
      expect.closeTo(2 / 3, 4),
      expect.closeTo(2, 4),
      expect.closeTo(1 / 60, 4),
    ]);
    expect(read.getPage(2).getHeight()).toBeLessThanOrEqual(14_400);
    const drawn = await (await openPdf(content)).draw(2, 100);
    expect(drawn.width).toBe(100);
    expect([...drawn.data.subarray(0, 3)]).toEqual([
      expect.closeTo(0x20, -1),
      expect.closeTo(0x40, -1),
      expect.closeTo(0xc0, -1),
    ]);
  });

  it('is the same for the same pages, whenever it is written', async () => {
    const pages = [await jpegOf('same.jpg', 40, 60, '#808080')];
    const [one, other] = [join(folder, 'one.pdf'), join(folder, 'other.pdf')];
    await writePdf(one, 'Title', pages);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await writePdf(other, 'Title', pages);
    expect((await readFile(one)).equals(await readFile(other))).toBe(true);
  });

  it('fails where it cannot be written', async () => {
    const pages = [await jpegOf('lost.jpg', 40, 60, '#808080')];
    await expect(writePdf(join(folder, 'nowhere/x.pdf'), 'Title', pages)).rejects.toThrow('ENOENT');
  });
});
