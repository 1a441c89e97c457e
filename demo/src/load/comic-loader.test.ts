import { pageIds } from '@rawi/model/page-ids';
import { buildComicsPage, buildShelfPage } from '@rawi/model/pages/build-comics-page';
import { buildHomePage } from '@rawi/model/pages/build-home-page';
import { feedsOfComic } from '@rawi/model/pages/opds-feeds';
import { type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import type { DrawnComic } from '../output/tasks.ts';
import { translationsOf } from '../output/tasks.ts';
import { CATALOGUE } from '../stories/catalogue.ts';
import { ComicLoader } from './comic-loader.ts';
import { ownPages, pagesOfTranslators, truthDocuments } from './documents.ts';
import { type Truth, truthOf } from './truth.ts';

const image = (name: string) => ({
  width: 640,
  height: 896,
  color: '#102030',
  sources: [{ path: `public/${name}-1/a.webp`, width: 640 }],
});
const NOW = new Date('2026-11-20T10:42:00Z');
/** The invalidations of what is left to the functions: what search and sitemaps read, the list of new chapters, and the pages of the publishers of these comics. */
function leftToFunctions(comics: readonly DrawnComic[], shelf = 1): string[] {
  const slugs = comics.map(({ comic }) => comic.slug);
  const publishers = new Set(
    CATALOGUE.filter(({ slug }) => slugs.includes(slug)).map(({ publisher }) => publisher),
  );
  const feeds = truthOfSome(comics).comics.flatMap(({ comic }) => feedsOfComic({ ...comic, shelf }, true));
  const ofPublishers = [...publishers].flatMap((id) => [`publisher_${id}`, `publisher_${id}_1`]);
  return [
    'catalog_1',
    'mostRead',
    ...new Set(feeds.map(pageIds.opds)),
    `sitemap_${shelf}`,
    ...ofPublishers,
    'publishers',
    'translators',
    'transparency',
    'updates',
  ].toSorted();
}
const DRAWN = CATALOGUE.slice(0, 9).map(
  (entry): DrawnComic => ({
    comic: {
      slug: entry.slug,
      cover: { en: image(entry.slug) },
      files: [{ path: `public/${entry.slug}-1/a.webp`, contentType: 'image/webp', bytes: 3 }],
    },
    chapters: translationsOf(entry).map(({ id }) => ({
      id,
      cover: image(id),
      pdf: { path: `public/${id}-1/chapter.pdf`, bytes: 10 },
      credits: { unnamed: { path: `public/${id}-0123456789abcdef/credits-unnamed.part`, bytes: 1000 } },
      pageCount: 1,
      panelsFile: 'public/panels-0123456789abcdef/panels.json',
      transcript: { path: 'public/text-0123456789abcdef/transcript.json', bytes: 2, pages: 1 },
      manifest: { folder: `public/${id}-1`, widths: [800], images: ['800x1200#102030'], panels: [] },
      boxes: [],
      files: [],
    })),
  }),
);
const PORTRAIT = {
  ...image('noor-al-amin'),
  sources: [{ path: 'public/noor-al-amin-0123456789abcdef/photo-192.webp', width: 192 }],
};
const truthOfSome = (some: readonly DrawnComic[]): Truth =>
  truthOf(
    {
      version: '',
      comics: some.map(({ comic }) => comic),
      chapters: some.flatMap(({ chapters }) => chapters),
    },
    NOW,
    new Map([['noor-al-amin', PORTRAIT]]),
  );

let emulated: EmulatedFirestore;
let uploads: string[];
beforeAll(async () => {
  emulated = await emulatedFirestore('comic-loader');
});
afterAll(() => emulated.stop());
beforeEach(() => {
  emulated.clear();
  uploads = [];
});

const openLoader = (now = NOW, version = 'one') =>
  ComicLoader.open({
    files: '/drawn/files',
    firestore: emulated.firestore,
    now,
    version,
    portraits: {
      images: new Map([['noor-al-amin', PORTRAIT]]),
      files: [{ path: PORTRAIT.sources[0]?.path ?? '', contentType: 'image/webp', bytes: 3 }],
    },
    bucket: {
      file: () => {
        throw new Error('Nothing is asked of single files.');
      },
      upload: async (file, { destination }) => uploads.push(`${file} as ${destination}`),
      getFiles: async () => [uploads.map((upload) => ({ name: upload.replace(/.* as /, '') }))],
    },
  });

/** As Firestore gives it back or as it was written: times are dates, and what has no value is not there. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, plain(field)]));
}

/** Every document of a collection by its id, as the model reads it. */
async function all(collection: string): Promise<Map<string, unknown>> {
  const { docs } = await emulated.firestore.collection(collection).get();
  return new Map(docs.map((document) => [document.id, document.data()]));
}
const stored = async (path: string) => (await emulated.firestore.doc(path).get()).data();
const home = () => stored(paths.page('home'));

describe('a catalogue that is loaded comic by comic', () => {
  it('is in the end what its truth says, with every page that shows it, and no page waits for a function', async () => {
    const loader = await openLoader();
    for (const drawn of DRAWN) await loader.load(drawn);
    await loader.finish();
    const truth = truthOfSome(DRAWN);
    for (const { path, data } of truthDocuments(truth)) {
      const document = await stored(path);
      // Names that none of these comics has need not be there.
      if (document === undefined && /^(?:people|genres|translators)\//.test(path)) continue;
      expect(plain(document), path).toEqual(plain(data));
    }
    expect((await all('genres')).size).toBeGreaterThan(5);
    const pages = truth.comics.flatMap((entry) => ownPages(truth, entry));
    for (const { target, page } of pages) {
      expect(await stored(paths.page(pageIdOf(target))), pageIdOf(target)).toEqual(page);
    }
    const comics = truth.comics.map(({ comic }) => comic);
    const publishers = [...truth.publishers].map(([id, publisher]) => ({ id, ...publisher }));
    const counts = { comics: comics.length, publishers: publishers.length };
    expect(await home()).toEqual(buildHomePage({ comics, publishers, counts }));
    const onShelves = { comics, arrivals: comics.length };
    expect(await stored(paths.page('comics'))).toEqual(buildComicsPage(onShelves));
    expect(await stored(paths.page(pageIds.shelf(1)))).toEqual(buildShelfPage(onShelves, 1));
    const translators = [...truth.translators.keys()].filter((id) =>
      truth.comics.some(({ chapters }) => chapters.some(({ translator }) => translator?.id === id)),
    );
    const ofTranslators = new Map(
      truth.comics
        .flatMap((entry) => pagesOfTranslators(truth, entry))
        .map(({ target, page }) => [pageIdOf(target), page]),
    );
    expect([...ofTranslators.keys()].toSorted()).toEqual(translators.map(pageIds.translator).toSorted());
    for (const [id, page] of ofTranslators) expect(await stored(paths.page(id)), id).toEqual(page);
    expect((await all('pages')).size).toBe(pages.length + ofTranslators.size + 3);
    expect([...(await all('dirty')).keys()].toSorted()).toEqual(leftToFunctions(DRAWN));
    expect(await stored('demo/catalogue')).toMatchObject({ complete: true });
  });

  it('is usable after each of them: the home page leads to what is there', async () => {
    const loader = await openLoader();
    for (const [index, drawn] of DRAWN.slice(0, 3).entries()) {
      await loader.load(drawn);
      const page = await home();
      expect(page?.['payload']).toMatchObject({ counts: { comics: index + 1 } });
      expect((await all('pages')).has(`comic_${drawn.comic.slug}`)).toBe(true);
    }
    expect(uploads).toEqual(
      // The portrait comes with the first comic, and once.
      [
        PORTRAIT.sources[0]?.path ?? '',
        ...DRAWN.slice(0, 3).map(({ comic: { slug } }) => `public/${slug}-1/a.webp`),
      ].map((path) => `/drawn/files/${path} as ${path}`),
    );
  });
});

describe('an interrupted load', () => {
  it('goes on with what is missing, by the times of its beginning', async () => {
    const before = await openLoader();
    for (const drawn of DRAWN.slice(0, 4)) await before.load(drawn);
    const after = await openLoader(new Date('2026-11-27T10:42:00Z'));
    uploads = [...uploads, 'here starts the second'];
    for (const drawn of DRAWN) await after.load(drawn);
    expect(uploads.slice(uploads.indexOf('here starts the second') + 1)).toHaveLength(DRAWN.length - 4);
    const truth = truthOfSome(DRAWN);
    for (const entry of truth.comics) {
      for (const { target, page } of ownPages(truth, entry)) {
        expect(await stored(paths.page(pageIdOf(target))), pageIdOf(target)).toEqual(page);
      }
    }
    expect(await home()).toMatchObject({ payload: { counts: { comics: DRAWN.length } } });
  });

  it('leaves deleted what its owner has deleted meanwhile', async () => {
    const [first, ...others] = DRAWN;
    if (!first) throw new Error('There are comics.');
    const { slug } = first.comic;
    await (await openLoader()).load(first);
    await emulated.firestore.doc(paths.comic(slug)).delete();
    await emulated.firestore.doc(paths.page(`comic_${slug}`)).delete();
    const loader = await openLoader();
    for (const drawn of [first, ...others]) await loader.load(drawn);
    expect(await stored(paths.comic(slug))).toBeUndefined();
    expect(await stored(paths.page(`comic_${slug}`))).toBeUndefined();
  });

  it('a comic that is loaded again counts once, and keeps what was read of it', async () => {
    const loader = await openLoader();
    for (const drawn of DRAWN.slice(0, 2)) await loader.load(drawn);
    const counts = await stored(paths.catalogueCounts());
    const publishers = await all('publishers');
    const [read] = DRAWN;
    const recentViews = { days: { '2026-11-19': 9 }, week: 9, month: 9, changesOn: '2026-11-26' };
    const views = { views: 99, recentViews };
    if (!read) throw new Error('nothing is drawn');
    await emulated.firestore.doc(paths.comic(read.comic.slug)).update(views);
    for (const drawn of DRAWN.slice(0, 2)) await loader.load(drawn, { again: true });
    expect(await stored(paths.comic(read.comic.slug))).toMatchObject(views);
    expect(await stored(paths.catalogueCounts())).toEqual(counts);
    expect(await all('publishers')).toEqual(publishers);
  });
});

describe('a site that has an earlier version of the demonstration', () => {
  it('gets everything again but what its owner has deleted, also when the load is interrupted', async () => {
    const [deleted, ...others] = DRAWN.slice(0, 4);
    if (!deleted) throw new Error('There are comics.');
    const { slug } = deleted.comic;
    const before = await openLoader();
    for (const drawn of [deleted, ...others]) await before.load(drawn);
    await before.finish();
    const counts = await stored(paths.catalogueCounts());
    await emulated.firestore.doc(paths.comic(slug)).delete();
    for (const drawn of others) {
      await emulated.firestore.doc(paths.comic(drawn.comic.slug)).update({ series: 'Of another version' });
    }
    const isNew = async ({ comic }: DrawnComic) =>
      (await stored(paths.comic(comic.slug)))?.['series'] !== 'Of another version';

    const interrupted = await openLoader(NOW, 'two');
    for (const drawn of [deleted, ...others.slice(0, 1)]) await interrupted.load(drawn);
    expect(await Promise.all(others.map(isNew))).toEqual([true, false, false]);
    expect(await stored('demo/catalogue')).toMatchObject({ version: 'two', complete: false });

    uploads = [];
    const after = await openLoader(NOW, 'two');
    for (const drawn of [deleted, ...others]) await after.load(drawn);
    await after.finish();
    expect(await Promise.all(others.map(isNew))).toEqual([true, true, true]);
    // Of two comics, and the portrait, which the emptied site had lost.
    expect(uploads).toHaveLength(3);
    expect(await stored(paths.comic(slug))).toBeUndefined();
    expect(await stored(paths.catalogueCounts())).toEqual(counts);
    expect(await stored('demo/catalogue')).toMatchObject({ earlier: [], complete: true });
  });

  it('is given what records of before versions name', async () => {
    const [first] = DRAWN;
    if (!first) throw new Error('There are comics.');
    const { slug } = first.comic;
    await (await openLoader()).load(first);
    await emulated.firestore.doc('demo/catalogue').set({ begun: NOW, loaded: [slug], complete: true });
    await emulated.firestore.doc(paths.comic(slug)).update({ series: 'Of another version' });
    await (await openLoader()).load(first);
    expect((await stored(paths.comic(slug)))?.['series']).not.toBe('Of another version');
  });
});

describe('beside others who change the site', () => {
  const HOME: PageTarget = { kind: 'home' };

  it('their comics stay on the home page and in the counts', async () => {
    const { firestore } = emulated;
    const theirs = sampleComic('imported', { updatedAt: NOW });
    await firestore.doc(paths.comic('imported')).set(theirs);
    await firestore.doc(paths.catalogueCounts()).set({ comics: 1, publishers: 1, arrivals: 24 });
    const loader = await openLoader();
    for (const drawn of DRAWN.slice(0, 2)) await loader.load(drawn);
    expect(JSON.stringify(await home())).toContain('"imported"');
    expect(await home()).toMatchObject({ payload: { counts: { comics: 3 } } });
    expect((await stored(paths.page('comics')))?.['payload']).toMatchObject({ comics: [{}, {}, {}] });
    // The next shelf is begun, and the full one leads to it.
    expect((await stored(paths.page(pageIds.shelf(1))))?.['payload']).toMatchObject({ newer: 2 });
    expect((await stored(paths.page(pageIds.shelf(2))))?.['payload']).toMatchObject({
      older: 1,
      comics: [{}, {}],
    });
    await loader.finish();
    const invalidated = [...(await all('dirty')).keys()].toSorted();
    const slugs = ['imported', ...DRAWN.slice(0, 2).map(({ comic }) => comic.slug)];
    expect(invalidated).toEqual(
      [...slugs.map((slug) => `comic_${slug}`), ...leftToFunctions(DRAWN.slice(0, 2), 2)].toSorted(),
    );
  });

  it('a page that a function is rebuilding is invalidated again, because it has read what was before', async () => {
    const { firestore } = emulated;
    const invalidation = { generation: 'theirs', markedAt: NOW, claimed: 'theirs', tries: 1, error: null };
    const dueAt = new Date(Date.now() + 60_000);
    await firestore.doc(paths.invalidation('home')).set({ ...HOME, ...invalidation, dueAt });
    const [first] = DRAWN;
    if (first) await (await openLoader()).load(first);
    const found = await stored(paths.invalidation('home'));
    expect(found).toMatchObject({ claimed: 'theirs' });
    expect(found?.['generation']).not.toBe('theirs');
    expect((await all('dirty')).size).toBe(1 + leftToFunctions(DRAWN.slice(0, 1)).length);
  });
});
