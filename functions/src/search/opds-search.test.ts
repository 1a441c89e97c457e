import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import { allNames } from '@rawi/model/text/all-names';
import { searchKeys } from '@rawi/model/text/fold';
import type { Comic } from '@rawi/model/truth/comic';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { opdsSearch } from './opds-search.ts';
import { MAX_READ } from './site-search.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('opds-search');
  await write('moth', { series: 'Moth Queen', names: { ar: 'ملكة العث' } });
  await write('moth-18', { series: 'Moth for adults', ageRating: '18' });
  await write('moor', { series: 'Moor' });
  for (let index = 0; index < 250; index += 1)
    await write(`star-${index}`, { series: `Star ${index}`, views: index });
});
afterAll(() => emulated.stop());

async function write(slug: string, changes: Partial<Comic>) {
  const comic = sampleComic(slug, { names: {}, ...changes });
  await emulated.firestore.doc(paths.comic(slug)).set({ ...comic, searchKeys: searchKeys(allNames(comic)) });
}
async function search(text: string) {
  emulated.resetBilling();
  const found = await opdsSearch(emulated.firestore)(text, 'en');
  return { slugs: found.map(({ slug }) => slug), reads: emulated.billing().reads };
}

it('an app finds comics by their names in either language, in a catalogue of any size, and none for adults', async () => {
  expect(await search('moth')).toEqual({ slugs: ['moth'], reads: 2 });
  expect((await search('ملكة')).slugs).toEqual(['moth']);
  expect((await search('nothing')).slugs).toEqual([]);
});

it('a search reads as many documents as one of the site at most, and none where nothing is looked for', async () => {
  const { slugs, reads } = await search('star');
  expect([slugs.length, reads, slugs[0]]).toEqual([MAX_READ, MAX_READ, 'star-249']);
  expect(MAX_READ).toBeLessThanOrEqual(200);
  for (const text of ['', '   ', '!?', '<>']) expect(await search(text)).toEqual({ slugs: [], reads: 0 });
});
