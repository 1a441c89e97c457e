import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { REPLACED_HOURS } from '@rawi/model/truth/publication';
import { reading } from '@rawi/model/truth/tolerant';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('publish-blurred');
});
beforeEach(async () => {
  backend.clear();
  desk = publishingDesk(backend.firestore);
  await desk.addPerson('layla');
  await desk.addNames();
  await writeComic(backend.firestore, sampleComic('simurgh', { chapterCount: 1 }), [
    sampleChapter('simurgh-1-en', { comicId: 'simurgh', number: 1 }),
  ]);
});
afterAll(() => backend.stop());

const at = async (path: string) => (await backend.firestore.doc(path).get()).data();
const chapterAt = async () =>
  reading(chapterSchema).parse(await at(paths.chapter('simurgh', 'simurgh-6-ar_layla')));
const bytesOf = (path: string) => desk.bucket.files.get(path)?.bytes.toString();

it('a chapter has its cover and its strip blurred, in a folder of another hash', async () => {
  await desk.addChapter('one', 'layla');
  await desk.decide('one');
  await desk.drain();
  const chapter = await chapterAt();
  const [folder, blurred] = [chapter.manifest?.folder ?? '', chapter.cover.blurred ?? ''];
  expect(blurred).toMatch(/^public\/simurgh-6-ar_layla-[0-9a-f]{16}\/cover\.webp$/);
  expect(blurred).not.toContain(folder);
  expect(chapter.manifest?.blurredStrip).toBe(blurred.replace('cover', 'strip'));
  expect(bytesOf(blurred)).toBe(`blurred ${bytesOf(`${folder}/cover-160.webp`)}`);
});

it('a chapter comes out without them where they cannot be made', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await desk.addChapter('one', 'layla');
  await desk.decide('one');
  const blur = () => Promise.reject(new Error('no picture'));
  for (let id = desk.queue.shift(); id !== undefined; id = desk.queue.shift()) await desk.run(id, { blur });
  expect(await desk.read('one')).toMatchObject({ publication: 'done' });
  expect((await chapterAt()).cover).not.toHaveProperty('blurred');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it('a comic has its covers blurred', async () => {
  await desk.addComic('two', 'layla');
  await desk.decide('two');
  await desk.drain();
  const comicId = (await desk.read('two')).comicId ?? '';
  const { cover } = reading(comicSchema).parse(await at(paths.comic(comicId)));
  const [image] = [cover.en ?? cover.ar].flatMap((each) => each ?? []);
  expect(image?.blurred).toMatch(/^public\/[a-z-]+-[0-9a-f]{16}\/cover-(?:en|ar)\.webp$/);
  expect(bytesOf(image?.blurred ?? '')).toBe(`blurred ${bytesOf(image?.sources[0]?.path ?? '')}`);
});

it('those of a file that is replaced go with it, and the new one has its own', async () => {
  await desk.addChapter('one', 'layla');
  await desk.decide('one');
  await desk.drain();
  const before = (await chapterAt()).cover.blurred ?? '';
  const replaced = { replaces: 'one', comicId: 'simurgh', chapterId: 'simurgh-6-ar_layla' };
  await desk.addChapter('two', 'layla', {}, replaced);
  await desk.decide('two');
  await desk.drain();
  const after = (await chapterAt()).cover.blurred ?? '';
  expect([bytesOf(before), bytesOf(after)]).toEqual([
    expect.stringMatching(/^blurred /),
    expect.stringMatching(/^blurred /),
  ]);
  desk.stage.pass(REPLACED_HOURS * 3600);
  await desk.sweep();
  await desk.drain();
  expect([bytesOf(before), bytesOf(after)]).toEqual([undefined, expect.stringMatching(/^blurred /)]);
});
