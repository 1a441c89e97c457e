import { buildChapterPage } from '@rawi/model/pages/build-chapter-page';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { buildHomePage } from '@rawi/model/pages/build-home-page';
import { type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { publisherCovers } from '@rawi/model/pages/publisher-summary';
import { paths } from '@rawi/model/paths';
import {
  daysLater,
  sampleChapter,
  sampleComic,
  sampleComment,
  samplePublisher,
  withChapters,
} from '@rawi/model/testing/samples';
import type { Comment } from '@rawi/model/truth/comment';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { pageOf as makePage } from '../pages/page-of.ts';
import { manyComics } from '../testing/many-comics.ts';
import { type PageQueue, pageQueue } from '../testing/page-queue.ts';
import { writeComic } from '../testing/write-comic.ts';
import { enqueueInvalidated } from '../triggers/on-dirty-written.ts';

// Competing transactions wait before they try again, and one test is thousands of requests.
vi.setConfig({ testTimeout: 300_000 });

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('rebuild');
});
afterAll(() => emulated.stop());
let queue: PageQueue;
beforeEach(() => {
  emulated.clear();
  queue = pageQueue(emulated.firestore);
});

async function pageOf(target: PageTarget) {
  return (await emulated.firestore.doc(paths.page(pageIdOf(target))).get()).data();
}
async function isInvalidated(target: PageTarget) {
  return (await emulated.firestore.doc(paths.invalidation(pageIdOf(target))).get()).exists;
}
/** Invalidates the page and runs the tasks that come of it. */
async function rebuilt(target: PageTarget) {
  await queue.invalidate(target);
  for (let task = queue.take(false); task; task = queue.take(false)) await queue.run(task);
  return pageOf(target);
}

const HOME = { kind: 'home' } as const;

/** Thirty comics with chapters in both languages and a French one, several of them alike in views and dates. */
function catalogue() {
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
    return withChapters(comic, chapters);
  });
}

async function writeCatalogue() {
  const comics = catalogue();
  for (const { comic, chapters } of comics) await writeComic(emulated.firestore, comic, chapters);
  await emulated.firestore.doc(paths.catalogueCounts()).set({ comics: 30, publishers: 8 });
  const publishers = Array.from({ length: 8 }, (_, index) => {
    const id = `publisher-${index}`;
    const own = comics.map(({ comic }) => comic).filter((comic) => comic.publisher.id === id);
    return samplePublisher(id, { comicCount: own.length, covers: publisherCovers(own) });
  });
  for (const { id, ...stored } of publishers) {
    await emulated.firestore.doc(paths.publisher(id)).set(stored);
  }
  return { comics, publishers };
}

