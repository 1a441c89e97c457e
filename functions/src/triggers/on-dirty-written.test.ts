import { buildChapterPage } from '@rawi/model/build-chapter-page';
import { buildComicPage } from '@rawi/model/build-comic-page';
import { buildHomePage } from '@rawi/model/build-home-page';
import type { ChapterDocument } from '@rawi/model/chapter-link';
import type { Comic } from '@rawi/model/comic';
import { type PageTarget, pageIdOf } from '@rawi/model/page-target';
import { paths } from '@rawi/model/paths';
import { daysLater, EPOCH, sampleChapter, sampleComic, samplePublisher } from '@rawi/model/testing/samples';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore, writeComic } from '../testing/emulated-firestore.ts';
import { rebuildMarkedPage } from './on-dirty-written.ts';

// Competing transactions wait before they try again.
vi.setConfig({ testTimeout: 60_000 });

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('rebuild');
});
afterAll(() => emulated.stop());
beforeEach(() => emulated.clear());

async function mark(target: PageTarget, generation = 'first') {
  await emulated.firestore.doc(paths.dirty(pageIdOf(target))).set({ ...target, generation, markedAt: EPOCH });
}
async function pageOf(target: PageTarget) {
  return (await emulated.firestore.doc(paths.page(pageIdOf(target))).get()).data();
}
async function isMarked(target: PageTarget) {
  return (await emulated.firestore.doc(paths.dirty(pageIdOf(target))).get()).exists;
}
async function rebuilt(target: PageTarget) {
  await mark(target);
  await rebuildMarkedPage(emulated.firestore, pageIdOf(target));
  return pageOf(target);
}

const HOME = { kind: 'home' } as const;

/** Thirty comics with chapters in both languages and a French one, several of them alike in views and dates. */
function catalogue(): { comic: Comic; chapters: ChapterDocument[] }[] {
  return Array.from({ length: 30 }, (_, index) => {
    const slug = `comic-${String(index).padStart(2, '0')}`;
    const chapters = (['ar', 'en', 'fr'] as const).flatMap((language) =>
      [1, 2, 3].map((number) =>
        sampleChapter(`${slug}-${number}-${language}`, {
          comicId: slug,
          number,
          language,
          publishedAt: daysLater(number),
        }),
      ),
    );
    const comic = sampleComic(slug, {
      views: index % 4,
      updatedAt: daysLater(index % 7),
      publisher: { id: `publisher-${index % 8}`, name: { en: `Publisher ${index % 8}` } },
      genres: [{ id: `genre-${index % 3}`, name: { en: `Genre ${index % 3}` } }],
      languages: ['en', 'ar', 'fr'],
      chapterCount: 9,
    });
    return { comic, chapters };
  });
}

async function writeCatalogue() {
  const comics = catalogue();
  for (const { comic, chapters } of comics) await writeComic(emulated.firestore, comic, chapters);
  const publishers = Array.from({ length: 8 }, (_, index) => {
    const id = `publisher-${index}`;
    const own = comics.filter(({ comic }) => comic.publisher.id === id).map(({ comic }) => comic);
    return { publisher: samplePublisher(id, { comicCount: own.length }), comics: own };
  });
  for (const { publisher } of publishers) {
    const { id, ...stored } = publisher;
    await emulated.firestore.doc(paths.publisher(id)).set(stored);
  }
  return { comics, publishers };
}

describe('a marked page is what the builders make of the whole truth', () => {
  it('home', async () => {
    const { comics, publishers } = await writeCatalogue();
    const expected = buildHomePage({ comics, publishers, counts: { comics: 30, publishers: 8 } });
    expect(await rebuilt(HOME)).toEqual(expected);
    expect(await isMarked(HOME)).toBe(false);
  });

  it('a comic', async () => {
    const { comics } = await writeCatalogue();
    const [first] = comics;
    if (!first) throw new Error('no comic');
    const expected = buildComicPage({ ...first, candidates: comics });
    expect(await rebuilt({ kind: 'comic', id: first.comic.slug })).toEqual(expected);
  });

  it('a chapter', async () => {
    const { comics } = await writeCatalogue();
    const [first] = comics;
    const chapter = first?.chapters[1];
    if (!first || !chapter) throw new Error('no chapter');
    const expected = buildChapterPage({ comic: first.comic, chapter, chapters: first.chapters });
    expect(await rebuilt({ kind: 'chapter', id: chapter.id, comicId: first.comic.slug })).toEqual(expected);
  });
});

