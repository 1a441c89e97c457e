import { gzipSync } from 'node:zlib';
import { LIMITS } from '@rawi/model/limits';
import type { AgeRating } from '@rawi/model/lists/age-ratings';
import type { Language } from '@rawi/model/lists/languages';
import { pageIds } from '@rawi/model/page-ids';
import { buildCatalogPart } from '@rawi/model/pages/build-catalog';
import { pageDocument } from '@rawi/model/pages/page-document';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { CHILDRENS_WISH, VISITORS_WISH } from '@rawi/model/rating/decide-showing';
import { dataPaths } from '@rawi/model/routes/served-pages';
import type { SearchAnswer } from '@rawi/model/search/answer';
import { filtersOf } from '@rawi/model/search/search-request';
import { sampleComic } from '@rawi/model/testing/samples';
import { placeInBlock, type TextList, textFiles } from '@rawi/model/text-search/text-list';
import type { TextRow } from '@rawi/model/text-search/text-row';
import { changedShard, wordsOfText } from '@rawi/model/text-search/text-shards';
import type { Comic } from '@rawi/model/truth/comic';
import type { Transcript } from '@rawi/model/truth/transcript';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepWish } from '../../../domains/settings/wish.ts';
import { forgetSite, openSite, serve, setScreen } from '../../../testing/open-site.tsx';
import { searchThread } from '../../../testing/thread.ts';
import ar from './text-results.ar.json';
import en from './text-results.en.json';

const removed = vi.hoisted(() => new Set<string>());
vi.mock('../../../domains/takedowns/removed.ts', () => ({ readRemoved: async () => removed }));
const raised = vi.hoisted(() => new Map<string, AgeRating | null>());
vi.mock('./read-raised.ts', () => ({ readRaised: async () => raised }));

/** What the site answers the worker of search with. */
const documents = new Map<string, unknown>();
/** By their paths in the bucket; what is not here is gone. */
const files = new Map<string, Uint8Array<ArrayBuffer> | string>();
const asked: string[] = [];
let isFailing = false;
beforeEach(() => {
  documents.clear();
  files.clear();
  removed.clear();
  raised.clear();
  asked.length = 0;
  isFailing = false;
  setScreen(1440, 900);
  vi.stubGlobal('Worker', searchThread(documents));
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/data/search?'))
      return Response.json({ version: PAGE_VERSION, answer: NO_COMICS });
    const path = decodeURIComponent(/\/o\/([^?]+)/.exec(address)?.[1] ?? '');
    asked.push(path);
    const file = files.get(path);
    return isFailing || file === undefined ? new Response('', { status: 404 }) : new Response(file);
  });
});
afterEach(() => {
  keepWish(VISITORS_WISH);
  forgetSite();
  vi.unstubAllGlobals();
});

/** What the site answers where it alone knows the catalogue. */
const NO_COMICS: SearchAnswer = {
  total: 0,
  isClose: false,
  comics: [],
  translators: [],
  values: filtersOf(() => []),
  languages: {},
  statuses: {},
  ratings: {},
};

