import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawStrip } from '../panels/draw-strip.ts';
import { blurPicture } from './blur-picture.ts';
import { blurredFolder } from './blurred-folder.ts';
import { blurredFolderOf } from './blurred-path.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blurred-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A picture of lines and letters: black and white by turns, so many pixels wide, over halves of two colours. */
async function lettered(width: number, height: number, line: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInk = (Math.floor(x / line) + Math.floor(y / line)) % 2 === 0;
      const paper = x < width / 2 ? [230, 60, 40] : [40, 60, 230];
      for (const [at, value] of paper.entries()) data[(y * width + x) * 3 + at] = isInk ? 0 : value;
    }
  }
  return await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 90 })
    .toBuffer();
}

/** The greatest difference of two pixels that lie beside each other. */
async function sharpest(content: Buffer): Promise<number> {
  const { data, info } = await sharp(content).greyscale().raw().toBuffer({ resolveWithObject: true });
  let most = 0;
  for (let at = 1; at < data.length; at += 1) {
    if (at % info.width !== 0) most = Math.max(most, Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)));
  }
  return most;
}

describe('a blurred picture', () => {
  it.each([
    ['a cover', 160, 224],
    ['art', 640, 360],
    ['a strip', 990, 150],
    ['the cover of a tall page', 160, 900],
  ])('of %s keeps its shape in about a kilobyte', async (_, width, height) => {
    const blurred = await blurPicture(await lettered(width, height, 5));
    const { format, ...size } = await sharp(blurred).metadata();
    expect(format).toBe('webp');
    expect(size.width).toBe(240);
    expect(Math.abs(size.height - (240 * height) / width)).toBeLessThan(1);
    expect(blurred.length).toBeLessThan(2048);
  });

  it('has no line that what it is made of has', async () => {
    const content = await lettered(320, 448, 8);
    expect(await sharpest(content)).toBeGreaterThan(60);
    expect(await sharpest(await blurPicture(content))).toBeLessThan(10);
  });

  it('is the same whatever stands there in detail, so nothing of that can be made out of it', async () => {
    // Lines that are finer than a cell of 27 pixels, of the same ink on the same paper.
    const [one, other] = await Promise.all(
      [2, 4].map(async (line) =>
        sharp(await blurPicture(await lettered(160, 224, line)))
          .raw()
          .toBuffer(),
      ),
    );
    const differences = [...(one ?? [])].map((value, at) => Math.abs(value - (other?.[at] ?? 0)));
    expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(8);
  });

  it('has the colours of what it is made of', async () => {
    const { data, info } = await sharp(await blurPicture(await lettered(320, 448, 4)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number) => (Math.floor(info.height / 2) * info.width + x) * info.channels;
    const [left, right] = [at(20), at(220)];
    expect((data[left] ?? 0) - (data[left + 2] ?? 0)).toBeGreaterThan(40);
    expect((data[right + 2] ?? 0) - (data[right] ?? 0)).toBeGreaterThan(40);
  });

  it('is the same file each time', async () => {
    const content = await lettered(160, 224, 3);
    expect(await blurPicture(content)).toEqual(await blurPicture(content));
  });

  it('is made of a strip of panels as that is drawn', async () => {
    const page = { name: '1-600.webp', width: 600 };
    await sharp(await lettered(600, 840, 20)).toFile(join(folder, page.name));
    const strip = await drawStrip(
      folder,
      [{ page: 1, images: [{ width: 600, height: 840, files: [page] }] }],
      [
        { page: 1, x: 0, y: 0, width: 1000, height: 400 },
        { page: 1, x: 0, y: 500, width: 1000, height: 400 },
      ],
    );
    const content = strip?.files[0]?.content ?? Buffer.alloc(0);
    expect(await sharpest(await blurPicture(content))).toBeLessThan(8);
  });
});

describe('its folder', () => {
  const hashes = fc.stringMatching(/^[0-9a-f]{16}$/);

  it('lies beside that of the picture, with a hash that has nothing of the other', () => {
    fc.assert(
      fc.property(hashes, hashes, (hash, other) => {
        const blurred = blurredFolderOf(`public/salt-1-en-${hash}`);
        expect(blurred).toMatch(/^public\/salt-1-en-[0-9a-f]{16}$/);
        expect(blurred).not.toContain(hash);
        if (hash !== other) expect(blurredFolderOf(`public/salt-1-en-${other}`)).not.toBe(blurred);
      }),
    );
  });

  it('has a file of each picture', async () => {
    const content = await lettered(160, 224, 4);
    const made = await blurredFolder('public/salt-0123456789abcdef', [{ name: 'cover-en', content }]);
    expect(made.uploads()).toMatchObject([{ path: made.pathOf('cover-en'), contentType: 'image/webp' }]);
    expect(made.pathOf('cover-en')).toBe(`${blurredFolderOf('public/salt-0123456789abcdef')}/cover-en.webp`);
  });
});
