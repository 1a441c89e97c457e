import { pageIds } from '@rawi/model/page-ids';
import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import type { Comic } from '@rawi/model/truth/comic';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sampleTranslator } from '../testing/choices.ts';
import { type PageQueue, pageQueue } from '../testing/page-queue.ts';
import { hashOf } from './catalog-pages.ts';

vi.setConfig({ testTimeout: 60_000 });

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('catalog-pages');
});
afterAll(() => emulated.stop());
let queue: PageQueue;
beforeEach(() => {
  emulated.clear();
  queue = pageQueue(emulated.firestore);
});

const write = (slug: string, changes: Partial<Comic> = {}) =>
  emulated.firestore.doc(paths.comic(slug)).set(sampleComic(slug, changes));
const page = async (id: string) => (await emulated.firestore.doc(paths.page(id)).get()).data();
async function rebuilt(...parts: readonly string[]) {
  for (const part of parts) await queue.invalidate({ kind: 'catalog', part });
  for (let task = queue.take(false); task; task = queue.take(false)) await queue.run(task);
}

describe('the parts of the catalogue', () => {
  it('hold the comics of their shelves, and are listed with their hashes', async () => {
    await write('first', { shelf: 1 });
    await write('tenth', { shelf: 10 });
    await write('eleventh', { shelf: 11 });
    await rebuilt('1', '2', '3');
    expect(await page('catalog_1')).toMatchObject({
      payload: { comics: [{ slug: 'first' }, { slug: 'tenth' }] },
    });
    expect(await page('catalog_3')).toBeUndefined();
    expect(await page(pageIds.search())).toMatchObject({
      payload: {
        parts: [
          { part: 1, comics: 2, hash: hashOf(await page('catalog_1')) },
          { part: 2, comics: 1, hash: hashOf(await page('catalog_2')) },
        ],
      },
    });
  });

  it('have another hash where a comic has changed, and go with their last comic', async () => {
    await write('one', { shelf: 1 });
    await write('other', { shelf: 11 });
    await rebuilt('1', '2');
    const before = await page(pageIds.search());
    await rebuilt('1');
    expect(await page(pageIds.search())).toEqual(before);

    await write('one', { shelf: 1, series: 'Another name' });
    await emulated.firestore.doc(paths.comic('other')).delete();
    await rebuilt('1', '2');
    const after = await page(pageIds.search());
    expect(after).toMatchObject({ payload: { parts: [{ part: 1, hash: hashOf(await page('catalog_1')) }] } });
    expect(after).not.toEqual(before);
    expect(await page('catalog_2')).toBeUndefined();
  });

  it('are listed with what a search for nothing finds first, of whatever part', async () => {
    const day = (date: number) => new Date(Date.UTC(2026, 0, date));
    for (let date = 1; date <= 9; date += 1)
      await write(`comic-${date}`, { shelf: date === 9 ? 11 : 1, updatedAt: day(date) });
    await rebuilt('1');
    const first = async () =>
      (await page(pageIds.search()))?.['payload'].first.map(
        ({ entry }: { readonly entry: { readonly slug: string } }) => entry.slug,
      );
    const newest = [9, 8, 7, 6, 5, 4, 3, 2].map((date) => `comic-${date}`);
    expect(await first()).toEqual(newest);
    await emulated.firestore.doc(paths.comic('comic-9')).delete();
    await rebuilt('2');
    expect(await first()).toEqual([...newest.slice(1), 'comic-1']);
  });

  it('that are built at once are all listed', async () => {
    for (let part = 1; part <= 5; part += 1) {
      await write(`comic-${part}`, { shelf: part * 10 });
      await queue.invalidate({ kind: 'catalog', part: `${part}` });
    }
    const tasks = [];
    for (let task = queue.take(false); task; task = queue.take(false)) tasks.push(task);
    await Promise.all(tasks.map((task) => queue.run(task)));
    expect(
      (await page(pageIds.search()))?.['payload'].parts.map(({ part }: { part: number }) => part),
    ).toEqual([1, 2, 3, 4, 5]);
  });
});

it('the comics that are read most are listed in their order', async () => {
  await write('few', { views: 1 });
  await write('many', { views: 100 });
  await queue.invalidate({ kind: 'mostRead' });
  for (let task = queue.take(false); task; task = queue.take(false)) await queue.run(task);
  expect(await page(pageIds.mostRead())).toMatchObject({ payload: { slugs: ['many', 'few'] } });
  expect(await page(pageIds.search())).toMatchObject({
    payload: { parts: [], mostRead: hashOf(await page(pageIds.mostRead())) },
  });
});

it('the translators who have published are listed for search, most chapters first', async () => {
  const translators = {
    few: { ...sampleTranslator('Few'), publishedChapters: 1 },
    many: { ...sampleTranslator('Many'), publishedChapters: 8 },
    none: { ...sampleTranslator('None'), publishedChapters: 0 },
  };
  for (const [id, data] of Object.entries(translators)) {
    await emulated.firestore.doc(paths.translator(id)).set(data);
  }
  await queue.invalidate({ kind: 'translators' });
  for (let task = queue.take(false); task; task = queue.take(false)) await queue.run(task);
  expect(await page(pageIds.translators())).toMatchObject({
    payload: { translators: [{ id: 'many', name: 'Many' }, { id: 'few' }] },
  });
  expect(await page(pageIds.search())).toMatchObject({
    payload: { parts: [], translators: hashOf(await page(pageIds.translators())) },
  });
});

it('the hash of the catalog is that of its content, in whatever order it is read', () => {
  expect(hashOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashOf({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }));
});
