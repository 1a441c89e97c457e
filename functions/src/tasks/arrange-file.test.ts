import { FileRefused } from '@rawi/media/refusal';
import { paths, storagePaths } from '@rawi/model/paths';
import type { ArrangedPage } from '@rawi/model/truth/arranged-pages';
import { FILE_LEASE_SECONDS } from '@rawi/model/truth/file';
import { pagesOf } from '@rawi/model/truth/page-images';
import { type PageManifest, pageManifestSchema } from '@rawi/model/truth/page-manifest';
import { EMPTY_CHAPTER } from '@rawi/model/truth/submission-content';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import {
  type Draw,
  drawsPages,
  type FileDesk,
  fileDesk,
  heldDrawing,
  incoming,
} from '../testing/file-desk.ts';

const frozenChapter = { kind: 'chapter', content: EMPTY_CHAPTER, files: {} } as const;
const PAGES = 7;
const CHUNK = 3;
/** The file's own order but for a page that is left out, three that are moved, two that are turned, and a spread. */
const ARRANGED: readonly ArrangedPage[] = [
  { source: 3, turn: 0 },
  { source: 1, turn: 90 },
  { source: 2, turn: 0, spread: true },
  { source: 7, turn: 0 },
  { source: 5, turn: 270 },
  { source: 6, turn: 0 },
];
const SHOWN = ['page 3', 'page 1, turned by 90', 'page 2', 'page 7', 'page 5, turned by 270', 'page 6'];

let backend: EmulatedFirestore;
let desk: FileDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('arrange-file');
});
beforeEach(async () => {
  backend.clear();
  desk = fileDesk(backend.firestore, drawsPages(PAGES, CHUNK));
  await desk.addPerson('layla');
  await desk.bring('layla', 'one');
  await desk.drain();
});
afterAll(() => backend.stop());

const arrange = (pages: readonly ArrangedPage[]) => desk.arrange('one', pages, PAGES);
async function ready() {
  const { progress } = await desk.fileOf('one');
  if (progress.state !== 'ready') throw new Error(`It is ${progress.state}.`);
  return progress;
}
async function readText(path: string): Promise<string> {
  const bytes = await desk.staged.read(path, 1_000_000);
  if (!Buffer.isBuffer(bytes)) throw new Error(`There is no ${path}.`);
  return bytes.toString('latin1');
}
async function manifest(): Promise<PageManifest> {
  const { folder } = await ready();
  return pageManifestSchema.parse(JSON.parse(await readText(`${folder}/manifest.json`)));
}
/** What its pages show, in order. */
async function shown(): Promise<string[]> {
  const pages = pagesOf(await manifest());
  return Promise.all(pages.map((page) => readText(page[0]?.sources[0]?.path ?? '')));
}
const onlyDraws: Draw = async (options) => {
  if (!options.only) throw new Error('All pages are drawn again.');
  return drawsPages(PAGES, CHUNK)(options);
};

