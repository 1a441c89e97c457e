import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPdf, HOSTILE_FILES } from '@rawi/import/testing/sample-folder';
import { distill } from '@rawi/media/distill/distill';
import { renamed, zipOf } from '@rawi/media/testing/archive-file';
import { type Bundled, bundledDistiller } from '@rawi/media/testing/bundled-distiller';
import { protectedPdf } from '@rawi/media/testing/protected-pdf';
import { pagesOf } from '@rawi/model/truth/page-images';
import { pageManifestSchema } from '@rawi/model/truth/page-manifest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { interlacedPng } from '../testing/bombs.ts';
import { type FileDesk, fileDesk } from '../testing/file-desk.ts';

let backend: EmulatedFirestore;
let distiller: Bundled;
let desk: FileDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('real-files');
  distiller = await bundledDistiller();
});
beforeEach(async () => {
  backend.clear();
  const { program } = distiller;
  desk = fileDesk(backend.firestore, (options) => distill({ ...options, program, pageSeconds: 60 }));
  await desk.addPerson('layla');
});
afterAll(async () => {
  await backend.stop();
  await distiller.remove();
});

async function brought(bytes: Buffer) {
  await desk.bring('layla', 'one', bytes);
  await desk.drain();
  return (await desk.fileOf('one')).progress;
}

it('a PDF becomes ready', async () => {
  const progress = await brought(Buffer.from(await drawPdf(2)));
  expect(progress).toMatchObject({ state: 'ready', pageCount: 2 });
  const names = desk.staged.paths().map((path) => path.split('/').at(-1));
  expect(names).toEqual(expect.arrayContaining(['1-400.webp', '2-400.webp', 'chapter.pdf', 'manifest.json']));
});

it('a CBZ becomes ready, with as many pages as it has images', async () => {
  const pages = [10, 2].map((number) => [`${number}.png`, interlacedPng(600, 840)] as const);
  const progress = await brought(await zipOf(pages));
  expect(progress).toMatchObject({ state: 'ready', pageCount: 2 });
});

it.each([
  ['a PDF', async () => Buffer.from(await drawPdf(3))],
  ['a CBZ', () => zipOf([1, 2, 3].map((number) => [`${number}.png`, interlacedPng(400, 560)] as const))],
])('%s is arranged: pages are left out, moved and turned, in its copy for download too', async (_, make) => {
  const before = await brought(await make());
  const pages = [
    { source: 3, turn: 90 },
    { source: 1, turn: 0, spread: true },
  ] as const;
  await desk.arrange('one', pages, 3);
  await desk.drain();
  const { progress } = await desk.fileOf('one');
  if (before.state !== 'ready' || progress.state !== 'ready') throw new Error('It is not ready.');
  const read = async (name: string) => {
    const bytes = await desk.staged.read(name, 10_000_000);
    if (!Buffer.isBuffer(bytes)) throw new Error(`There is no ${name}.`);
    return bytes;
  };
  const manifest = pageManifestSchema.parse(
    JSON.parse(String(await read(`${progress.folder}/manifest.json`))),
  );
  const [turned, moved] = pagesOf(manifest).flat();
  expect([turned, moved]).toMatchObject([
    { width: 560, height: 400, wide: true },
    { width: 400, height: 560, wide: true },
  ]);
  const image = (folder: string, name: string) => read(`${folder}/${name}`);
  expect(await image(progress.folder, '2-400.webp')).toEqual(await image(before.folder, '1-400.webp'));
  const pdf = (await read(`${progress.folder}/chapter.pdf`)).toString('latin1');
  expect(
    [...pdf.matchAll(/MediaBox \[0 0 (\S+) (\S+)\]/g)].map(
      ([, width, height]) => Number(width) > Number(height),
    ),
  ).toEqual([true, false]);
});

const evil = async () => renamed(await zipOf([['aa/one.png', interlacedPng(20, 20)]]), 'aa/one', '../one');
const MADE: [string, () => Promise<Buffer>, object][] = [
  ['a name that leads upwards', evil, { code: 'archive-unsafe' }],
  [
    'a picture too large to unpack',
    () => zipOf([['1.png', interlacedPng(12_000, 12_000)]]),
    { code: 'page-too-large', page: 1 },
  ],
  ['no comic', async () => Buffer.from('<script>alert(1)</script>'), { code: 'wrong-format' }],
  ['a PDF that asks for a password', protectedPdf, { code: 'password' }],
  ['nothing behind its head', async () => Buffer.from('%PDF-1.7\n'), { code: 'damaged' }],
];
const FOUND: [string, () => Promise<Buffer>, object][] = (
  [
    ['handmade/image-bomb-30000x30000.pdf', { code: 'page-too-large', page: 1 }],
    ['handmade/cbz-renamed.pdf', { code: 'archive-unsafe' }],
    ['handmade/encrypted-user-password-reader.pdf', { code: 'password' }],
  ] as const
).map(([name, refusal]) => [name, () => readFile(join(HOSTILE_FILES ?? '', name)), refusal]);

if (HOSTILE_FILES === undefined) {
  console.warn('No hostile files on this machine (RAWI_SAMPLES): only made ones are tried.');
}
describe('a hostile file is refused, and nothing is left of it', () => {
  it.each(MADE)('%s', async (_, make, refusal) => {
    expect(await brought(await make())).toEqual({ state: 'refused', ...refusal });
    expect(desk.staged.paths()).toEqual([]);
  });

  it.skipIf(HOSTILE_FILES === undefined).each(FOUND)('%s', async (_, read, refusal) => {
    expect(await brought(await read())).toMatchObject({ state: 'refused', ...refusal });
    expect(desk.staged.paths()).toEqual([]);
  });
});
