import { createHash } from 'node:crypto';
import { BOUNDS } from '@rawi/media/bounds';
import { writtenPictureSchema } from '@rawi/media/covers/written-picture';
import { FileRefused } from '@rawi/media/refusal';
import { storagePaths } from '@rawi/model/paths';
import { sampleChapter } from '@rawi/model/testing/samples';
import { chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import { FILE_LEASE_SECONDS } from '@rawi/model/truth/file';
import { pagesOf } from '@rawi/model/truth/page-images';
import { pageManifestSchema } from '@rawi/model/truth/page-manifest';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { chapterRef } from '../data/chapters.ts';
import {
  type Draw,
  drawsPages,
  type FileDesk,
  fileDesk,
  heldDrawing,
  incoming,
} from '../testing/file-desk.ts';

const uid = 'layla';
const PAGES = 7;
const ORIGINAL = incoming(uid, 'one');
const STAGED = storagePaths.stagedFile(uid, 'one');

let backend: EmulatedFirestore;
let desk: FileDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('distill-file');
});
beforeEach(() => begin());
afterAll(() => backend.stop());

async function begin(draw: Draw = drawsPages(PAGES, 3)): Promise<void> {
  backend.clear();
  desk = fileDesk(backend.firestore, draw);
  await desk.addPerson(uid);
}
const bring = (fileId = 'one', bytes = 'a comic', owner = uid) => desk.bring(owner, fileId, bytes);
const progress = async (fileId = 'one') => (await desk.fileOf(fileId)).progress;

const failing: Draw = async () => {
  throw new Error('out of order');
};
const refusing: Draw = async () => {
  throw new FileRefused('damaged', 2);
};
/** As many as the images of a chapter that are one too many. */
const MANY = Array.from({ length: BOUNDS.manifestImages + 1 }, (_, index) => index);

