import { FileRefused } from '@rawi/media/refusal';
import { LIMITS } from '@rawi/model/limits';
import { FILE_LEASE_SECONDS, FILE_OVERDUE_SECONDS, FILE_TRIES } from '@rawi/model/truth/file';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type Draw, drawsPages, type FileDesk, fileDesk, heldDrawing } from '../testing/file-desk.ts';

const uid = 'layla';
const PAGES = 7;

let backend: EmulatedFirestore;
let desk: FileDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('distill-file-fails');
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
