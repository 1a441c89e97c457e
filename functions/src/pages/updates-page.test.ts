import { buildUpdatesPage } from '@rawi/model/pages/build-updates-page';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { pageIdOf } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type PageQueue, pageQueue } from '../testing/page-queue.ts';
import { writeComic } from '../testing/write-comic.ts';
import { pagesToInvalidate } from './pages-to-invalidate.ts';
import { updatesPage } from './updates-page.ts';

const DAY = 86_400_000;
const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

let emulated: EmulatedFirestore;
let queue: PageQueue;
beforeAll(async () => {
  emulated = await emulatedFirestore('updates-page');
});
afterAll(() => emulated.stop());
beforeEach(() => {
  emulated.clear();
  queue = pageQueue(emulated.firestore);
});

const UPDATES = { kind: 'updates' } as const;
/** Invalidates the page and runs the tasks that come of it. */
async function rebuilt() {
  await queue.invalidate(UPDATES);
  for (let task = queue.take(false); task; task = queue.take(false)) await queue.run(task);
  return (await emulated.firestore.doc(paths.page(pageIdOf(UPDATES))).get()).data();
}

describe('the list of new chapters', () => {
  const [one, two] = [sampleComic('one'), sampleComic('two')];
  const chapter = (comicId: string, number: number, days: number) =>
    sampleChapter(`${comicId}-${number}-en`, {
      comicId,
      number,
      publishedAt: daysAgo(days),
      ...(number === 2 && { ageRating: '18' }),
    });
  const fresh = [chapter('one', 1, 1), chapter('two', 1, 2), chapter('one', 2, 29)];

  it('is what the builder makes of the chapters of 30 days, and reads no others', async () => {
    const old = Array.from({ length: 5 }, (_, index) => chapter('one', 10 + index, 40 + index));
    await writeComic(emulated.firestore, one, [...fresh.filter(({ comicId }) => comicId === 'one'), ...old]);
    await writeComic(
      emulated.firestore,
      two,
      fresh.filter(({ comicId }) => comicId === 'two'),
    );
    const comics = new Map([one, two].map((comic) => [comic.slug, comic]));
    expect(await rebuilt()).toEqual(buildUpdatesPage({ chapters: fresh, comics }, NOW));
    expect(await updatesPage(emulated.firestore, daysAgo(-40))).toMatchObject({ payload: { chapters: [] } });
  });

  it('is there where nothing is new', async () => {
    expect(await rebuilt()).toMatchObject({ payload: { chapters: [], comics: [], translators: [] } });
  });

  it('reads 300 chapters at most', async () => {
    const most = PAGE_LIMITS.updates.chapters;
    await writeComic(
      emulated.firestore,
      one,
      Array.from({ length: most + 20 }, (_, index) => chapter('one', index, index / 100)),
    );
    const page = await updatesPage(emulated.firestore, NOW);
    if (page.kind !== 'updates') throw new Error('not the list of new chapters');
    expect(page.payload.chapters.length).toBeLessThanOrEqual(most);
    expect(page.payload.since > daysAgo(PAGE_LIMITS.updates.days).toISOString()).toBe(true);
  });

  it('is marked with whatever it shows', async () => {
    const [before] = fresh;
    if (!before) throw new Error('There is a chapter.');
    const invalidated = async (after: object) => {
      const change = {
        of: 'chapter',
        comicId: 'one',
        comicSlug: 'one',
        shelf: 1,
        chapterId: before.id,
      } as const;
      const pages = await pagesToInvalidate(emulated.firestore, [
        { ...change, before, after: { ...before, ...after } },
      ]);
      return pages.some(({ kind }) => kind === 'updates');
    };
    expect(await invalidated({ title: 'Another' })).toBe(true);
    expect(await invalidated({ number: 3 })).toBe(true);
    expect(await invalidated({ translator: { id: 'amal', name: 'Amal' } })).toBe(true);
    expect(await invalidated({ reactions: { likes: 1, dislikes: 0 } })).toBe(false);
    expect(await invalidated({ views: 9 })).toBe(false);
  });
});
