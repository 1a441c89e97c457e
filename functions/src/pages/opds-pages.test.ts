import { pageIds } from '@rawi/model/page-ids';
import { opdsFeeds } from '@rawi/model/pages/opds-feeds';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { paths } from '@rawi/model/paths';
import { daysLater, sampleComic } from '@rawi/model/testing/samples';
import type { Comic } from '@rawi/model/truth/comic';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type PageQueue, pageQueue } from '../testing/page-queue.ts';
import { homePage } from './home-page.ts';
import { opdsPages } from './opds-pages.ts';

vi.setConfig({ testTimeout: 60_000 });

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('opds-pages');
});
afterAll(() => emulated.stop());
let queue: PageQueue;
beforeEach(async () => {
  emulated.clear();
  queue = pageQueue(emulated.firestore);
  await emulated.firestore.doc(paths.genre('fantasy')).set({ name: { en: 'Fantasy', ar: 'فانتازيا' } });
  await emulated.firestore.doc(paths.publisher('atlas')).set({
    name: { en: 'Atlas', ar: 'أطلس' },
    arrivals: 1,
    comicCount: 1,
    covers: [],
  });
});

async function write(count: number, change: (index: number) => Partial<Comic> = () => ({})) {
  const batch = emulated.firestore.batch();
  for (let index = 0; index < count; index += 1)
    batch.set(
      emulated.firestore.doc(paths.comic(`comic-${index}`)),
      sampleComic(`comic-${index}`, { createdAt: daysLater(index), views: index, ...change(index) }),
    );
  await batch.commit();
}
const arrive = (arrivals: number) =>
  emulated.firestore.doc(paths.catalogueCounts()).set({ comics: arrivals, publishers: 1, arrivals });
const page = async (id: string) => (await emulated.firestore.doc(paths.page(id)).get()).data();
async function rebuilt(...feeds: readonly string[]) {
  for (const feed of feeds) await queue.invalidate({ kind: 'opds', feed });
  for (let task = queue.take(false); task; task = queue.take(false)) await queue.run(task);
}
const slugsOf = async (id: string) =>
  (await page(id))?.['payload'].comics.map(({ slug }: { readonly slug: string }) => slug);

describe('the lists for reading apps', () => {
  it('are built in parts of 50, and lose the parts that they have no more', async () => {
    await write(60);
    await rebuilt(opdsFeeds.group('genre', 'fantasy'));
    expect(await slugsOf('opds_genre_fantasy')).toHaveLength(50);
    expect((await slugsOf('opds_genre_fantasy:2')).at(-1)).toBe('comic-0');
    for (let index = 0; index < 20; index += 1)
      await emulated.firestore.doc(paths.comic(`comic-${index}`)).delete();
    await rebuilt(opdsFeeds.group('genre', 'fantasy'));
    expect(await slugsOf('opds_genre_fantasy')).toHaveLength(40);
    expect(await page('opds_genre_fantasy:2')).toBeUndefined();
  });

  it('of genres and languages are listed with their names while they have comics', async () => {
    await write(2, (index) => ({ languages: index === 0 ? ['en', 'fr'] : ['en'] }));
    const feeds = [
      opdsFeeds.group('genre', 'fantasy'),
      ...['en', 'fr', 'de'].map((id) => opdsFeeds.group('language', id)),
      opdsFeeds.group('publisher', 'atlas'),
    ];
    await rebuilt(...feeds);
    expect((await page(pageIds.opds('genres')))?.['payload'].groups).toEqual([
      { id: 'fantasy', name: { en: 'Fantasy', ar: 'فانتازيا' }, comics: 2 },
    ]);
    expect((await page(pageIds.opds('languages')))?.['payload'].groups).toMatchObject([
      { id: 'en', comics: 2 },
      { id: 'fr', name: { en: 'French', ar: 'الفرنسية' }, comics: 1 },
    ]);
    expect(await page('opds_publisher_atlas')).toMatchObject({
      payload: { name: { en: 'Atlas' }, total: 2 },
    });
    expect(await page('opds_language_de')).toBeUndefined();
    await write(2, () => ({ languages: ['de'], ageRating: '18' }));
    await rebuilt(...feeds);
    for (const id of ['opds_genres', 'opds_languages', 'opds_genre_fantasy', 'opds_language_de'])
      expect([id, await page(id)]).toEqual([id, undefined]);
  });

  it('of all comics have the shelves of the site', async () => {
    await arrive(3 * PAGE_LIMITS.shelf.comics);
    await write(6, (index) => ({ shelf: 1 + Math.floor(index / 2) }));
    await rebuilt(opdsFeeds.comics, opdsFeeds.shelf(1), opdsFeeds.shelf(4));
    expect(await slugsOf('opds_comics')).toEqual(['comic-5', 'comic-4', 'comic-3', 'comic-2']);
    expect((await page('opds_comics'))?.['payload'].older).toBe(1);
    expect(await page('opds_comics_1')).toMatchObject({ payload: { newer: 2 } });
    expect(await page('opds_comics_4')).toBeUndefined();
  });

  it('are none for a genre, a publisher or a language that is none', async () => {
    for (const feed of ['genre_none', 'publisher_none', 'language_xx'])
      expect(await opdsPages(emulated.firestore, feed)).toEqual([]);
  });

  it('cost what they say, however large the catalogue is, and the home page what it did', async () => {
    await arrive(400);
    await write(400, (index) => ({ shelf: 1 + Math.floor(index / 24) }));
    const readsOf = async (feed: string) => {
      emulated.resetBilling();
      const pages = await opdsPages(emulated.firestore, feed);
      const comics = pages.flatMap((each) => (each.kind === 'opdsComics' ? each.payload.comics : []));
      return [emulated.billing().reads, comics.length];
    };
    expect(await readsOf(opdsFeeds.latest)).toEqual([100, 100]);
    expect(await readsOf(opdsFeeds.mostRead)).toEqual([100, 100]);
    expect(await readsOf(opdsFeeds.comics)).toEqual([41, 40]);
    expect(await readsOf(opdsFeeds.shelf(2))).toEqual([25, 24]);
    for (const feed of ['genre_fantasy', 'publisher_atlas']) expect(await readsOf(feed)).toEqual([301, 300]);
    expect(await readsOf('language_en')).toEqual([300, 300]);
    emulated.resetBilling();
    await homePage(emulated.firestore);
    expect(emulated.billing().reads).toBeLessThanOrEqual(50);
  });
});
