import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { REPLACED_HOURS } from '@rawi/model/truth/publication';
import { reading } from '@rawi/model/truth/tolerant';
import { transcriptSchema } from '@rawi/model/truth/transcript';
import { packItems, transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { PAGES, type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('publish-transcript');
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
const REPLACED = { replaces: 'one', comicId: 'simurgh', chapterId: ID };
const at = (path: string) => backend.firestore.doc(path);
const idOf = (submissionId: string) => transcriptIdOf({ kind: 'submission', submissionId });

async function write(submissionId: string, pages: Readonly<Record<number, string>>, more: object = {}) {
  const of = { kind: 'submission', submissionId };
  const head = { uid: 'layla', of, pageCount: PAGES, language: 'ar', state: 'submitted', revision: 1 };
  await at(paths.transcript(idOf(submissionId))).set({ ...head, createdAt: desk.stage.now(), ...more });
  for (const [page, words] of Object.entries(pages)) {
    const items = packItems([{ kind: 'caption', words }]);
    await at(paths.transcriptPage(idOf(submissionId), page)).set({ items, savedAt: desk.stage.now() });
  }
}
async function published(submissionId: string) {
  await desk.decide(submissionId);
  await desk.drain();
  return reading(chapterSchema).parse((await at(paths.chapter('simurgh', ID)).get()).data());
}
async function words(path: string | undefined) {
  const text = transcriptSchema.parse(JSON.parse(String(await desk.bucket.read(path ?? '', 10_000))));
  return text.pages.map(({ items }) => items.map((item) => item.words).join());
}

describe('the text of a chapter that is published', () => {
  it('lies in a folder of its own, and its draft is gone', async () => {
    await write('one', { 1: 'مرحبا', 3: 'انتظروا' });
    const { transcript, manifest } = await published('one');
    expect(transcript).toMatchObject({ pages: 2, bytes: expect.any(Number) });
    expect(transcript?.path).toMatch(/^public\/simurgh-6-ar_layla-[0-9a-f]{16}\/transcript\.json$/);
    expect(transcript?.path.startsWith(`${manifest?.folder}/`)).toBe(false);
    expect(await words(transcript?.path)).toEqual(['مرحبا', '', 'انتظروا']);
    expect((await at(paths.transcript(idOf('one'))).get()).exists).toBe(false);
    expect((await at(paths.transcriptPage(idOf('one'), '1')).get()).exists).toBe(false);
  });

  it('stands with its pages as they are arranged, without that of pages that are left out', async () => {
    const file = { pageCount: PAGES + 1, sources: [PAGES + 1, 1, 2].slice(0, PAGES) };
    await write('one', { 1: 'مرحبا', 3: 'انتظروا', [PAGES + 1]: 'أهلا' }, { file });
    expect(await words((await published('one')).transcript?.path)).toEqual(['أهلا', 'مرحبا', '']);
  });

  it('is none where none was written', async () => {
    expect((await published('one')).transcript).toBeUndefined();
  });

  it('is that of the new file where it has one, and the old one goes a day later', async () => {
    await write('one', { 1: 'مرحبا' });
    const before = (await published('one')).transcript?.path;
    await desk.addChapter('two', 'layla', {}, REPLACED);
    await write('two', { 2: 'أهلا' });
    const { transcript } = await published('two');
    expect(await words(transcript?.path)).toEqual(['', 'أهلا', '']);
    expect(desk.bucket.paths()).toContain(before);
    desk.stage.pass(REPLACED_HOURS * 3600);
    await desk.sweep();
    await desk.drain();
    expect(desk.bucket.paths()).not.toContain(before);
    expect(desk.bucket.paths()).toContain(transcript?.path);
  });

  it('stays of the pages whose images are the very same where the new file has none', async () => {
    await write('one', { 1: 'مرحبا', 2: 'انتظروا' });
    await published('one');
    await desk.addChapter('two', 'layla', {}, REPLACED);
    const image = (of: string, page: number) =>
      `${desk.folderOf('layla', `chapter-of-${of}`)}/${page}-8.webp`;
    // The second page comes first now; the others are drawn once more.
    desk.bucket.put(image('two', 1), Buffer.from('page 2 of chapter-of-one'));
    const { transcript } = await published('two');
    expect(transcript).toMatchObject({ pages: 1 });
    expect(await words(transcript?.path)).toEqual(['انتظروا', '', '']);
  });

  it('is made again where another was decided while it was being shown', async () => {
    await write('one', { 1: 'مرحبا', 2: 'انتظروا' });
    await published('one');
    await desk.addChapter('two', 'layla', {}, REPLACED);
    const image = (page: number) => `${desk.folderOf('layla', 'chapter-of-two')}/${page}-8.webp`;
    for (const page of [1, 2]) desk.bucket.put(image(page), Buffer.from(`page ${page} of chapter-of-one`));
    const path = `public/${ID}-bbbbbbbbbbbbbbbb/transcript.json`;
    const pages = ['أهلا', '', ''].map((each) => ({
      items: each === '' ? [] : [{ kind: 'speech', words: each }],
    }));
    const content = Buffer.from(JSON.stringify({ version: 1, language: 'ar', pages }));
    const save = desk.bucket.save.bind(desk.bucket);
    let isDecided = false;
    desk.bucket.save = async (to, ...rest) => {
      await save(to, ...rest);
      if (isDecided || !to.endsWith('/transcript.json')) return;
      isDecided = true;
      desk.bucket.put(path, content);
      await at(paths.chapter('simurgh', ID)).update({
        transcript: { path, bytes: content.length, pages: 1 },
      });
    };
    await desk.decide('two');
    await expect(desk.drain()).rejects.toThrow('was changed meanwhile');
    desk.stage.pass(3600);
    await desk.sweep();
    await desk.drain();
    const { transcript } = reading(chapterSchema).parse(
      (await at(paths.chapter('simurgh', ID)).get()).data(),
    );
    expect(isDecided).toBe(true);
    expect(await words(transcript?.path)).toEqual(['أهلا', '', '']);
  });
});