interface Sample {
  readonly id: string;
  readonly said: readonly (readonly string[])[];
  readonly language?: Language;
  readonly ageRating?: AgeRating;
  readonly slug?: string;
}
/** Each index has names of its own: what has come once is kept. */
let made = 0;
function serveTexts(...samples: readonly Sample[]): void {
  serveTextsBeside([], ...samples);
}
/** With a catalogue that has these comics, or so many that the site alone knows them. */
function serveTextsBeside(comics: readonly Comic[] | 'too-many', ...samples: readonly Sample[]): void {
  made += 1;
  const name = (which: number) => `${which}${String(made).padStart(15, '0')}`;
  const rows: TextRow[] = [];
  let shards: ReturnType<typeof changedShard> = [];
  for (const [number, { id, said, language = 'en', ageRating, slug = 'salt' }] of samples.entries()) {
    const path = `public/${id}-${name(9)}/transcript.json`;
    const pages = said.map((lines) => ({
      items: lines.map((words) => ({ kind: 'speech' as const, who: 'Maysan', words })),
    }));
    const text: Transcript = { version: 1, language, pages };
    files.set(path, JSON.stringify(text));
    const row = {
      id,
      path,
      language,
      number: number + 1,
      slug,
      series: 'Salt',
      names: { ar: 'ملح' },
    };
    rows.push({ ...row, ...(ageRating && { ageRating }) });
    shards = changedShard(shards.flat(), wordsOfText(text, number), () => false);
  }
  const [list, small] = [name(1), name(2)];
  const blocks = [name(3), name(4)].slice(0, placeInBlock(samples.length - 1).block + 1);
  const stored: TextList = {
    large: null,
    small: { folder: small, firsts: shards.map(([first]) => first?.[0] ?? '') },
    blocks,
  };
  files.set(textFiles.list(list), new Uint8Array(gzipSync(JSON.stringify(stored))));
  for (const [at, block] of blocks.entries()) {
    const own = rows.filter((_, number) => placeInBlock(number).block === at);
    files.set(textFiles.block(block), new Uint8Array(gzipSync(JSON.stringify(own))));
  }
  for (const [at, shard] of shards.entries())
    files.set(textFiles.shard(small, at), new Uint8Array(gzipSync(JSON.stringify(shard))));
  const count = comics === 'too-many' ? LIMITS.catalogPart.inBrowser + 1 : comics.length;
  const parts = count > 0 ? [{ part: 1, hash: list, comics: count }] : [];
  serve(
    pageIds.search(),
    pageDocument({ version: PAGE_VERSION, kind: 'search', payload: { parts, texts: list } }),
  );
  if (comics !== 'too-many') documents.set(dataPaths.catalog(1, list), buildCatalogPart(comics));
}

const part = () => document.querySelector<HTMLElement>('[data-texts]');
const lines = () => [...(part()?.querySelectorAll('li a') ?? [])];
const said = () => part()?.querySelector('output')?.textContent;
const pathOf = (id: string) => [...files.keys()].find((path) => path.startsWith(`public/${id}-`)) ?? '';

it('shows the line with its words marked, who says it and where, and leads to that page', async () => {
  serveTexts({ id: 'salt-1-en', said: [['Nothing here.'], ['The seas are wide.', 'Run!']] });
  await openSite('/en/search?q=sea');
  await expect.poll(lines).toHaveLength(1);
  const [line] = lines();
  expect(line?.getAttribute('href')).toBe('/en/chapter/salt-1-en?page=2');
  expect(line?.querySelector('mark')?.textContent).toBe('seas');
  expect(line?.textContent).toContain('Maysan');
  expect(line?.textContent).toContain('SaltChapter 1Page 2English');
  expect(said()).toBe(en.fresh);
});

it('finds Arabic as names are found, with its direction, on the Arabic page', async () => {
  serveTexts({ id: 'salt-1-ar', language: 'ar', said: [['وهدأ البَحر أخيرًا']] });
  await openSite('/ar/search?q=بحر');
  await expect.poll(lines).toHaveLength(1);
  expect(lines()[0]?.querySelector('mark')?.textContent).toBe('البَحر');
  expect(lines()[0]?.querySelector('[dir=rtl]')?.getAttribute('lang')).toBe('ar');
  expect(screen.getByRole('heading', { name: ar.title })).toBeDefined();
});

it('has lines with all words before pages that have them, and more of them when asked', async () => {
  const many = Array.from({ length: 12 }, (_, at) => [`sea ${at}`]);
  serveTexts(
    { id: 'salt-1-en', said: many },
    { id: 'salt-2-en', said: [['the sea', 'at night']] },
    { id: 'salt-3-en', said: [['night sea']] },
  );
  await openSite('/en/search?q=sea+night');
  await expect
    .poll(() => lines().map((line) => line.textContent?.includes('night sea')))
    .toEqual([true, false]);
  await openSite('/en/search?q=sea');
  await expect.poll(lines).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: en.more }));
  await expect.poll(lines).toHaveLength(14);
  expect(screen.queryByRole('button', { name: en.more })).toBeNull();
});

