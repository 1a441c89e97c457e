import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileRefused } from '@rawi/media/refusal';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { filesOfChapter } from '@rawi/model/truth/named-files';
import { packImage, pagesOf } from '@rawi/model/truth/page-images';
import { LEFTOVER_DAYS, REPLACED_HOURS } from '@rawi/model/truth/publication';
import { reading } from '@rawi/model/truth/tolerant';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { drawDense } from '../schedules/draw-dense.ts';
import { PAGES, type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { writeComic } from '../testing/write-comic.ts';
import { type DensePages, drawDensePages } from './dense-pages.ts';

let backend: EmulatedFirestore;
let desk: PublishingDesk;
let asked: number[][] = [];
beforeAll(async () => {
  backend = await emulatedFirestore('dense-pages');
});
beforeEach(async () => {
  backend.clear();
  asked = [];
  desk = publishingDesk(backend.firestore);
  await desk.addPerson('layla');
  await desk.addNames();
  await writeComic(backend.firestore, sampleComic('simurgh', { chapterCount: 1 }), [
    sampleChapter('simurgh-1-en', { comicId: 'simurgh', number: 1 }),
  ]);
});
afterAll(() => backend.stop());

/** Publishes a chapter of pages that are as wide as any, but for the second one, which is narrower. */
async function publishWide(submissionId: string, more: object = {}): Promise<void> {
  await desk.addChapter(submissionId, 'layla', {}, more);
  const fileId = `chapter-of-${submissionId}`;
  const sha256 = createHash('sha256').update('an original').digest('hex');
  await backend.firestore.doc(paths.file(fileId)).update({ 'source.sha256': sha256 });
  const folder = desk.folderOf('layla', fileId);
  const widths = Array.from({ length: PAGES }, (_, index) => (index === 1 ? 900 : 1600));
  const images = widths.map((width) =>
    packImage({ width, height: 2400, wide: false, continues: false, color: '#000000' }),
  );
  const manifest = { folder: 'staging/else', widths: [1600], images, panels: [], strip: [100] };
  desk.bucket.put(`${folder}/manifest.json`, Buffer.from(JSON.stringify(manifest)));
  for (const [index, width] of widths.entries()) {
    desk.bucket.put(`${folder}/${index + 1}-${width}.webp`, Buffer.from(`page ${index + 1}`));
  }
  await desk.decide(submissionId);
  await desk.drain();
}

const dense = (draw?: DensePages['draw']): DensePages => ({
  ...desk.services,
  draw: async (options) => {
    asked.push(options.pages.map(({ place }) => place));
    if (draw) return draw(options);
    const done = options.pages.map(({ place }) => ({ page: place, isThere: place !== 1 }));
    for (const { page } of done.filter(({ isThere }) => isThere)) {
      await writeFile(join(options.folder, `${page}-2400.webp`), `dense ${page}`);
    }
    return done;
  },
});
/** A run for which there is time for one page. */
const onePage: DensePages['draw'] = async ({ pages, folder }) => {
  const [first] = pages;
  if (!first) return [];
  await writeFile(join(folder, `${first.place}-2400.webp`), `dense ${first.place}`);
  return [{ page: first.place, isThere: true }];
};

const chapterRef = () => backend.firestore.doc(paths.chapter('simurgh', 'simurgh-6-ar_layla'));
const chapterAt = async () => reading(chapterSchema).parse((await chapterRef().get()).data());
const denseIn = ({ manifest }: Chapter) =>
  (manifest ? pagesOf(manifest) : []).map(([page]) => page?.dense?.path);
const densePaths = () => desk.bucket.paths().filter((path) => path.endsWith('-2400.webp'));
const pageAt = async (id: string) => (await desk.work(id))?.densePage;

describe('files for dense screens', () => {
  it('are made behind a publication, of the pages that have so many pixels, and named by their chapter', async () => {
    await publishWide('one');
    const before = await chapterAt();
    expect(denseIn(before)).toEqual([undefined, undefined, undefined]);
    expect(await pageAt('one')).toBe(1);
    expect(await drawDense(dense())).toBe(1);
    // The second page is narrower than the widest that readers get: nobody asks for more of it.
    expect(asked).toEqual([[1, 3]]);
    const after = await chapterAt();
    const path = `${before.manifest?.folder}/3-2400.webp`;
    expect(denseIn(after)).toEqual([undefined, undefined, path]);
    expect(after.manifest?.widths).toEqual(before.manifest?.widths);
    expect(densePaths()).toEqual([path]);
    expect(desk.bucket.withToken()).not.toContain(path);
    expect(filesOfChapter(after)).toContain(path);
    expect((await backend.firestore.doc('dirty/chapter_simurgh-6-ar_layla').get()).exists).toBe(true);
    expect(await pageAt('one')).toBe(0);
    expect(await drawDense(dense())).toBe(0);
  });

  it('are made some at a time, and named when the last is there', async () => {
    await publishWide('one');
    expect(await drawDensePages(dense(onePage), 'one', 1)).toBe(false);
    expect(await pageAt('one')).toBe(3);
    expect(denseIn(await chapterAt()).filter(Boolean)).toEqual([]);
    expect(await drawDensePages(dense(onePage), 'one', 1)).toBe(true);
    expect(asked).toEqual([[1, 3], [3]]);
    expect(densePaths()).toHaveLength(2);
    expect(denseIn(await chapterAt()).filter(Boolean)).toEqual(densePaths());
  });

  it('are none where the original is gone, another one, or refused, and where no page has so many pixels', async () => {
    await publishWide('one');
    const refuse = () => Promise.reject(new FileRefused('damaged'));
    expect(await drawDense(dense(refuse))).toBe(1);
    expect(denseIn(await chapterAt()).filter(Boolean)).toEqual([]);
    const publication = backend.firestore.doc(paths.publication('one'));
    const none: DensePages['draw'] = async ({ pages }) =>
      pages.map(({ place }) => ({ page: place, isThere: false }));
    await publication.update({ densePage: 1 });
    expect(await drawDense(dense(none))).toBe(1);
    await backend.firestore.doc(paths.file('chapter-of-one')).update({ 'source.sha256': 'f'.repeat(64) });
    await publication.update({ densePage: 1 });
    expect(await drawDense(dense())).toBe(1);
    desk.stage.pass(LEFTOVER_DAYS * 24 * 3600);
    await desk.sweep();
    await desk.drain();
    await publication.update({ densePage: 1 });
    expect(await drawDense(dense())).toBe(1);
    expect(asked).toHaveLength(2);
    expect(denseIn(await chapterAt()).filter(Boolean)).toEqual([]);
    expect(densePaths()).toEqual([]);
    expect(await pageAt('one')).toBe(0);
  });

  it('wait for the next run where the bucket does not answer', async () => {
    await publishWide('one');
    expect(await drawDense(dense(() => Promise.reject(new Error('no answer'))))).toBe(0);
    expect(await pageAt('one')).toBe(1);
  });

  it('of a file that is replaced go with it, and the new one has its own', async () => {
    await publishWide('one');
    await drawDense(dense());
    const before = denseIn(await chapterAt())[2];
    await publishWide('two', { replaces: 'one', comicId: 'simurgh', chapterId: 'simurgh-6-ar_layla' });
    await drawDense(dense());
    const after = denseIn(await chapterAt())[2];
    expect(densePaths()).toHaveLength(2);
    desk.stage.pass(REPLACED_HOURS * 3600);
    await desk.sweep();
    await desk.drain();
    expect(after).not.toBe(before);
    expect(densePaths()).toEqual([after]);
  });

  it('leave nothing where the chapter is gone before the last is there', async () => {
    await publishWide('one');
    await drawDensePages(dense(onePage), 'one', 1);
    await chapterRef().delete();
    expect(await drawDense(dense(onePage))).toBe(1);
    expect(densePaths()).toEqual([]);
  });

  it('are not published of a chapter that is taken from readers while they are drawn', async () => {
    await publishWide('one');
    const upload = vi.spyOn(desk.bucket, 'upload');
    await drawDensePages(
      dense(async (options) => {
        await chapterRef().delete();
        return onePage(options);
      }),
      'one',
      1,
    );
    expect(upload).not.toHaveBeenCalled();
    expect(densePaths()).toEqual([]);
  });

  it('that come behind the end of their chapter are deleted', async () => {
    await publishWide('one');
    const upload = desk.bucket.upload.bind(desk.bucket);
    vi.spyOn(desk.bucket, 'upload').mockImplementation(async (...file) => {
      // An unpublication has listed and deleted its files already.
      await chapterRef().delete();
      await backend.firestore.doc(paths.publication('one')).update({ way: 'away' });
      return upload(...file);
    });
    await drawDensePages(dense(onePage), 'one', 1);
    expect(densePaths()).toEqual([]);
  });

  it('stay with a chapter that is kept for its translator', async () => {
    await publishWide('one');
    await drawDense(dense());
    const [, , third] = denseIn(await chapterAt());
    await chapterRef().delete();
    // On the way back its publication is about the folder in which it is kept.
    const work = backend.firestore.doc(paths.publication('one'));
    await work.update({ way: 'back', densePage: 1 });
    expect(await drawDensePages(dense(), 'one', 1)).toBe(true);
    expect(densePaths()).toContain(third);
    expect((await work.get()).get('densePage')).toBe(0);
  });

  it('are drawn on from where the run that came furthest ended', async () => {
    await publishWide('one');
    const work = backend.firestore.doc(paths.publication('one'));
    await drawDensePages(
      dense(async (options) => {
        // Another run is done meanwhile.
        await work.update({ densePage: 0 });
        return onePage(options);
      }),
      'one',
      1,
    );
    expect((await work.get()).get('densePage')).toBe(0);
  });
});
