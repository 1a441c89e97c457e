import type { Correction } from '@rawi/model/calls/translator-calls';
import type { Role } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import type { Chapter } from '@rawi/model/truth/chapter';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { chapterPage } from '../pages/chapter-page.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { type SubmissionDesk, submissionDesk } from '../testing/submission-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: SubmissionDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('correct-reading');
});
const chapter = (id: string, changes: Partial<Chapter>) =>
  sampleChapter(id, { comicId: 'simurgh', pageCount: 3, ...changes });
const [layla, sara] = ['layla', 'sara'].map((id) => ({ id, name: id }));
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = submissionDesk(backend.firestore, stage);
  for (const uid of ['layla', 'sara', 'omar']) await desk.addPerson(uid, 'translator');
  const manifest = { folder: 'public/a', widths: [800], images: ['800x1200#ffffff'], panels: [] };
  await writeComic(backend.firestore, sampleComic('simurgh'), [
    chapter('en', { manifest, ...(layla && { translator: layla }) }),
    chapter('ar', { language: 'ar', pageCount: 2, ...(sara && { translator: sara }) }),
    chapter('fr', { language: 'fr', pageCount: 2 }),
    chapter('de', { language: 'de', pageCount: 2 }),
    chapter('english-too', { pageCount: 3 }),
    chapter('ar-2', { language: 'ar', number: 2, pageCount: 3 }),
  ]);
});
afterAll(() => backend.stop());

const refused = (code: string) => ({ details: { code } });
const correct = (correction: Correction, chapterId = 'en', uid = 'layla', roles?: readonly Role[]) =>
  desk.call(uid, { action: 'correctReading', comicId: 'simurgh', chapterId, correction }, roles);
const readingOf = async (id: string): Promise<unknown> =>
  (await backend.firestore.doc(paths.chapter('simurgh', id)).get()).get('reading');
async function payloadOf(id: string) {
  const page = await chapterPage(backend.firestore, 'simurgh', id);
  if (page?.kind !== 'chapter') throw new Error('It has no page.');
  return page.payload;
}
const invalidations = async () =>
  (await backend.firestore.collection('dirty').get()).docs.map(({ id }) => id);
const onBoard = (uid: string, role: 'reviewer' | 'admin') =>
  backend.firestore.doc(paths.staff(uid)).set({ roles: [role], name: uid, since: stage.now() });
const SHIFTED = { of: 'shifted', value: true } as const;
const matches = (other: string, value: number[] | null): Correction => ({
  of: 'matches',
  with: other,
  value,
});
const panel = (page: number) => ({ page, x: 0, y: 0, width: 500, height: 400 });

describe('a chapter may be corrected by', () => {
  it('the chapter’s translator, who needs no other role', async () => {
    await correct(SHIFTED);
    expect(await readingOf('en')).toEqual({ shifted: true });
  });

  it.each(['reviewer', 'admin'] as const)('a %s who is on the staff', async (role) => {
    await onBoard('omar', role);
    await correct(SHIFTED, 'en', 'omar', [role]);
    expect(await readingOf('en')).toEqual({ shifted: true });
  });

  it('no other translator, no former reviewer, and nobody of a chapter without a translator', async () => {
    await expect(correct(SHIFTED, 'en', 'sara')).rejects.toMatchObject(refused('role-missing'));
    await expect(correct(SHIFTED, 'en', 'omar', ['reviewer'])).rejects.toMatchObject(refused('role-missing'));
    await expect(correct(SHIFTED, 'fr')).rejects.toMatchObject(refused('role-missing'));
    await expect(correct(SHIFTED, 'en', 'layla', [])).rejects.toMatchObject(refused('role-missing'));
    expect(await readingOf('en')).toBeUndefined();
  });
});

