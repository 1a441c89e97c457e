import { createHash } from 'node:crypto';
import { BOUNDS } from '@rawi/media/bounds';
import { writtenPictureSchema } from '@rawi/media/covers/written-picture';
import { FileRefused } from '@rawi/media/refusal';
import { LIMITS } from '@rawi/model/limits';
import { storagePaths } from '@rawi/model/paths';
import { sampleChapter } from '@rawi/model/testing/samples';
import { FILE_LEASE_SECONDS, FILE_OVERDUE_SECONDS, FILE_TRIES } from '@rawi/model/truth/file';
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
const stagedNames = () => desk.staged.paths().map((path) => path.split('/').at(-1));

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

describe('a page that takes too long', () => {
  const slow: Draw = async () => {
    throw new FileRefused('too-slow', 4);
  };

  it('is tried once more by the queue, and taken where it is in time then', async () => {
    await bring();
    await desk.run('one');
    await expect(desk.run('one', { distill: slow })).rejects.toMatchObject({ code: 'too-slow' });
    expect(await progress()).toMatchObject({ state: 'working' });
    await desk.run('one');
    expect(await desk.fileOf('one')).toMatchObject({ parts: [3, 6], tries: 0 });
  });

  it('is refused by the second try', async () => {
    await bring();
    await desk.run('one');
    await expect(desk.run('one', { distill: slow })).rejects.toMatchObject({ code: 'too-slow' });
    await desk.run('one', { distill: slow });
    expect(await progress()).toEqual({ state: 'refused', code: 'too-slow', page: 4 });
  });

  it('is no reason to try again where something else is in the way', async () => {
    await bring();
    await desk.run('one', { distill: refusing });
    expect(await progress()).toEqual({ state: 'refused', code: 'damaged', page: 2 });
  });
});

describe('a failure of ours', () => {
  it('is tried again by the queue, from the chunk that failed', async () => {
    await bring();
    await desk.run('one');
    await expect(desk.run('one', { distill: failing })).rejects.toThrow('out of order');
    expect(await desk.fileOf('one')).toMatchObject({ parts: [3], lease: null, tries: 1 });
    await desk.run('one');
    expect(await desk.fileOf('one')).toMatchObject({ parts: [3, 6], tries: 0 });
  });

  it('is a chunk without a page', async () => {
    await bring();
    const nothing: Draw = async (options) => ({ ...(await drawsPages(PAGES, 3)(options)), pages: [] });
    await expect(desk.run('one', { distill: nothing })).rejects.toThrow('had no page');
    expect(await desk.fileOf('one')).toMatchObject({ parts: [] });
  });

  it('shows the progress of another file from its beginning', async () => {
    await bring();
    const telling =
      (page: number, pageCount: number): Draw =>
      async ({ onPage }) => {
        onPage?.(page, pageCount);
        throw new Error('out of order');
      };
    await desk.run('one', { distill: telling(5, PAGES) }).catch(() => {});
    await expect.poll(() => progress()).toMatchObject({ done: 5 });
    desk.pass(3);
    await desk.run('one', { distill: telling(1, 3) }).catch(() => {});
    expect(await progress()).toEqual({ state: 'working', done: 1, pageCount: 3 });
  });

  it('takes nothing back of the progress that was shown', async () => {
    await bring();
    const telling =
      (page: number): Draw =>
      async ({ onPage }) => {
        onPage?.(page, PAGES);
        throw new Error('out of order');
      };
    await desk.run('one', { distill: telling(3) }).catch(() => {});
    await expect.poll(() => progress()).toMatchObject({ done: 3 });
    desk.pass(3);
    await desk.run('one', { distill: telling(1) }).catch(() => {});
    expect(await progress()).toEqual({ state: 'working', done: 3, pageCount: PAGES });
  });

  it('in the same chunk again and again gives the file up, and leaves nothing staged', async () => {
    await bring();
    await desk.run('one');
    desk.queue.length = 0;
    for (let tries = 0; tries < FILE_TRIES; tries += 1) {
      expect(await progress()).toMatchObject({ state: 'working' });
      await desk.run('one', { distill: failing }).catch(() => {});
    }
    await desk.run('one', { distill: failing });
    expect(await desk.fileOf('one')).toMatchObject({ progress: { state: 'failed' }, dueAt: null });
    expect(desk.staged.paths()).toEqual([]);
    await desk.drain();
    expect(await progress()).toEqual({ state: 'failed' });
  });

  it('that hands nothing to the queue is found by the sweep', async () => {
    await bring();
    const down = async () => {
      throw new Error('no queue');
    };
    await expect(desk.run('one', { enqueue: down })).rejects.toThrow('no queue');
    desk.queue.length = 0;
    expect(await desk.sweep()).toBe(0);
    desk.pass(FILE_OVERDUE_SECONDS);
    expect(await desk.sweep()).toBe(1);
    expect(await desk.sweep()).toBe(0);
    await desk.drain();
    expect(await progress()).toMatchObject({ state: 'ready' });
  });

  it('that ends a process in the middle is found by the sweep once its lease has run out', async () => {
    await bring();
    await desk.run('one');
    desk.queue.length = 0;
    // It holds the file and is never heard of again.
    const died = heldDrawing(drawsPages(PAGES, 3));
    void desk.run('one', { distill: died.distill });
    await died.begun;
    desk.pass(FILE_LEASE_SECONDS - 1);
    expect(await desk.sweep()).toBe(0);
    desk.pass(1);
    expect(await desk.sweep()).toBe(1);
    await desk.drain();
    expect(await progress()).toMatchObject({ state: 'ready' });
  });

  it('that ends every process gives the file up too', async () => {
    await bring();
    for (let tries = 0; tries < FILE_TRIES; tries += 1) {
      const died = heldDrawing(drawsPages(PAGES, 3));
      void desk.run('one', { distill: died.distill });
      await died.begun;
      desk.pass(FILE_LEASE_SECONDS);
    }
    desk.queue.length = 0;
    expect(await desk.sweep()).toBe(1);
    await desk.drain();
    expect(await progress()).toEqual({ state: 'failed' });
  });
});

describe('a refused file', () => {
  const refusing = (code: 'damaged' | 'archive-unsafe', page?: number): Draw => {
    return async () => {
      throw new FileRefused(code, page);
    };
  };

  it.each([
    ['with the page that it is about', refusing('damaged', 5), { code: 'damaged', page: 5 }],
    ['as a whole', refusing('archive-unsafe'), { code: 'archive-unsafe' }],
  ])('says why, %s, and leaves nothing staged', async (_, distill, reason) => {
    await bring();
    await desk.run('one');
    expect(stagedNames()).toContain('1-8.webp');
    await desk.drain({ distill });
    expect(await progress()).toEqual({ state: 'refused', ...reason });
    expect(desk.staged.paths()).toEqual([]);
    desk.pass(FILE_OVERDUE_SECONDS);
    expect(await desk.sweep()).toBe(0);
  });

  it.each([
    ['empty', '', undefined],
    ['wrong-format', 'packed', 'gzip'],
    ['too-heavy', Buffer.alloc(LIMITS.pdfBytes + 1), undefined],
  ])('is one that is %s, without a process', async (code, bytes, packedAs) => {
    await desk.bring(uid, 'one', 'as it was');
    // As no rule lets it in.
    desk.put(uid, 'one', bytes, packedAs);
    await desk.drain({ distill: failing });
    expect(await progress()).toEqual({ state: 'refused', code });
  });
});
