import { buildTranslatorPages } from '@rawi/model/pages/build-translator-page';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { paths } from '@rawi/model/paths';
import { daysLater, sampleChapter, sampleComic, sampleImage } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sampleTranslator } from '../testing/choices.ts';
import { type PageQueue, pageQueue } from '../testing/page-queue.ts';
import { writeComic } from '../testing/write-comic.ts';
import { pagesToInvalidate } from './pages-to-invalidate.ts';

let emulated: EmulatedFirestore;
let queue: PageQueue;
beforeAll(async () => {
  emulated = await emulatedFirestore('translator-page');
});
afterAll(() => emulated.stop());
beforeEach(() => {
  emulated.clear();
  queue = pageQueue(emulated.firestore);
});

const AMAL = { kind: 'translator', id: 'amal' } as const;
/** Invalidates the page and runs the tasks that come of it. */
async function rebuilt() {
  await queue.invalidate(AMAL);
  for (let task = queue.take(false); task; task = queue.take(false)) await queue.run(task);
  return (await emulated.firestore.doc(paths.page('translator_amal')).get()).data();
}

describe('a translator’s page', () => {
  const translator = { id: 'amal', name: 'Amal' };
  const { works: SIZE } = PAGE_LIMITS.translatorPage;
  const slugOf = (index: number) => `comic-${String(index).padStart(2, '0')}`;
  const chaptersOf = (index: number) =>
    [1, 2].map((number) =>
      sampleChapter(`${slugOf(index)}-${number}-en`, {
        comicId: slugOf(index),
        number,
        publishedAt: daysLater(index),
        translator: number === 1 ? translator : { id: 'badr', name: 'Badr' },
      }),
    );
  const write = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        writeComic(emulated.firestore, sampleComic(slugOf(index)), chaptersOf(index)),
      ),
    );
  const parts = async () => {
    const { docs } = await emulated.firestore.collection(paths.pages()).get();
    return docs.map(({ id }) => id).filter((id) => id.startsWith('translator_amal'));
  };
  beforeEach(() => emulated.firestore.doc(paths.translator('amal')).set(sampleTranslator('Amal')));

  it('is what the builder makes of the whole truth, with its parts', async () => {
    const count = SIZE + 2;
    await write(count);
    const page = await rebuilt();
    const indexes = Array.from({ length: count }, (_, index) => index);
    const expected = buildTranslatorPages({
      translator: { ...sampleTranslator('Amal'), id: 'amal' },
      chapters: indexes.flatMap((index) =>
        chaptersOf(index).filter(({ translator: by }) => by?.id === 'amal'),
      ),
      chapterCount: count,
      comics: indexes.map((index) => ({ ...sampleComic(slugOf(index)), id: slugOf(index) })),
    });
    expect(page).toEqual(expected[0]);
    const part = await emulated.firestore.doc(paths.page('translator_amal:2')).get();
    expect(part.data()).toEqual(expected[1]);
    expect(await queue.invalidationOf('translator_amal')).toBeUndefined();
  });

  it('loses the parts that it needs no longer, and none of another translator', async () => {
    await write(SIZE + 1);
    await rebuilt();
    const { firestore } = emulated;
    await firestore.doc(paths.page('translator_amal_2')).set({ of: 'another' });
    await firestore.doc(paths.page('translator_amalia:2')).set({ of: 'another' });
    expect(await parts()).toEqual([
      'translator_amal',
      'translator_amal:2',
      'translator_amal_2',
      'translator_amalia:2',
    ]);
    await firestore.doc(paths.chapter(slugOf(3), `${slugOf(3)}-1-en`)).delete();
    expect(await rebuilt()).toMatchObject({
      payload: { parts: 1, comicCount: SIZE, chapterCount: SIZE },
    });
    await firestore.doc(paths.page('translator_amal:11')).set({ left: 'over' });
    await firestore.doc(paths.translator('amal')).delete();
    expect(await rebuilt()).toBeUndefined();
    expect(await parts()).toEqual(['translator_amal_2', 'translator_amalia:2']);
  });

  it('costs a read for each chapter and each comic, and few more', async () => {
    await write(10);
    emulated.resetBilling();
    await rebuilt();
    const { reads } = emulated.billing();
    // The invalidation and the profile, and the names of the parts; of nothing more is read twice.
    expect(reads).toBeGreaterThanOrEqual(20);
    expect(reads).toBeLessThanOrEqual(30);
  });

  it('counts chapters beyond those that it reads', async () => {
    await write(3);
    const spy = vi.spyOn(PAGE_LIMITS, 'translatorPage', 'get' as never);
    spy.mockReturnValue({ works: SIZE, chapters: 2 } as never);
    try {
      expect(await rebuilt()).toMatchObject({ payload: { chapterCount: 3, comicCount: 2 } });
    } finally {
      spy.mockRestore();
    }
  });

  it('is found for a comic that it shows under another name, whoever of its translators it is of', async () => {
    await write(2);
    const comicId = slugOf(1);
    const before = sampleComic(comicId);
    const shown = async (change: Partial<typeof before>) => {
      const pages = await pagesToInvalidate(emulated.firestore, [
        { of: 'comic', comicId, before, after: { ...before, ...change } },
      ]);
      return pages.flatMap((page) => (page.kind === 'translator' ? [page.id] : []));
    };
    expect(await shown({ series: 'Another name' })).toEqual(['amal', 'badr']);
    expect(await shown({ cover: { ar: sampleImage('new') } })).toEqual(['amal', 'badr']);
    expect(await shown({ views: 99, updatedAt: daysLater(99) })).toEqual([]);
  });
});
