import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import { REPLACED_HOURS } from '@rawi/model/truth/publication';
import { reading } from '@rawi/model/truth/tolerant';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { tendPanels } from '../schedules/tend-panels.ts';
import { PAGES, type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('publish-panels');
});
beforeEach(async () => {
  backend.clear();
  desk = publishingDesk(backend.firestore);
  await desk.addPerson('layla');
  await desk.addNames();
  await writeComic(backend.firestore, sampleComic('simurgh', { chapterCount: 1 }), [
    sampleChapter('simurgh-1-en', { comicId: 'simurgh', number: 1 }),
  ]);
  await desk.addChapter('one');
});
afterAll(() => backend.stop());

const ID = 'simurgh-6-ar_layla';
async function published(submissionId: string) {
  await desk.decide(submissionId);
  await desk.drain();
  return await stored();
}
const stored = async () =>
  reading(chapterSchema).parse((await backend.firestore.doc(paths.chapter('simurgh', ID)).get()).data());
const stagedPanels = () => `${desk.folderOf('layla', 'chapter-of-one')}/panels.json`;

describe('the panels of a chapter that is published', () => {
  it('have a folder of their own beside that of its images', async () => {
    const { manifest, ...chapter } = await published('one');
    const panelsFile = chapter.panelsFile ?? '';
    expect(panelsFile).toMatch(/^public\/simurgh-6-ar_layla-[0-9a-f]{16}\/panels\.json$/);
    expect(panelsFile.startsWith(`${manifest?.folder}/`)).toBe(false);
    const file = await desk.bucket.read(panelsFile, 10_000);
    expect(chapterPanelsSchema.parse(JSON.parse(String(file))).pages).toHaveLength(PAGES);
  });

  it('wait to be looked for where its file was taken apart before there were any', async () => {
    await desk.bucket.remove(stagedPanels());
    const chapter = await published('one');
    expect(chapter.manifest).toBeDefined();
    expect(chapter.panelsFile).toBeNull();
  });

  it('look for what people have set of the same pages, and had set of the same images of a file before', async () => {
    const before = await published('one');
    expect(before.panelsDue).toMatchObject({ wanted: expect.any(Date), before: [] });
    await backend.firestore.doc(paths.chapter('simurgh', ID)).update({ panelsSet: true });
    await desk.addChapter('two', 'layla', {}, { replaces: 'one', comicId: 'simurgh', chapterId: ID });
    desk.stage.pass(REPLACED_HOURS * 3600);
    const after = await published('two');
    expect(after.panelsSet).toBeUndefined();
    expect(after.panelsDue?.earlier).toEqual({ images: before.manifest?.folder, panels: before.panelsFile });
    // A sweep finds the pages that are the same as they were, and both folders are there.
    await tendPanels({ firestore: backend.firestore, bucket: desk.bucket, now: desk.stage.now });
    expect((await stored()).panelsDue).toBeUndefined();
  });

  it('stay for a day when its file is replaced, and go with its images', async () => {
    const before = await published('one');
    const replaced = { replaces: 'one', comicId: 'simurgh', chapterId: ID };
    await desk.addChapter('two', 'layla', {}, replaced);
    desk.stage.pass(REPLACED_HOURS * 3600);
    const after = await published('two');
    expect(after.panelsFile).not.toBe(before.panelsFile);
    desk.stage.pass(REPLACED_HOURS * 3600 - 60);
    await desk.sweep();
    expect(desk.bucket.paths()).toEqual(expect.arrayContaining([before.panelsFile, after.panelsFile]));
    desk.stage.pass(60);
    await desk.sweep();
    await desk.drain();
    expect(desk.bucket.paths()).toContain(after.panelsFile);
    expect(desk.bucket.paths()).not.toContain(before.panelsFile);
  });
});