describe('what stands at an address', () => {
  it('a former slug and an id redirect to the current slug', async () => {
    await writeComic(emulated.firestore, sampleComic('new-name'), []);
    await emulated.firestore.doc(paths.slug('old-name')).set({ comicId: 'new-name', slug: 'new-name' });
    expect(await rebuilt({ kind: 'comic', id: 'old-name' })).toEqual({
      version: 1,
      kind: 'redirect',
      payload: { slug: 'new-name' },
    });
  });

  it.each<PageTarget>([
    { kind: 'comic', id: 'gone' },
    { kind: 'chapter', id: 'gone', comicId: 'gone' },
  ])('a page whose truth is gone is deleted: $kind', async (target) => {
    await emulated.firestore.doc(paths.page(pageIdOf(target))).set({ left: 'over' });
    expect(await rebuilt(target)).toBeUndefined();
    expect(await isMarked(target)).toBe(false);
  });
});

describe('events come twice, late and out of order', () => {
  it('does nothing without a mark', async () => {
    await rebuildMarkedPage(emulated.firestore, 'home');
    expect(await pageOf(HOME)).toBeUndefined();
  });

  it('twice at once gives the same page', async () => {
    await writeCatalogue();
    await mark(HOME);
    await Promise.all([1, 2, 3].map(() => rebuildMarkedPage(emulated.firestore, 'home')));
    const together = await pageOf(HOME);
    expect(await isMarked(HOME)).toBe(false);
    expect(together).toEqual(await rebuilt(HOME));
  });

  it('a page marked again while it is rebuilt stays marked and is not written from the older truth', async () => {
    await writeComic(emulated.firestore, sampleComic('one'), []);
    await mark(HOME, 'older');
    const { firestore } = emulated;
    let interfered = false;
    const interfering = new Proxy(firestore, {
      get(target, key) {
        if (key === 'runTransaction' && !interfered) {
          interfered = true;
          return async (...args: Parameters<typeof firestore.runTransaction>) => {
            await mark(HOME, 'newer');
            return target.runTransaction(...args);
          };
        }
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await rebuildMarkedPage(interfering, 'home');
    expect(interfered).toBe(true);
    expect(await pageOf(HOME)).toBeUndefined();
    expect(await isMarked(HOME)).toBe(true);
    await rebuildMarkedPage(firestore, 'home');
    expect(await pageOf(HOME)).toBeDefined();
    expect(await isMarked(HOME)).toBe(false);
  });

  it.each([
    { case: 'a document', path: paths.comic('one'), change: { views: -1 }, reason: 'comics/one' },
    { case: 'a page', path: paths.publisher('Not-A-Slug'), change: {}, reason: 'payload.publishers' },
  ])(
    '$case that is not what the model says leaves page and mark as they were',
    async ({ path, change, reason }) => {
      await writeComic(emulated.firestore, sampleComic('one'), []);
      const before = await rebuilt(HOME);
      const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
      const { id: _, ...publisher } = samplePublisher('x');
      await emulated.firestore
        .doc(path)
        .set({ ...(path.startsWith('comics') ? sampleComic('one') : publisher), ...change });
      expect(await rebuilt(HOME)).toEqual(before);
      expect(await isMarked(HOME)).toBe(true);
      expect(logged.mock.calls).toEqual([
        [expect.stringContaining('home'), { reason: expect.stringContaining(reason) }],
      ]);
      logged.mockRestore();
    },
  );
});
