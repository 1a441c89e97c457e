import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FileRefused } from '../refusal.ts';
import { zipOf } from '../testing/archive-file.ts';
import { bundledDistiller } from '../testing/bundled-distiller.ts';
import { type DenseOptions, distillDense } from './distill-dense.ts';

// Processes are started, on a machine that may be busy with others.
vi.setConfig({ testTimeout: 180_000 });

let distiller: Awaited<ReturnType<typeof bundledDistiller>>;
let folder: string;
beforeAll(async () => {
  distiller = await bundledDistiller();
  folder = await mkdtemp(join(tmpdir(), 'dense-'));
}, 60_000);
afterAll(async () => {
  await distiller.remove();
  await rm(folder, { recursive: true });
});

const page = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();
const asItIs = (place: number) => ({ source: place, place, turn: 0 as const });

async function drawn(content: Uint8Array, options: Pick<DenseOptions, 'pages'> & Partial<DenseOptions>) {
  const out = await mkdtemp(join(folder, 'out-'));
  const file = join(out, 'original');
  await writeFile(file, content);
  const done = await distillDense({
    program: distiller.program,
    file,
    folder: out,
    seconds: 60,
    pageSeconds: 120,
    ...options,
  });
  const names = (await readdir(out)).filter((name) => name !== 'original').toSorted();
  return { done, names, out };
}

describe('files for dense screens', () => {
  it('are drawn of pages that have so many pixels, turned and named by their places, and of no others', async () => {
    const archive = await zipOf([
      ['1.png', await page(2600, 3900)],
      ['2.png', await page(2399, 3000)],
      ['3.png', await page(1000, 3000)],
    ]);
    const { done, names, out } = await drawn(archive, {
      pages: [asItIs(1), { source: 2, place: 3, turn: 0 }, { source: 3, place: 7, turn: 90 }],
    });
    expect(done).toEqual([
      { page: 1, isThere: true },
      { page: 3, isThere: false },
      { page: 7, isThere: true },
    ]);
    expect(names).toEqual(['1-2400.webp', '7-2400.webp']);
    const { width, height, format } = await sharp(join(out, '1-2400.webp')).metadata();
    expect([format, width, height]).toEqual(['webp', 2400, 3600]);
  });

  it('are drawn of a PDF that is drawn by lines, as many as there is time for', async () => {
    const document = await PDFDocument.create();
    for (const _ of [1, 2]) document.addPage([300, 420]).drawCircle({ x: 150, y: 200, size: 90 });
    const { done, names } = await drawn(await document.save(), {
      pages: [asItIs(1), asItIs(2)],
      seconds: 0.001,
    });
    expect(done).toEqual([{ page: 1, isThere: true }]);
    expect(names).toEqual(['1-2400.webp']);
  });

  it('are none of what is no file of pages', async () => {
    await expect(drawn(Buffer.from('no comic'), { pages: [asItIs(1)] })).rejects.toThrow(FileRefused);
  });
});
