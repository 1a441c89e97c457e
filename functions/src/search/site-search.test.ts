import { pageIds } from '@rawi/model/page-ids';
import { paths } from '@rawi/model/paths';
import { searchRequestOf } from '@rawi/model/search/search-request';
import { daysLater, sampleComic } from '@rawi/model/testing/samples';
import { allNames } from '@rawi/model/text/all-names';
import { searchKeys } from '@rawi/model/text/fold';
import type { Comic } from '@rawi/model/truth/comic';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { siteSearch } from './site-search.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const named = (id: string) => ({ id, name: { en: `Name ${id}` } });
const COMICS: readonly (readonly [slug: string, changes: Partial<Comic>])[] = [
  [
    'moon',
    {
      series: 'Paper Moon',
      views: 10,
      genres: [named('war')],
      artists: [named('bo')],
      tags: { readers: 3, given: { funny: 3 }, shown: ['funny'] },
    },
  ],
  [
    'moth',
    { series: 'Moth Queen', names: { ar: 'ملكة العث' }, views: 90, genres: [named('war'), named('love')] },
  ],
  [
    'moor',
    { series: 'Moor', views: 50, publisher: named('dawn'), writer: named('ann'), updatedAt: daysLater(9) },
  ],
];

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('site-search');
  const { firestore } = emulated;
  for (const [slug, changes] of COMICS) {
    const comic = sampleComic(slug, { names: {}, ...changes });
    await firestore.doc(paths.comic(slug)).set({ ...comic, searchKeys: searchKeys(allNames(comic)) });
  }
  await firestore.doc(paths.genre('war')).set({ name: named('war').name });
  await firestore.doc(paths.person('bo')).set({ name: named('bo').name });
  await firestore.doc(paths.page(pageIds.search())).set({
    version: 3,
    kind: 'search',
    payload: { parts: [{ part: 1, hash: '0'.repeat(16), comics: 100_000 }] },
  });
});
afterAll(() => emulated.stop());

const search = (query: string, inBrowser?: number) =>
  siteSearch(emulated.firestore, {
    memorySeconds: 0,
    ...(inBrowser !== undefined && { inBrowser }),
  })(searchRequestOf(new URLSearchParams(query)), {
    locale: 'en',
    count: 10,
  });
const slugs = async (query: string) => (await search(query))?.comics.map(({ entry }) => entry.slug);

describe('a catalogue of 100,000 comics', () => {
  it('is searched by the beginnings of words, in both languages', async () => {
    expect(await slugs('q=moo')).toEqual(['moor', 'moon']);
    expect(await slugs('q=paper+moon')).toEqual(['moon']);
    expect(await slugs('q=%D9%85%D9%84%D9%83%D9%87')).toEqual(['moth']);
    expect(await slugs('q=nothing')).toEqual([]);
  });

  it('is narrowed by one filter in Firestore, and by all of them after it', async () => {
    expect(await slugs('publisher=dawn')).toEqual(['moor']);
    expect(await slugs('writer=ann')).toEqual(['moor']);
    expect(await slugs('genre=war&sort=read')).toEqual(['moth', 'moon']);
    expect(await slugs('genre=war&genre=-love')).toEqual(['moon']);
    expect(await slugs('artist=bo')).toEqual(['moon']);
    expect(await slugs('tag=funny')).toEqual(['moon']);
    expect(await slugs('tag=-funny&sort=read')).toEqual(['moth', 'moor']);
    expect(await slugs('q=mo&genre=war&sort=name')).toEqual(['moth', 'moon']);
    expect(await slugs('genre=unknown')).toEqual([]);
  });

  it('begins with the latest where nothing is asked', async () => {
    expect((await slugs(''))?.[0]).toBe('moor');
  });

  it('finds translators in their list, beside comics', async () => {
    const translators = [{ id: 'salma', name: 'Salma Moor', professional: true, languages: ['ar'] }];
    const page = emulated.firestore.doc(paths.page(pageIds.translators()));
    expect((await search('q=moor'))?.translators).toEqual([]);
    await page.set({ version: 3, kind: 'translators', payload: { translators } });
    expect((await search('q=moor'))?.translators).toMatchObject([{ translator: { id: 'salma' } }]);
    await page.delete();
  });

  it('counts values among what was found', async () => {
    const found = await search('q=mo');
    expect(found?.values.genre.find(({ id }) => id === 'war')?.count).toBe(2);
  });
});

it('the size of the catalogue is asked once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const page = emulated.firestore.doc(paths.page(pageIds.search()));
    const before = (await page.get()).data() ?? {};
    const remembering = siteSearch(emulated.firestore);
    const isAnswered = async () =>
      (await remembering(searchRequestOf(new URLSearchParams('q=moo')), { locale: 'en', count: 1 })) !==
      undefined;
    expect(await isAnswered()).toBe(true);
    await page.set({ ...before, payload: { parts: [] } });
    expect(await isAnswered()).toBe(true);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await isAnswered()).toBe(false);
    await page.set(before);
  } finally {
    vi.useRealTimers();
  }
});

it('a catalogue that browsers can search costs one read', async () => {
  expect(await search('q=moon', 100_000)).toBeUndefined();
});
