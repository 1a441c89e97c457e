import { type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { textRowOf } from '@rawi/model/text-search/text-row';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { hashOf } from '../pages/catalog-pages.ts';
import { pageQueue } from '../testing/page-queue.ts';
import { writeComic } from '../testing/write-comic.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('text-due');
});
afterAll(() => emulated.stop());

/** Invalidates the page and runs the tasks that come of it. */
async function rebuilt(target: PageTarget): Promise<void> {
  const queue = pageQueue(emulated.firestore);
  await queue.invalidate(target);
  for (let task = queue.take(false); task; task = queue.take(false)) await queue.run(task);
}

it('the page of a chapter that shows another text makes the index of texts due, and one that shows the same does not', async () => {
  const transcript = { path: 'public/salt-1-en-0123456789abcdef/transcript.json', bytes: 100, pages: 1 };
  const chapter = sampleChapter('salt-1-en', { comicId: 'salt', transcript });
  const target = { kind: 'chapter', id: chapter.id, comicId: 'salt' } as const;
  const record = async () => (await emulated.firestore.doc(paths.chapterText(chapter.id)).get()).data();
  await writeComic(emulated.firestore, sampleComic('salt'), [chapter]);
  await rebuilt(target);
  expect(await record()).toMatchObject({ dueAt: expect.anything(), indexed: null });
  const page = await emulated.firestore.doc(paths.page(pageIdOf(target))).get();
  const row = textRowOf(page.get('payload'));
  const indexed = { number: 7, path: transcript.path, hash: hashOf(row) };
  await emulated.firestore.doc(paths.chapterText(chapter.id)).set({ dueAt: null, indexed });
  await rebuilt(target);
  expect(await record()).toEqual({ dueAt: null, indexed });
  await emulated.firestore.doc(paths.chapter('salt', chapter.id)).delete();
  await rebuilt(target);
  expect(await record()).toMatchObject({ dueAt: expect.anything(), indexed });
});
