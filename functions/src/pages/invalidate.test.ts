import { type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { daysLater, EPOCH, sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { writeComic } from '../testing/write-comic.ts';
import { invalidateTargets, readInvalidations } from './invalidate.ts';
import { pagesToInvalidate } from './pages-to-invalidate.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('invalidations');
});
afterAll(() => emulated.stop());
beforeEach(() => emulated.clear());

const HOME: PageTarget = { kind: 'home' };
const ONE: PageTarget = { kind: 'comic', id: 'one' };
const invalidationOf = async (target: PageTarget) =>
  (await emulated.firestore.doc(paths.invalidation(pageIdOf(target))).get()).data();

describe('invalidations after the truth', () => {
  it('many writers at once cost one write for each page', async () => {
    emulated.resetBilling();
    await Promise.all(
      Array.from({ length: 30 }, () => invalidateTargets(emulated.firestore, [HOME, ONE, HOME], EPOCH)),
    );
    expect(emulated.billing().writes).toBe(2);
    expect(await invalidationOf(ONE)).toMatchObject({
      ...ONE,
      claimed: null,
      error: null,
      markedAt: expect.anything(),
    });
  });

  it('a page that a task holds is invalidated once more, however many writers there are', async () => {
    await invalidateTargets(emulated.firestore, [HOME], EPOCH);
    const { generation } = (await invalidationOf(HOME)) ?? {};
    await emulated.firestore.doc(paths.invalidation('home')).update({ claimed: generation });
    emulated.resetBilling();
    await Promise.all(
      Array.from({ length: 10 }, () => invalidateTargets(emulated.firestore, [HOME], daysLater(1))),
    );
    expect(emulated.billing().writes).toBe(1);
    expect(await invalidationOf(HOME)).toMatchObject({ claimed: generation });
    expect((await invalidationOf(HOME))?.['generation']).not.toBe(generation);
  });
});

describe('invalidations in the transaction of their cause', () => {
  it('are written with it, and not where the page is waiting already', async () => {
    const { firestore } = emulated;
    const change = () =>
      firestore.runTransaction(async (transaction) => {
        const invalidate = await readInvalidations(transaction, firestore, [HOME, ONE]);
        transaction.set(firestore.doc(paths.comic('one')), { any: 'thing' });
        invalidate(EPOCH);
      });
    await invalidateTargets(firestore, [HOME], EPOCH);
    emulated.resetBilling();
    await change();
    expect(emulated.billing().writes).toBe(2);
    emulated.resetBilling();
    await change();
    expect(emulated.billing().writes).toBe(1);
  });

  it('of no pages are none', async () => {
    const { firestore } = emulated;
    await firestore.runTransaction(async (transaction) =>
      (await readInvalidations(transaction, firestore, []))(EPOCH),
    );
    expect((await firestore.collection(paths.invalidations()).get()).size).toBe(0);
  });
});

describe('the pages to invalidate are asked of the stored catalogue', () => {
  const chapter = (number: number, language: 'en' | 'ar') =>
    sampleChapter(`one-${number}-${language}`, { comicId: 'one', number, language });

  it('for a chapter: its neighbours, its translations, its comic', async () => {
    const chapters = [1, 2, 3, 4].flatMap((number) => [chapter(number, 'en'), chapter(number, 'ar')]);
    await writeComic(emulated.firestore, sampleComic('one'), chapters);
    const { id: chapterId, ...before } = chapter(3, 'en');
    const pages = await pagesToInvalidate(emulated.firestore, [
      {
        of: 'chapter',
        comicId: 'one',
        comicSlug: 'one',
        shelf: 1,
        chapterId,
        before,
        after: { ...before, title: 'New' },
      },
    ]);
    expect(pages.map(pageIdOf).toSorted()).toEqual([
      'chapter_one-2-en',
      'chapter_one-3-ar',
      'chapter_one-3-en',
      // Its readers are told where another language goes on.
      'chapter_one-4-ar',
      'chapter_one-4-en',
      'comic_one',
      'updates',
    ]);
  });

  it('for a comic: its chapters, the comics like it before and after, its former addresses, its shelf, the home page', async () => {
    const { firestore } = emulated;
    const named = (id: string) => ({ id, name: { en: id } });
    const unlike = { writer: named('w'), publisher: named('p'), genres: [named('g')] };
    await writeComic(firestore, sampleComic('one'), [chapter(1, 'en')]);
    await writeComic(
      firestore,
      sampleComic('like-before', { ...unlike, writer: sampleComic('x').writer }),
      [],
    );
    await writeComic(firestore, sampleComic('like-after', { ...unlike, genres: [named('war')] }), []);
    await writeComic(firestore, sampleComic('unlike', unlike), []);
    await firestore.doc(paths.slug('formerly-one')).set({ comicId: 'one', slug: 'one' });
    const before = sampleComic('one');
    const after = { ...before, slug: 'two', genres: [named('war')], writer: named('other') };
    const pages = await pagesToInvalidate(firestore, [{ of: 'comic', comicId: 'one', before, after }]);
    expect(pages.map(pageIdOf).toSorted()).toEqual([
      'catalog_1',
      'chapter_one-1-en',
      'comic_formerly-one',
      'comic_like-after',
      'comic_like-before',
      'comic_one',
      'comic_two',
      'comics',
      'comics_1',
      'home',
      'opds_comics',
      'opds_comics_1',
      'opds_genre_fantasy',
      'opds_genre_war',
      'opds_language_ar',
      'opds_language_en',
      'opds_latest',
      'opds_most-read',
      'opds_publisher_atlas',
      'publisher_atlas',
      'publisher_atlas_1',
      'sitemap_1',
      'updates',
    ]);
  });
});