describe('an invalidated page is what the builders make of the whole truth', () => {
  it('home', async () => {
    const { comics, publishers } = await writeCatalogue();
    const expected = buildHomePage({
      comics: comics.map(({ comic }) => comic),
      publishers,
      counts: { comics: 30, publishers: 8 },
    });
    expect(await rebuilt(HOME)).toEqual(expected);
    expect(await isInvalidated(HOME)).toBe(false);
  });

  it('a comic', async () => {
    const { comics } = await writeCatalogue();
    const [first] = comics;
    if (!first) throw new Error('no comic');
    const expected = buildComicPage({
      ...first,
      comicId: first.comic.slug,
      translators: [],
      candidates: comics.map(({ comic }) => comic),
    });
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

describe('fields of a newer build', () => {
  it('in the truth and in invalidations change no page', async () => {
    const { comics, publishers } = await writeCatalogue();
    const [first] = comics;
    const chapter = first?.chapters[1];
    if (!first || !chapter) throw new Error('no chapter');
    const { slug } = first.comic;
    const targets: PageTarget[] = [
      HOME,
      { kind: 'comic', id: slug },
      { kind: 'chapter', id: chapter.id, comicId: slug },
    ];
    const before = [];
    for (const target of targets) before.push(await rebuilt(target));
    const newer = { unheard: { of: 1 }, 'publisher.unheard': true };
    for (const { comic } of comics) await emulated.firestore.doc(paths.comic(comic.slug)).update(newer);
    const others = [
      paths.chapter(slug, chapter.id),
      paths.slug(slug),
      paths.catalogueCounts(),
      ...publishers.map(({ id }) => paths.publisher(id)),
    ];
    for (const path of others) await emulated.firestore.doc(path).update({ unheard: { of: 1 } });
    for (const [index, target] of targets.entries()) {
      await queue.invalidate(target);
      await emulated.firestore.doc(paths.invalidation(pageIdOf(target))).update({ unheard: true });
      expect(await rebuilt(target)).toEqual(before[index]);
      expect(await isInvalidated(target)).toBe(false);
    }
  });
});

describe('the comments of a page', () => {
  const say = (id: string, changes: Partial<Comment>) =>
    emulated.firestore.doc(paths.comment('one', id)).set({ ...sampleComment('layla', changes) });

  it('are the newest that answer none, and the number of all that show', async () => {
    const chapters = [1, 2].map((number) => sampleChapter(`one-${number}-en`, { comicId: 'one', number }));
    await writeComic(emulated.firestore, sampleComic('one'), chapters);
    for (const day of [1, 2, 3, 4]) await say(`at-2-${day}`, { number: 2, at: daysLater(day), shows: true });
    await say('answer', { number: 2, parent: 'at-2-1', at: daysLater(9), shows: true });
    await say('hidden', { at: daysLater(5), text: '', hidden: { reason: 'spam' }, shows: false });
    const newest = (page: Awaited<ReturnType<typeof rebuilt>>) =>
      page?.['payload'].comments.newest.map(({ id }: { readonly id: string }) => id);
    const comic = await rebuilt({ kind: 'comic', id: 'one' });
    expect(comic).toMatchObject({ payload: { comments: { count: 5 } } });
    expect(newest(comic)).toEqual(['hidden', 'at-2-4', 'at-2-3', 'at-2-2', 'at-2-1']);
    const second = await rebuilt({ kind: 'chapter', id: 'one-2-en', comicId: 'one' });
    expect(second).toMatchObject({ payload: { comments: { count: 5 } } });
    expect(newest(second)).toEqual(['at-2-4', 'at-2-3', 'at-2-2']);
    const first = await rebuilt({ kind: 'chapter', id: 'one-1-en', comicId: 'one' });
    expect(first).toMatchObject({ payload: { comments: { newest: [], count: 0 } } });
  });
});

describe('the answer at an address', () => {
  it('a former slug and an id redirect to the current slug', async () => {
    await writeComic(emulated.firestore, sampleComic('new-name'), []);
    await emulated.firestore.doc(paths.slug('old-name')).set({ comicId: 'new-name', slug: 'new-name' });
    expect(await rebuilt({ kind: 'comic', id: 'old-name' })).toEqual({
      version: 3,
      kind: 'redirect',
      payload: { slug: 'new-name' },
    });
  });

  it.each([
    [
      'the list of what was removed names the chapter',
      { [paths.removed()]: { ids: [{ id: 'gone', at: new Date(0) }] } },
    ],
    ['the list names its comic', { [paths.removed()]: { ids: [{ id: 'one', at: new Date(0) }] } }],
    [
      'the chapter is kept for an admin to publish again',
      { [paths.keptChapter('gone')]: { comicId: 'one', number: 1 } },
    ],
  ])('a page says that readers have the chapter no more where %s', async (_, documents) => {
    for (const [path, document] of Object.entries(documents))
      await emulated.firestore.doc(path).set(document);
    const target = { kind: 'chapter', id: 'gone', comicId: 'one' } as const;
    expect(await rebuilt(target)).toEqual({ version: 3, kind: 'gone', payload: { what: 'chapter' } });
    await writeComic(emulated.firestore, sampleComic('one'), []);
    expect(await rebuilt(target)).toMatchObject({ payload: { what: 'chapter', comicId: 'one' } });
  });

  it.each<PageTarget>([
    { kind: 'comic', id: 'gone' },
    { kind: 'chapter', id: 'gone', comicId: 'gone' },
    { kind: 'translator', id: 'gone' },
  ])('a page whose truth is gone is deleted: $kind', async (target) => {
    await emulated.firestore.doc(paths.page(pageIdOf(target))).set({ left: 'over' });
    expect(await rebuilt(target)).toBeUndefined();
    expect(await isInvalidated(target)).toBe(false);
  });
});

describe('tasks come twice, late and out of order', () => {
  it('does nothing without an invalidation', async () => {
    await queue.run({ pageId: 'home', generation: 'none', delaySeconds: 0 });
    expect(await pageOf(HOME)).toBeUndefined();
  });

  it('three tasks at once are one rebuild', async () => {
    await writeCatalogue();
    await queue.invalidate(HOME);
    const task = queue.take(false);
    if (!task) throw new Error('no task');
    let made = 0;
    await Promise.all(
      [1, 2, 3].map(() => queue.run(task, (db, target) => ((made += 1), makePage(db, target)))),
    );
    expect(made).toBe(1);
    expect(await isInvalidated(HOME)).toBe(false);
    expect(await pageOf(HOME)).toEqual(await rebuilt(HOME));
  });

  it('a page invalidated again while it is rebuilt is rebuilt again by one more task', async () => {
    await writeComic(emulated.firestore, sampleComic('one'), []);
    await queue.invalidate(HOME);
    const task = queue.take(false);
    if (!task) throw new Error('no task');
    await queue.run(task, async (db, target) => {
      const page = await makePage(db, target);
      await writeComic(emulated.firestore, sampleComic('two'), []);
      await queue.invalidate(HOME);
      expect(queue.waiting).toEqual([]);
      return page;
    });
    expect(await isInvalidated(HOME)).toBe(true);
    expect(queue.waiting).toHaveLength(1);
    for (let next = queue.take(false); next; next = queue.take(false)) await queue.run(next);
    expect(await pageOf(HOME)).toMatchObject({ payload: { latest: [{ slug: 'one' }, { slug: 'two' }] } });
    expect(await isInvalidated(HOME)).toBe(false);
  });

  it('the event of an invalidation that is claimed, parked, unchanged or deleted makes no task', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    await queue.invalidate(HOME);
    const after = await queue.invalidationOf('home');
    queue.take(false);
    const events = [
      { before: undefined, after: { ...after, generation: 'g2', claimed: 'first' } },
      { before: undefined, after: { ...after, generation: 'g3', error: 'no page' } },
      { before: after, after: { ...after, tries: 1 } },
      { before: after, after: undefined },
    ];
    for (const event of events) await enqueueInvalidated(queue.enqueue, { pageId: 'home', ...event });
    expect(queue.waiting).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('a rebuild that fails', () => {
  it('for a passing reason is tried again by the queue, and parked after six tries', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
    await queue.invalidate(HOME);
    const task = queue.take(false);
    if (!task) throw new Error('no task');
    const unavailable = async () => {
      throw new Error('unavailable');
    };
    for (let tries = 1; tries < 6; tries += 1)
      await expect(queue.run(task, unavailable)).rejects.toThrow('unavailable');
    await queue.run(task, unavailable);
    expect(await queue.invalidationOf('home')).toMatchObject({
      error: 'unavailable',
      dueAt: null,
      claimed: null,
    });
    expect(logged).toHaveBeenCalledTimes(1);
    queue.pass(3600);
    expect(await queue.sweep()).toBe(0);
    expect(await rebuilt(HOME)).toBeDefined();
    expect(await isInvalidated(HOME)).toBe(false);
    logged.mockRestore();
  });

  it.each([
    { case: 'a document', path: paths.comic('one'), change: { views: -1 }, reason: 'comics/one' },
    { case: 'a page', path: paths.publisher('Not-A-Slug'), change: {}, reason: 'payload.publishers' },
  ])(
    '$case that is not what the model says parks the page as it was, until it is invalidated again',
    async ({ path, change, reason }) => {
      await writeComic(emulated.firestore, sampleComic('one'), []);
      const before = await rebuilt(HOME);
      const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
      const { id: _, ...publisher } = samplePublisher('x');
      const document = path.startsWith('comics') ? sampleComic('one') : publisher;
      await emulated.firestore.doc(path).set({ ...document, ...change });
      expect(await rebuilt(HOME)).toEqual(before);
      expect(await queue.invalidationOf('home')).toMatchObject({
        error: expect.stringContaining(reason),
        dueAt: null,
      });
      expect(logged.mock.calls).toEqual([
        [expect.stringContaining('home'), { reason: expect.stringContaining(reason) }],
      ]);
      logged.mockRestore();
      await emulated.firestore.doc(path).delete();
      await rebuilt(HOME);
      expect(await isInvalidated(HOME)).toBe(false);
    },
  );

  it('an invalidation that cannot be read is logged and left, and spares the others', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
    await emulated.firestore
      .doc(paths.invalidation('odd'))
      .set({ kind: 'odd', generation: 'g', dueAt: queue.now() });
    await queue.invalidate(HOME);
    queue.take(false);
    queue.pass(61);
    expect(await queue.sweep()).toBe(2);
    for (let task = queue.take(); task; task = queue.take()) await queue.run(task);
    expect(await isInvalidated(HOME)).toBe(false);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

describe('the sweep of invalidated pages', () => {
  it('hands a page to the queue again whose task was lost', async () => {
    await queue.invalidate(HOME);
    queue.take(false);
    queue.pass(59);
    expect(await queue.sweep()).toBe(0);
    queue.pass(2);
    expect(await queue.sweep()).toBe(1);
    const task = queue.take();
    if (!task) throw new Error('no task');
    await queue.run(task);
    expect(await isInvalidated(HOME)).toBe(false);
  });

  it('and one whose task died while it held the page, once it may not run any more', async () => {
    await queue.invalidate(HOME);
    const task = queue.take(false);
    if (!task) throw new Error('no task');
    void queue.run(task, () => new Promise(() => {}));
    await vi.waitUntil(async () => (await queue.invalidationOf('home'))?.['claimed'] !== null);
    queue.pass(61);
    expect(await queue.sweep()).toBe(0);
    queue.pass(30);
    expect(await queue.sweep()).toBe(1);
    const next = queue.take();
    if (!next) throw new Error('no task');
    await queue.run(next);
    expect(await isInvalidated(HOME)).toBe(false);
  });
});

describe('the cost of rebuilding', () => {
  it('a thousand invalidations of one page in ten seconds are at most 3 rebuilds and 10 writes of the invalidation', async () => {
    await writeComic(emulated.firestore, sampleComic('one'), []);
    emulated.resetBilling();
    let rebuilds = 0;
    const runDue = async () => {
      for (let task = queue.take(); task; task = queue.take()) {
        await queue.run(task, async (db, target) => {
          rebuilds += 1;
          // What a rebuild takes: invalidations arrive meanwhile.
          await queue.invalidate(HOME);
          return makePage(db, target);
        });
      }
    };
    for (let invalidations = 0; invalidations < 1000; invalidations += 1) {
      await queue.invalidate(HOME);
      queue.pass(0.01);
      await runDue();
    }
    queue.pass(4);
    for (let task = queue.take(); task; task = queue.take()) {
      rebuilds += 1;
      await queue.run(task);
    }
    expect(await isInvalidated(HOME)).toBe(false);
    const { writes } = emulated.billing();
    expect(rebuilds).toBeGreaterThan(1);
    expect(rebuilds).toBeLessThanOrEqual(3);
    expect(writes - rebuilds).toBeLessThanOrEqual(10);
  });

  it.each([24, 3000])('a rebuild of the home page of %i comics is at most 50 reads', async (count) => {
    await manyComics(emulated.firestore, count);
    await queue.invalidate(HOME);
    const task = queue.take(false);
    if (!task) throw new Error('no task');
    emulated.resetBilling();
    await queue.run(task);
    expect(emulated.billing().reads).toBeLessThanOrEqual(50);
    expect(await pageOf(HOME)).toMatchObject({ payload: { counts: { comics: count } } });
  });
});