describe('a chapter’s file', () => {
  it('becomes pages, a copy for download and what is known of them, chunk after chunk', async () => {
    await bring();
    expect(await desk.fileOf('one')).toMatchObject({ uid, progress: { state: 'waiting' } });
    const seen = [];
    for (let fileId = desk.queue.shift(); fileId; fileId = desk.queue.shift()) {
      await desk.run(fileId);
      seen.push(await progress());
    }
    const working = { state: 'working', pageCount: PAGES };
    expect(seen).toMatchObject([
      { ...working, done: 3 },
      { ...working, done: 6 },
      { ...working, done: 7 },
      { state: 'ready', pageCount: PAGES, readingDirection: 'rtl' },
    ]);
    const { progress: ready, lease, dueAt, source } = await desk.fileOf('one');
    if (ready.state !== 'ready') throw new Error('It is not ready.');
    expect({ lease, dueAt, bytes: source?.bytes }).toEqual({ lease: null, dueAt: null, bytes: 7 });
    expect(ready.repeatedPages).toEqual([
      { page: 4, likePage: 1 },
      { page: 7, likePage: 1 },
    ]);
    expect(ready).toMatchObject({ emptyPages: [2], lostTextPages: [3] });
    const read = async (name: string) => desk.staged.read(`${ready.folder}/${name}`, 1_000_000);
    const bytesOf = async (name: string) => {
      const bytes = await read(name);
      if (!Buffer.isBuffer(bytes)) throw new Error(`There is no ${name}.`);
      return bytes;
    };
    const manifest = pageManifestSchema.parse(JSON.parse(String(await read('manifest.json'))));
    const files = pagesOf(manifest).flatMap((page) => page.flatMap(({ sources }) => sources));
    expect(files).toHaveLength(PAGES);
    for (const [index, { path }] of files.entries()) {
      expect(String(await desk.staged.read(path, 100))).toBe(`page ${index + 1}`);
    }
    expect(manifest.panels.length).toBeGreaterThan(0);
    expect(manifest.strip).toBeDefined();
    expect(await sharp(await bytesOf('strip-300.webp')).metadata()).toMatchObject({ height: 300 });
    const cover = writtenPictureSchema.parse(JSON.parse(String(await read('cover.json'))));
    expect(await sharp(await bytesOf(`cover-${cover.variants[0]?.name}`)).metadata()).toMatchObject({
      width: cover.width,
    });
    const pdf = await bytesOf('chapter.pdf');
    expect(pdf.length).toBe(ready.pdfBytes);
    expect(pdf.toString('latin1')).toContain(`/Count ${PAGES}`);
    expect(JSON.parse(String(await read('pages.json')))).toHaveLength(PAGES);
    const panels = chapterPanelsSchema.parse(JSON.parse(String(await read('panels.json'))));
    expect(panels.pages).toHaveLength(PAGES);
    expect(desk.uploads.paths()).toEqual([ORIGINAL]);
    expect([...desk.uploads.withToken(), ...desk.staged.withToken()]).toEqual([]);
    expect(desk.staged.paths().every((path) => path.startsWith(STAGED))).toBe(true);
  });

  it('shows its progress every two seconds at most, and holds its lease with it', async () => {
    const written: unknown[] = [];
    const slow: Draw = async (options) => {
      const drawn = await drawsPages(PAGES, PAGES)({ ...options, onPage: () => {} });
      for (let page = 1; page <= PAGES; page += 1) {
        desk.pass(0.9);
        options.onPage?.(page, PAGES);
        await expect.poll(async () => (await desk.fileOf('one')).lease?.id).toBe('lease-1');
        written.push(await progress());
      }
      return drawn;
    };
    await begin(slow);
    await bring();
    await desk.run('one');
    const done = written.map((each) => (each as { done?: number }).done ?? 0);
    expect(done.toSorted((one, other) => one - other)).toEqual(done);
    expect(new Set(done).size).toBeLessThanOrEqual(5);
    expect(Math.max(...done)).toBeGreaterThan(1);
    expect(await progress()).toEqual({ state: 'working', done: PAGES, pageCount: PAGES });
  });

  it('costs a write for each chunk beside its lease and its progress', async () => {
    await bring();
    backend.resetBilling();
    await desk.run('one');
    expect(backend.billing().writes).toBeLessThanOrEqual(4);
  });

  it('is reported when a ready one of its owner has the same bytes, and not before', async () => {
    await bring('one');
    await bring('two', 'another comic');
    await desk.drain();
    desk.pass(1);
    await bring('three');
    await desk.drain();
    const same = [];
    for (const id of ['one', 'two', 'three']) {
      const now = await progress(id);
      same.push(now.state === 'ready' ? now.sameAs : now.state);
    }
    expect(same).toEqual([undefined, undefined, 'one']);
  });

  it('is not reported where the earlier one was refused', async () => {
    await bring('refused');
    await desk.run('refused');
    await desk.run('refused', { distill: refusing });
    expect(await progress('refused')).toMatchObject({ state: 'refused' });
    desk.queue.length = 0;
    await bring('again');
    await desk.drain();
    const { state, ...rest } = await progress('again');
    expect(state).toBe('ready');
    expect(rest).not.toHaveProperty('sameAs');
  });

  it('is refused where its pages have more images than a manifest holds', async () => {
    const sliced: Draw = async (options) => {
      const drawn = await drawsPages(PAGES, 3)(options);
      const pages = drawn.pages.map((page) =>
        page.page === 1 ? { ...page, images: page.images.flatMap((image) => MANY.map(() => image)) } : page,
      );
      return { ...drawn, pages };
    };
    await bring();
    await desk.drain({ distill: sliced });
    expect(await progress()).toEqual({ state: 'refused', code: 'too-many-pages' });
  });

  it('tells its owner nothing of what somebody else has brought and not published, not by a word and not by what is read', async () => {
    await desk.addPerson('sara');
    await bring('theirs', 'a comic', 'sara');
    await desk.drain();
    const costs = [];
    for (const [id, bytes] of [
      ['same', 'a comic'],
      ['other', 'other pages'],
    ] as const) {
      await bring(id, bytes);
      for (let chunk = 0; chunk < 3; chunk += 1) await desk.run(id);
      backend.resetBilling();
      await desk.run(id);
      costs.push(backend.billing().reads);
      const { state, ...rest } = await progress(id);
      expect({ id, state }).toEqual({ id, state: 'ready' });
      expect(rest).not.toHaveProperty('sameAs');
      desk.queue.length = 0;
    }
    expect(costs[0]).toBe(costs[1]);
  });
});

