import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPdf } from '@rawi/import/testing/sample-folder';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { zipOf } from '../testing/archive-file.ts';
import { bundledDistiller } from '../testing/bundled-distiller.ts';
import { type DistillOptions, distill } from './distill.ts';

// Processes are started, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 180_000 });

let distiller: Awaited<ReturnType<typeof bundledDistiller>>;
let folder: string;
beforeAll(async () => {
  distiller = await bundledDistiller();
  folder = await mkdtemp(join(tmpdir(), 'distill-'));
}, 60_000);
afterAll(async () => {
  await distiller.remove();
  await rm(folder, { recursive: true });
});

let files = 0;
/** Writes the file and takes it apart into a folder of its own. */
async function distilled(content: Uint8Array, options: Partial<DistillOptions> = {}) {
  files += 1;
  const file = join(folder, `file-${files}`);
  await writeFile(file, content);
  const out = await mkdtemp(join(folder, 'out-'));
  const result = await distill({
    program: distiller.program,
    file,
    folder: out,
    pageSeconds: 120,
    ...options,
  });
  return { ...result, out };
}

const page = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

describe('a file becomes pages', () => {
  it('an archive, in widths it has, with what a reader needs to know of each page', async () => {
    const progress: string[] = [];
    const info = '<ComicInfo><Manga>YesAndRightToLeft</Manga></ComicInfo>';
    const { pages, out, ...rest } = await distilled(
      await zipOf([
        ['1.png', await page(2000, 3000, '#204060')],
        ['2.png', await page(1000, 700, '#a0b0c0')],
        ['ComicInfo.xml', Buffer.from(info)],
      ]),
      { onPage: (done, pageCount) => progress.push(`${done}/${pageCount}`) },
    );
    expect(rest).toMatchObject({ pageCount: 2, readingDirection: 'rtl', next: undefined });
    expect(progress).toEqual(['1/2', '2/2']);
    expect(pages.map(({ wide, color }) => ({ wide, color }))).toEqual([
      { wide: false, color: '#204060' },
      { wide: true, color: '#a0b0c0' },
    ]);
    const names = pages.flatMap(({ images }) =>
      images.flatMap((image) => image.files.map(({ name }) => name)),
    );
    expect(names).toEqual([
      '1-240.webp',
      '1-800.webp',
      '1-1200.webp',
      '1-1600.webp',
      '2-240.webp',
      '2-800.webp',
      '2-1000.webp',
    ]);
    expect((await readdir(out)).toSorted()).toEqual([...names, '1.jpg', '2.jpg'].toSorted());
    for (const { name, bytes, width } of pages.flatMap(({ images }) =>
      images.flatMap((image) => image.files),
    )) {
      expect((await stat(join(out, name))).size).toBe(bytes);
      expect(await sharp(join(out, name)).metadata()).toMatchObject({ format: 'webp', width });
    }
    expect(pages[0]?.jpeg).toEqual({ name: '1.jpg', width: 1600, height: 2400 });
    expect(rest.peakBytes).toBeGreaterThan(10_000_000);
  });

  it('a PDF, no wider than the picture on its page', async () => {
    const { pages, out } = await distilled(await drawPdf(2));
    expect(pages.map(({ images }) => images.map(({ width, height }) => [width, height]))).toEqual([
      [[400, 560]],
      [[400, 560]],
    ]);
    const { channels } = await sharp(join(out, '2-400.webp')).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual([3, 6, 10]);
    expect(pages[0]?.hash).toBe(pages[1]?.hash);
  });

  it('a page that is turned, as sharp as one that lies so in its file', async () => {
    const half = await page(600, 1800, '#e01010');
    const upright = await sharp({ create: { width: 1200, height: 1800, channels: 3, background: '#1010e0' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const book = await PDFDocument.create();
    const picture = await book.embedPng(upright);
    book.addPage([400, 600]).drawImage(picture, { x: 0, y: 0, width: 400, height: 600 });
    const turns = [
      [90, [1600, 1067], 'top'],
      [180, [1200, 1800], 'right'],
      [270, [1600, 1067], 'bottom'],
    ] as const;
    for (const file of [await zipOf([['1.png', upright]]), await book.save()]) {
      const only = turns.map(([turn], index) => ({ source: 1, place: index + 5, turn }));
      const { pages, out, next } = await distilled(file, { only });
      expect(next).toBeUndefined();
      expect(pages.map(({ page: place, wide }) => [place, wide])).toEqual([
        [5, true],
        [6, false],
        [7, true],
      ]);
      for (const [index, [, [width, height], side]] of turns.entries()) {
        const image = pages[index]?.images[0];
        expect([image?.width, image?.height]).toEqual([width, height]);
        const name = image?.files.at(-1)?.name ?? '';
        expect(name).toBe(`${index + 5}-${width}.webp`);
        const thin = { top: 0, left: 0, width, height };
        const where = {
          top: { ...thin, height: 20 },
          bottom: { ...thin, top: height - 20, height: 20 },
          right: { ...thin, left: width - 20, width: 20 },
        }[side];
        const { channels } = await sharp(await sharp(join(out, name)).extract(where).toBuffer()).stats();
        expect(channels[0]?.mean).toBeGreaterThan(200);
        expect(channels[2]?.mean).toBeLessThan(60);
      }
    }
  });

  it('names a page that it cannot draw by its place', async () => {
    const broken = await zipOf([
      ['1.png', await page(300, 400, '#ffffff')],
      ['2.png', (await page(300, 400, '#a0b0c0')).subarray(0, 60)],
    ]);
    const only = [{ source: 2, place: 9, turn: 90 as const }];
    await expect(distilled(broken, { only })).rejects.toMatchObject({ code: 'damaged', page: 9 });
  });

  it('a tall page is slices that join without a gap', async () => {
    const { pages, out } = await distilled(await zipOf([['1.png', await page(300, 5000, '#405060')]]));
    const images = pages[0]?.images ?? [];
    expect(images.length).toBeGreaterThan(2);
    expect(images.reduce((sum, { height }) => sum + height, 0)).toBe(5000);
    expect((await readdir(out)).toSorted()).toEqual([
      '1-240.webp',
      '1-300.webp',
      '1.2-240.webp',
      '1.2-300.webp',
      '1.3-240.webp',
      '1.3-300.webp',
      '1.jpg',
    ]);
  });

  it('the same bytes give the same files', async () => {
    const content = await drawPdf(2);
    const [one, other] = [await distilled(content), await distilled(content)];
    for (const name of await readdir(one.out)) {
      expect((await readFile(join(one.out, name))).equals(await readFile(join(other.out, name)))).toBe(true);
    }
    expect(one.pages).toEqual(other.pages);
  });

  it('in parts: what one call left, the next goes on with', async () => {
    const content = await drawPdf(3);
    const first = await distilled(content, { seconds: 0.001 });
    expect(first.pages.map(({ page }) => page)).toEqual([1]);
    expect(first.next).toBe(2);
    const rest = await distilled(content, { from: 2 });
    expect(rest.pages.map(({ page }) => page)).toEqual([2, 3]);
    expect(rest.next).toBeUndefined();
  });
});

describe('a file is refused', () => {
  it.each<[string, () => Promise<Uint8Array>, object]>([
    ['that is empty', async () => Buffer.alloc(0), { code: 'empty' }],
    ['that is a picture', () => page(300, 300, '#000'), { code: 'wrong-format' }],
    ['with a damaged page, by its number', damaged, { code: 'damaged', page: 2 }],
  ])('%s', async (_, content, expected) => {
    await expect(distilled(await content())).rejects.toMatchObject(expected);
  });

  it('when a page never ends: whether its time or its memory is over first depends on the machine', async () => {
    await expect(distilled(await endless(), { pageSeconds: 8 })).rejects.toMatchObject({
      code: expect.stringMatching(/^(too-slow|too-complex)$/),
      page: 1,
    });
  });

  it('and one that cannot be opened is a fault of ours', async () => {
    const failure = distill({ program: distiller.program, file: join(folder, 'nowhere'), folder });
    await expect(failure).rejects.toThrow('ENOENT');
    await expect(failure).rejects.not.toHaveProperty('code');
  });
});

async function damaged(): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251));
  const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
  return zipOf([
    ['1.jpg', whole],
    ['2.jpg', whole.subarray(0, whole.length / 2)],
  ]);
}

/** A page whose groups each draw the next one twelve times: 12 to the 12th rectangles. */
async function endless(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const group = (content: string, within?: ReturnType<typeof context.register>) =>
    context.register(
      context.stream(content, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 600, 800],
        ...(within ? { Resources: { XObject: { G: within } } } : {}),
      }),
    );
  let inner = group('0 0 600 800 re f');
  for (let level = 0; level < 12; level += 1) inner = group('/G Do '.repeat(12), inner);
  const drawn = document.addPage([600, 800]);
  drawn.node.setXObject((await import('pdf-lib')).PDFName.of('G'), inner);
  drawn.node.addContentStream(context.register(context.stream('/G Do')));
  return document.save();
}