it('shows more with each press, of however many chapters, until there is no more', async () => {
  serveTexts(...Array.from({ length: 42 }, (_, at) => ({ id: `salt-${at}-en`, said: [[`sea ${at}`]] })));
  await openSite('/en/search?q=sea');
  for (const shown of [5, 15, 25, 35]) {
    await expect.poll(lines).toHaveLength(shown);
    fireEvent.click(screen.getByRole('button', { name: en.more }));
  }
  await expect.poll(lines).toHaveLength(42);
  expect(screen.queryByRole('button', { name: en.more })).toBeNull();
  expect(new Set(asked).size).toBe(asked.length);
});

it('can be asked for more until there is no more, also where nothing was found yet', async () => {
  const samples = Array.from({ length: 110 }, (_, at) => ({ id: `salt-${at}-en`, said: [[`sea ${at}`]] }));
  serveTexts(...samples);
  for (const { id } of samples.slice(1)) files.delete(pathOf(id));
  await openSite('/en/search?q=sea');
  for (let presses = 0; presses < 8; presses += 1) {
    await expect.poll(said).toBe(en.notYet);
    fireEvent.click(screen.getByRole('button', { name: en.more }));
    await expect.poll(said).not.toBe(en.notYet);
  }
  await expect.poll(lines).toHaveLength(1);
  expect(screen.queryByRole('button', { name: en.more })).toBeNull();
});

it('asks the ages before a text is fetched, in the mode for children too, and says what is left out', async () => {
  serveTexts(
    { id: 'salt-1-en', said: [['sea of adults']], ageRating: '18' },
    { id: 'salt-2-en', said: [['sea of sixteen']], ageRating: '16' },
    { id: 'salt-3-en', said: [['sea of all']], ageRating: 'everyone' },
  );
  await openSite('/en/search?q=sea');
  await expect.poll(lines).toHaveLength(2);
  expect(asked).not.toContain(pathOf('salt-1-en'));
  expect(part()?.querySelector('[data-left-out]')?.getAttribute('data-left-out')).toBe('1');
  await act(async () => keepWish(CHILDRENS_WISH));
  await expect.poll(lines).toHaveLength(1);
  expect(part()?.textContent).not.toContain('sixteen');
});

it('shows nothing of a comic whose rating was raised since the index was written', async () => {
  const comics = [sampleComic('salt', { ageRating: '18' }), sampleComic('well')];
  serveTextsBeside(comics, { id: 'salt-1-en', said: [['sea']], ageRating: 'everyone' });
  await openSite('/en/search?q=sea');
  await expect.poll(() => part()?.querySelector('[data-left-out]')?.getAttribute('data-left-out')).toBe('1');
  expect(lines()).toEqual([]);
  expect(asked).not.toContain(pathOf('salt-1-en'));
});

it.each(['18', null] as const)(
  'shows nothing of a chapter whose rating was raised to %s alone',
  async (rating) => {
    serveTexts({ id: 'salt-1-en', said: [['sea']], ageRating: 'everyone' });
    raised.set('salt-1-en', rating);
    await act(async () => keepWish(CHILDRENS_WISH));
    await openSite('/en/search?q=sea');
    await expect
      .poll(() => part()?.querySelector('[data-left-out]')?.getAttribute('data-left-out'))
      .toBe('1');
    expect(lines()).toEqual([]);
    expect(asked).not.toContain(pathOf('salt-1-en'));
  },
);

it('has the rating that holds now for what is narrowed by age', async () => {
  serveTexts(
    { id: 'salt-1-en', said: [['sea one']], ageRating: 'everyone' },
    { id: 'salt-2-en', said: [['sea two']], ageRating: 'everyone' },
  );
  raised.set('salt-1-en', '16');
  await openSite('/en/search?q=sea&upTo=12');
  await expect.poll(lines).toHaveLength(1);
  expect(part()?.textContent).toContain('sea two');
});