it('shows pages in another order, without some, turned and as spreads; only those turned are drawn again', async () => {
  const before = await ready();
  await arrange(ARRANGED);
  await desk.drain({ distill: onlyDraws });
  expect(await shown()).toEqual(SHOWN);
  const after = await ready();
  // What is drawn again at the second place is empty there.
  expect(after).toMatchObject({
    pageCount: 6,
    readingDirection: 'rtl',
    emptyPages: [2, 3],
    lostTextPages: [1],
  });
  expect(after.folder).not.toBe(before.folder);
  expect(pagesOf(await manifest()).map(([image]) => image?.wide)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
});

it('leaves out of the copy for download what is left out', async () => {
  await arrange([{ source: 2, turn: 0 }]);
  await desk.drain();
  const { folder, pdfBytes } = await ready();
  const pdf = await readText(`${folder}/chapter.pdf`);
  expect(pdf).toContain('/Count 1');
  expect(pdf).toHaveLength(pdfBytes);
});

it('draws more turned pages than there is time for in several tasks', async () => {
  const turned = Array.from({ length: PAGES }, (_, index) => ({ source: PAGES - index, turn: 180 as const }));
  await arrange(turned);
  const seen = [];
  for (let fileId = desk.queue.shift(); fileId; fileId = desk.queue.shift()) {
    await desk.run(fileId, { distill: onlyDraws });
    seen.push((await desk.fileOf('one')).progress);
  }
  const working = { state: 'working', pageCount: PAGES };
  expect(seen).toMatchObject([
    { ...working, done: 3 },
    { ...working, done: 6 },
    { ...working, done: 7 },
    { state: 'ready' },
  ]);
  expect(await shown()).toEqual(turned.map(({ source }) => `page ${source}, turned by 180`));
});

it('gives the same where a task runs twice', async () => {
  await arrange(ARRANGED);
  await desk.run('one');
  const files = new Map(desk.staged.files);
  const { arrangement } = await desk.fileOf('one');
  await backend.firestore.doc('files/one').update({ arrangement: { ...arrangement, parts: [] } });
  await desk.run('one');
  expect(new Map(desk.staged.files)).toEqual(files);
  desk.queue.push('one', 'one', 'one');
  await desk.drain();
  expect(await shown()).toEqual(SHOWN);
});

it('removes what earlier arrangements made, but for what reviewers saw or pinned notes to', async () => {
  const folders: string[] = [];
  for (const source of [1, 2, 3, 4]) {
    await arrange([{ source, turn: 0 }]);
    await desk.drain();
    folders.push((await ready()).folder);
    if (source === 1) {
      const revision = { ...frozenChapter, uid: 'layla', at: new Date(), pages: folders[0] };
      await backend.firestore.doc(paths.revision('submission', 1)).set(revision);
    }
  }
  const [seen = '', second = '', third = '', last = ''] = folders;
  const isThere = (folder: string) => desk.staged.paths().some((path) => path.startsWith(`${folder}/`));
  expect([seen, second, third, last].map(isThere)).toEqual([true, false, false, true]);
  const { arrangement } = await desk.fileOf('one');
  expect(isThere(arrangement?.folder ?? 'none')).toBe(true);
});

it('drops what a task makes of an older arrangement that ends late', async () => {
  await arrange([{ source: 1, turn: 90 }]);
  desk.queue.length = 0;
  const held = heldDrawing(drawsPages(PAGES, CHUNK));
  const older = desk.run('one', { distill: held.distill });
  await held.begun;
  await arrange(ARRANGED);
  await desk.drain();
  const after = await desk.fileOf('one');
  held.go();
  await older;
  expect(await desk.fileOf('one')).toEqual(after);
  await desk.drain();
  expect(await shown()).toEqual(SHOWN);
});

it('goes on from a task that died with the one that takes over', async () => {
  await arrange(ARRANGED);
  desk.queue.length = 0;
  const dies = desk.run('one', { distill: () => Promise.reject(new Error('out of order')) });
  await expect(dies).rejects.toThrow('out of order');
  desk.pass(FILE_LEASE_SECONDS * 10);
  await desk.sweep();
  await desk.drain();
  expect(await shown()).toEqual(SHOWN);
});

it('draws its own pages again where they were drawn in an older way, before it arranges them', async () => {
  const { source } = await desk.fileOf('one');
  await backend.firestore.doc('files/one').update({ source: { ...source, recipe: 1 } });
  await arrange(ARRANGED);
  await desk.drain();
  expect(await shown()).toEqual(SHOWN);
  expect((await desk.fileOf('one')).source?.recipe).toBe(source?.recipe);
});

it('puts nothing together where a file of a page is gone', async () => {
  const [image] = pagesOf(await manifest())[2] ?? [];
  await desk.staged.remove(image?.sources[0]?.path ?? '');
  await arrange([{ source: 3, turn: 0 }]);
  await expect(desk.run('one')).rejects.toThrow('is not there');
  expect((await desk.fileOf('one')).progress.state).not.toBe('ready');
});

it('turns no page of another file than the one that was drawn', async () => {
  desk.uploads.put(incoming('layla', 'one'), Buffer.from('%PDF-1.7 of somebody else'));
  await arrange([{ source: 3, turn: 90 }]);
  await expect(desk.run('one')).rejects.toThrow('is not the one that was drawn');
  expect((await desk.fileOf('one')).progress.state).not.toBe('ready');
});

it('keeps the file’s own pages where a turned one is refused, or its upload is gone', async () => {
  const own = desk.staged.paths();
  await arrange(ARRANGED);
  await desk.drain({ distill: () => Promise.reject(new FileRefused('page-too-large', 2)) });
  const file = await desk.fileOf('one');
  expect(file).toMatchObject({
    progress: { state: 'refused', code: 'page-too-large', page: 2 },
    arrangement: { pages: ARRANGED },
    dueAt: null,
  });
  await desk.uploads.remove(incoming('layla', 'one'));
  await arrange(ARRANGED);
  await desk.drain();
  expect((await desk.fileOf('one')).progress).toEqual({ state: 'failed' });
  expect(desk.staged.paths()).toEqual(expect.arrayContaining(own));
  // What needs no drawing works without the upload.
  await arrange([{ source: 4, turn: 0 }]);
  await desk.drain();
  expect(await shown()).toEqual(['page 4']);
  expect(desk.staged.paths().every((path) => path.startsWith(storagePaths.stagedFile('layla', 'one')))).toBe(
    true,
  );
});
