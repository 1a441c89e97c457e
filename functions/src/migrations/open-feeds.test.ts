import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic, withChapters } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { rebuildPage } from '../tasks/rebuild-page.ts';
import { writeComic } from '../testing/write-comic.ts';
import { OPEN_FEEDS } from './open-feeds.ts';

vi.setConfig({ testTimeout: 60_000 });

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('open-feeds');
});
afterAll(() => backend.stop());

it('a site from before there were lists for reading apps gets them, and pages that say how many images chapters have', async () => {
  const { firestore } = backend;
  const { comic, chapters } = withChapters(sampleComic('one'), [
    sampleChapter('one-1-en', { comicId: 'one' }),
  ]);
  await writeComic(firestore, comic, chapters);
  await firestore.doc(paths.genre('fantasy')).set({ name: comic.genres[0]?.name });
  await firestore
    .doc(paths.publisher('atlas'))
    .set({ name: comic.publisher.name, arrivals: 1, comicCount: 1, covers: [] });
  await firestore.doc(paths.catalogueCounts()).set({ comics: 1, publishers: 1, arrivals: 1 });
  const page = buildComicPage({ comicId: 'one', comic, chapters, translators: [], candidates: [] });
  if (page.kind !== 'comic') return expect.fail();
  const { images: _, ...payload } = page.payload;
  await firestore.doc(paths.page('comic_one')).set({ ...page, payload });
  await firestore.doc(paths.comic('broken')).set({ slug: 7 });

  const marked = async () =>
    (await firestore.collection(paths.invalidations()).get()).docs.map(({ id }) => id);
  const wanted = [
    'comic_one',
    'opds_comics',
    'opds_comics_1',
    'opds_genre_fantasy',
    'opds_language_en',
    'opds_latest',
    'opds_most-read',
    'opds_publisher_atlas',
  ];
  expect(await OPEN_FEEDS.run(firestore, true)).toEqual({ changed: wanted.length, left: ['comics/broken'] });
  expect(await marked()).toEqual([]);
  await OPEN_FEEDS.run(firestore, false);
  expect(await marked()).toEqual(wanted);
  await firestore.doc(paths.comic('broken')).delete();
  for (const pageId of await marked())
    await rebuildPage({ firestore, now: () => new Date(), enqueue: async () => {} }, { pageId });
  expect(await OPEN_FEEDS.run(firestore, false)).toEqual({ changed: 0, left: [] });
});