it.each([
  ['genre=war', ['well']],
  ['genre=-war', ['salt']],
  ['status=completed', ['salt']],
  ['genre=war&status=completed', []],
  ['writer=a-writer&language=en', ['salt', 'well']],
] as const)('%s narrows the comics whose lines are shown', async (query, expected) => {
  const comics = [
    sampleComic('salt', { status: 'completed' }),
    sampleComic('well', { genres: [{ id: 'war', name: { en: 'War', ar: 'حرب' } }] }),
  ];
  serveTextsBeside(
    comics,
    { id: 'salt-1-en', said: [['sea of salt']] },
    { id: 'well-1-en', slug: 'well', said: [['sea of well']] },
    { id: 'new-1-en', slug: 'new', said: [['sea of new']] },
  );
  await openSite(`/en/search?q=sea&${query}`);
  await expect.poll(said).toBe(expected.length > 0 ? en.fresh : `${en.noneFits} ${en.fresh}`);
  const found = lines().map((line) => /of (salt|well|new)/.exec(line.textContent)?.[1] ?? '');
  expect(found.toSorted()).toEqual(expected);
  // Nothing is fetched of the others.
  const fetched = ['salt', 'well', 'new'].filter((slug) => asked.includes(pathOf(`${slug}-1-en`)));
  expect(fetched).toEqual(expected);
});

it('says that it failed where a part of the catalogue is missing, and tries that again', async () => {
  serveTextsBeside([sampleComic('salt')], { id: 'salt-1-en', said: [['sea']] });
  const [[address, catalogue] = []] = documents;
  if (address === undefined) throw new Error('There is no catalogue.');
  documents.set(address, 'html');
  for (const query of ['', '&writer=a-writer']) {
    await openSite(`/en/search?q=sea${query}`);
    await expect.poll(said).toBe(en.failed);
    expect(lines()).toEqual([]);
  }
  documents.set(address, catalogue);
  fireEvent.click(screen.getByRole('button', { name: en.tryAgain }));
  await expect.poll(lines).toHaveLength(1);
});

it('says that filters narrow no text where the site alone knows the comics, and takes language and age', async () => {
  serveTextsBeside('too-many', { id: 'salt-1-en', said: [['sea']] });
  await openSite('/en/search?q=sea&genre=war');
  await expect.poll(said).toBe(en.unnarrowed);
  expect(lines()).toEqual([]);
  // That is known before anything is read.
  expect(asked).toEqual([]);
  await openSite('/en/search?q=sea&language=en');
  await expect.poll(lines).toHaveLength(1);
});

it('shows nothing of what was removed, nor of a text that is gone', async () => {
  serveTexts(
    { id: 'salt-1-en', said: [['sea one']] },
    { id: 'salt-2-en', said: [['sea two']] },
    { id: 'salt-3-en', said: [['sea three']] },
  );
  removed.add('salt-1-en');
  files.delete(pathOf('salt-2-en'));
  await openSite('/en/search?q=sea');
  await expect.poll(lines).toHaveLength(1);
  expect(part()?.textContent).toContain('sea three');
});

it('says that nothing is found, and that it failed, and tries again', async () => {
  serveTexts({ id: 'salt-1-en', said: [['sea']] });
  isFailing = true;
  await openSite('/en/search?q=whale');
  await expect.poll(said).toBe(en.failed);
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: en.tryAgain }));
  await expect.poll(said).toBe(`${en.nothing} ${en.fresh}`);
});

it('is not there before something is typed, or for a single letter', async () => {
  serveTexts({ id: 'salt-1-en', said: [['sea']] });
  for (const query of ['', '?q=s']) {
    await openSite(`/en/search${query}`);
    await expect.poll(() => document.querySelector('output[data-count]')).not.toBeNull();
    expect(part()).toBeNull();
  }
  expect(asked).toEqual([]);
  await openSite('/en/search?q=sea&language=ar');
  await expect.poll(said).toBe(`${en.noneFits} ${en.fresh}`);
});
