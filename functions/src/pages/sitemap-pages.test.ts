import { pageIds } from '@rawi/model/page-ids';
import { buildSitemapPages } from '@rawi/model/pages/build-sitemap';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { paths } from '@rawi/model/paths';
import { daysLater, sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { LIST_ADDRESSES } from '../migrations/list-addresses.ts';
import { sitemap } from '../served/sitemaps.ts';
import { type PageQueue, pageQueue } from '../testing/page-queue.ts';
import { writeComic } from '../testing/write-comic.ts';
import { invalidateMissingSitemaps } from './sitemap-pages.ts';

vi.setConfig({ testTimeout: 60_000 });

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('sitemap-pages');
});
afterAll(() => emulated.stop());
let queue: PageQueue;
beforeEach(() => {
  emulated.clear();
  queue = pageQueue(emulated.firestore);
});

const chaptersOf = (slug: string, count: number) =>
  (['en', 'ar'] as const).flatMap((language) =>
    Array.from({ length: count }, (_, index) =>
      sampleChapter(`${slug}-${index + 1}-${language}`, {
        comicId: slug,
        number: index + 1,
        language,
        publishedAt: daysLater(index),
      }),
    ),
  );
const write = (slug: string, shelf: number, chapters: number) =>
  writeComic(emulated.firestore, sampleComic(slug, { shelf }), chaptersOf(slug, chapters));
const arrive = (arrivals: number) =>
  emulated.firestore.doc(paths.catalogueCounts()).set({ comics: arrivals, publishers: 1, arrivals });
const page = async (id: string) => (await emulated.firestore.doc(paths.page(id)).get()).data();
const remove = (path: string) => emulated.firestore.doc(path).delete();
async function rebuilt(...shelves: readonly number[]) {
  for (const shelf of shelves) await queue.invalidate({ kind: 'sitemap', shelf: `${shelf}` });
  for (let task = queue.take(false); task; task = queue.take(false)) await queue.run(task);
}
async function listed(locale: 'en' | 'ar'): Promise<readonly string[]> {
  const read = async (pageId: string): Promise<unknown> => page(pageId);
  const xml = (await sitemap({ origin: 'https://rawi.test', read }, locale, undefined)) ?? '';
  return Array.from(
    xml.matchAll(/<loc>https:\/\/rawi\.test(\/[^<]*)<\/loc>/g),
    ([, path]) => path ?? '',
  ).filter((path) => /\/(?:comics\/\d+|comic\/|chapter\/)/.test(path));
}

describe('the addresses of a shelf', () => {
  it('are what the builder makes of all its comics and chapters, and are listed', async () => {
    await arrive(PAGE_LIMITS.shelf.comics + 1);
    await write('orbit', 1, 3);
    await write('moth', 1, 1);
    await write('salt', 2, 1);
    await rebuilt(1, 2, 3);
    const comics = [
      { comic: sampleComic('orbit'), chapters: chaptersOf('orbit', 3) },
      { comic: sampleComic('moth'), chapters: chaptersOf('moth', 1) },
    ];
    expect(await page('sitemap_1')).toEqual(buildSitemapPages(comics, PAGE_LIMITS.shelf.comics + 1, 1)[0]);
    expect(await page('sitemap_3')).toBeUndefined();
    expect(await page(pageIds.sitemapList())).toMatchObject({
      payload: {
        shelves: [
          { shelf: 1, parts: [{ en: 6, ar: 6 }] },
          { shelf: 2, parts: [{ en: 2, ar: 2 }] },
        ],
      },
    });
    expect(await listed('ar')).toEqual([
      '/ar/comics/1',
      '/ar/comic/moth',
      '/ar/chapter/moth-1-ar',
      '/ar/comic/orbit',
      '/ar/chapter/orbit-1-ar',
      '/ar/chapter/orbit-2-ar',
      '/ar/chapter/orbit-3-ar',
      '/ar/comics/2',
      '/ar/comic/salt',
      '/ar/chapter/salt-1-ar',
    ]);
  });

  it('lose a chapter and a comic that went, and the list of shelves is written only where it changes', async () => {
    await arrive(2);
    await write('orbit', 1, 2);
    await write('moth', 1, 1);
    await rebuilt(1);
    const list = emulated.firestore.doc(paths.page(pageIds.sitemapList()));
    const written = (await list.get()).updateTime;
    await rebuilt(1);
    expect((await list.get()).updateTime).toEqual(written);
    await remove(paths.chapter('orbit', 'orbit-2-en'));
    await remove(paths.comic('moth'));
    await rebuilt(1);
    expect(await listed('en')).toEqual(['/en/comics/1', '/en/comic/orbit', '/en/chapter/orbit-1-en']);
    expect((await list.get()).updateTime).not.toEqual(written);
  });

  it('have further parts, which go when they are not needed any more', async () => {
    await arrive(1);
    await write('a-comic-with-quite-a-long-name', 1, 700);
    await rebuilt(1);
    expect(await page('sitemap_1')).toMatchObject({ payload: { parts: 2 } });
    expect(await page('sitemap_1:2')).toMatchObject({ kind: 'sitemapPart' });
    expect(await listed('en')).toHaveLength(702);
    const batch = emulated.firestore.batch();
    for (const { id } of chaptersOf('a-comic-with-quite-a-long-name', 700).slice(10))
      batch.delete(emulated.firestore.doc(paths.chapter('a-comic-with-quite-a-long-name', id)));
    await batch.commit();
    await rebuilt(1);
    expect(await page('sitemap_1')).toMatchObject({ payload: { parts: 1 } });
    expect(await page('sitemap_1:2')).toBeUndefined();
    expect(await listed('en')).toHaveLength(12);
  });
});

describe('shelves of an earlier version', () => {
  it('are invalidated where they have no addresses yet, and no other', async () => {
    await arrive(2 * PAGE_LIMITS.shelf.comics + 1);
    await write('salt', 2, 1);
    await rebuilt(2);
    expect(await LIST_ADDRESSES.run(emulated.firestore, false)).toEqual({ changed: 2, left: [] });
    const invalidations = await emulated.firestore.collection(paths.invalidations()).get();
    expect(invalidations.docs.map(({ id }) => id)).toEqual(['sitemap_1', 'sitemap_3']);
    await rebuilt(1, 3);
    emulated.resetBilling();
    expect(await invalidateMissingSitemaps(emulated.firestore, queue.now())).toBe(0);
    expect(emulated.billing()).toMatchObject({ reads: 2, writes: 0 });
  });

  it('are none in a catalogue without comics', async () => {
    expect(await invalidateMissingSitemaps(emulated.firestore, queue.now())).toBe(0);
    expect((await emulated.firestore.collection(paths.invalidations()).get()).size).toBe(0);
  });
});