describe('a correction', () => {
  it('changes its own field alone, and is taken back by itself', async () => {
    await correct(SHIFTED);
    await correct({ of: 'panels', value: [panel(2)] });
    expect(await readingOf('en')).toEqual({ shifted: true, panels: [panel(2)] });
    await correct({ of: 'shifted', value: null });
    expect(await readingOf('en')).toEqual({ panels: [panel(2)] });
    await correct({ of: 'panels', value: null });
    expect(await readingOf('en')).toBeUndefined();
  });

  it('has the picture for sharing drawn again where other panels open the chapter, and only then', async () => {
    const cards = { en: 'public/en-0123456789abcdef/share-en.jpg' };
    const of = backend.firestore.doc(paths.chapter('simurgh', 'en'));
    const cardsNow = async (): Promise<unknown> => (await of.get()).get('shareCards');
    await of.update({ shareCards: cards });
    await correct(SHIFTED);
    expect(await cardsNow()).toEqual(cards);
    await correct({ of: 'panels', value: [panel(2)] });
    expect(await cardsNow()).toBeNull();
    await of.update({ shareCards: cards });
    await correct({ of: 'panels', value: [panel(2)] });
    expect(await cardsNow()).toEqual(cards);
    await correct({ of: 'panels', value: null });
    expect(await cardsNow()).toBeNull();
  });

  it('is kept in the record with who made it', async () => {
    await correct(SHIFTED);
    const { docs } = await backend.firestore.collection('audit').get();
    expect(docs.map((each) => each.data())).toMatchObject([
      { action: 'correctReading', by: 'layla', about: 'comics/simurgh/chapters/en', reason: 'shifted' },
    ]);
  });

  it('invalidates the pages that show it', async () => {
    await correct(SHIFTED);
    expect((await invalidations()).toSorted()).toEqual(['chapter_en', 'comic_simurgh']);
    await correct(matches('ar', [0, 1, 2]));
    expect(await invalidations()).toEqual(expect.arrayContaining(['chapter_ar', 'chapter_fr', 'chapter_en']));
    expect(await invalidations()).not.toContain('chapter_ar-2');
  });

  it('is of a chapter that is there, and of pages that it has', async () => {
    await expect(correct(SHIFTED, 'gone')).rejects.toMatchObject(refused('target-missing'));
    await expect(correct({ of: 'panels', value: [panel(4)] })).rejects.toMatchObject(refused('moved-on'));
    await expect(correct({ of: 'panels', value: [panel(1)] }, 'ar', 'sara')).rejects.toMatchObject(
      refused('moved-on'),
    );
    for (const value of [[], Array.from({ length: 6 }, () => panel(1)), [{ ...panel(1), x: 900 }]]) {
      await expect(correct({ of: 'panels', value })).rejects.toMatchObject(refused('invalid-fields'));
    }
  });
});

describe('matches of pages', () => {
  it('show on both pages, each from its own side', async () => {
    await correct(matches('ar', [0, 1, 2]));
    const rowOf = async (id: string, other: string) =>
      (await payloadOf(id)).translations.find((row) => row.id === other);
    expect(await rowOf('en', 'ar')).toMatchObject({ pageCount: 2, matches: [0, 1, 2] });
    expect(await rowOf('ar', 'en')).toMatchObject({ pageCount: 3, matches: [2, 3] });
    expect(await rowOf('ar', 'fr')).not.toHaveProperty('matches');
  });

  it('are what was said last, whichever of the two has said it', async () => {
    await correct(matches('ar', [0, 1, 2]));
    await correct(matches('en', [1, 2]), 'ar', 'sara');
    expect(await readingOf('en')).toBeUndefined();
    expect((await payloadOf('en')).translations.find(({ id }) => id === 'ar')?.matches).toEqual([1, 2, 0]);
    await correct(matches('ar', null));
    expect(await readingOf('ar')).toBeUndefined();
  });

  it('are with another translation of the same number, page by page', async () => {
    for (const other of ['english-too', 'ar-2', 'gone', 'en']) {
      await expect(correct(matches(other, [1, 2, 3]))).rejects.toMatchObject(refused('target-missing'));
    }
    for (const value of [
      [1, 2],
      [1, 2, 3],
      [1, 2, 0, 0],
    ]) {
      await expect(correct(matches('ar', value))).rejects.toMatchObject(refused('moved-on'));
    }
    await expect(correct(matches('ar', [0, 1.5, -1]))).rejects.toMatchObject(refused('invalid-fields'));
  });

  it('are with two others at most, each of which may be corrected again', async () => {
    await correct(matches('ar', [0, 1, 2]));
    await correct(matches('fr', [0, 1, 2]));
    await expect(correct(matches('de', [0, 1, 2]))).rejects.toMatchObject(refused('too-many-matches'));
    await correct(matches('de', null));
    await correct(matches('ar', [1, 2, 0]));
    await correct(matches('fr', null));
    await correct(matches('de', [0, 1, 2]));
    expect(await readingOf('en')).toEqual({
      matches: [
        { chapterId: 'ar', pages: [1, 2, 0] },
        { chapterId: 'de', pages: [0, 1, 2] },
      ],
    });
  });
});