describe('a published chapter of the same bytes', () => {
  it('is reported', async () => {
    const sha256 = createHash('sha256').update('a comic').digest('hex');
    const { id, ...chapter } = sampleChapter('salt-1-en', { comicId: 'salt', sha256 });
    await chapterRef(backend.firestore, 'salt', id).set(chapter);
    await bring('one', 'a comic');
    await bring('two', 'another comic');
    await desk.drain();
    expect(await progress('one')).toMatchObject({ state: 'ready', sameChapter: 'salt-1-en' });
    expect(await progress('two')).not.toHaveProperty('sameChapter');
  });
});

describe('an upload', () => {
  it('whose bytes change under way is begun from the start', async () => {
    await bring();
    await desk.run('one');
    const before = (await desk.fileOf('one')).source;
    desk.put(uid, 'one', 'other bytes');
    await desk.run('one');
    expect(await desk.fileOf('one')).toMatchObject({ parts: [3], source: { bytes: 11 } });
    expect((await desk.fileOf('one')).source?.sha256).not.toBe(before?.sha256);
    await desk.drain();
    expect(await progress()).toMatchObject({ state: 'ready' });
  });

  it('that was deleted under way is failed', async () => {
    await bring();
    await desk.run('one');
    await desk.uploads.remove(ORIGINAL);
    await desk.drain();
    expect(await desk.fileOf('one')).toMatchObject({ progress: { state: 'failed' }, dueAt: null });
    expect(desk.staged.paths()).toEqual([]);
  });
});

describe('a task beside another one', () => {
  it('leaves the file alone', async () => {
    await bring();
    const held = heldDrawing(drawsPages(PAGES, 3));
    const first = desk.run('one', { distill: held.distill });
    await held.begun;
    const during = await desk.fileOf('one');
    await desk.run('one', { distill: failing });
    expect(await desk.fileOf('one')).toEqual(during);
    held.go();
    await first;
    expect(await desk.fileOf('one')).toMatchObject({ parts: [3], lease: null, tries: 0 });
  });

  it('takes over once its lease has run out, and what the first still does changes nothing', async () => {
    await bring();
    const held = heldDrawing(drawsPages(PAGES, 3));
    const first = desk.run('one', { distill: held.distill });
    await held.begun;
    desk.pass(FILE_LEASE_SECONDS);
    desk.queue.length = 0;
    await desk.run('one');
    const after = await desk.fileOf('one');
    expect(after).toMatchObject({ parts: [3] });
    const files = new Map(desk.staged.files);
    held.go();
    await first;
    expect(await desk.fileOf('one')).toEqual(after);
    expect(desk.staged.paths()).toEqual([...files.keys()].toSorted());
    expect(desk.queue).toEqual(['one']);
    await desk.drain();
    expect(await progress()).toMatchObject({ state: 'ready' });
  });

  it('that refuses late takes nothing away from the one that took over', async () => {
    await bring();
    const held = heldDrawing(drawsPages(PAGES, 3));
    const late: Draw = async (options) => {
      await held.distill(options);
      throw new FileRefused('too-complex', 1);
    };
    const first = desk.run('one', { distill: late });
    await held.begun;
    desk.pass(FILE_LEASE_SECONDS);
    await desk.drain();
    const names = desk.staged.paths();
    held.go();
    await first;
    expect(await progress()).toMatchObject({ state: 'ready' });
    expect(desk.staged.paths()).toEqual(names);
  });
});
