import type { CommunityInput } from '@rawi/model/calls/community-calls';
import type { ReviewInput } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { ratingReportKey } from '@rawi/model/truth/rating-report';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { COMMUNITY } from '../areas/community.ts';
import { runCall } from '../areas/run-call.ts';
import { chapterPage } from '../pages/chapter-page.ts';
import { callReview } from '../testing/call-review.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { writeComic } from '../testing/write-comic.ts';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('set-rating');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  for (const uid of ['rana', 'omar', 'layla', 'sara']) {
    stage.auth.add({ uid, email: `${uid}@example.com`, emailVerified: true });
  }
  for (const uid of ['rana', 'omar']) {
    await at(paths.staff(uid)).set({ roles: ['reviewer'], name: uid, since: stage.now() });
  }
  await writeComic(backend.firestore, sampleComic('simurgh', { ageRating: '18', contentNotes: ['blood'] }), [
    sampleChapter('en', { comicId: 'simurgh', translator: { id: 'omar', name: 'Omar' } }),
    sampleChapter('ar', { comicId: 'simurgh', language: 'ar' }),
  ]);
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const refused = (code: string) => ({ details: { code } });
const REPORT = paths.ratingReport(ratingReportKey('simurgh', 'layla'));
const SEEN = { ageRating: '18', contentNotes: ['blood'] } as const;
type Rating = Extract<ReviewInput, { action: 'setRating' }>;
const rate = (change: Partial<Rating> = {}, uid = 'rana') =>
  callReview(stage, uid, {
    action: 'setRating',
    comicId: 'simurgh',
    seen: { ...SEEN, contentNotes: [...SEEN.contentNotes] },
    rating: { ageRating: '12', contentNotes: ['violence'] },
    ...change,
  });
const report = (change: Partial<Extract<CommunityInput, { action: 'reportRating' }>> = {}, uid = 'layla') =>
  runCall(COMMUNITY, stage, {
    data: { action: 'reportRating', comicId: 'simurgh', ageRating: '16', contentNotes: ['blood'], ...change },
    caller: {
      uid,
      email: 'a@example.com',
      emailVerified: true,
      roles: [],
      signedInAt: stage.now().getTime(),
    },
    appCheck: { valid: false, demanded: false },
  });
const comic = async () => (await at(paths.comic('simurgh')).get()).data();
const audits = async () =>
  (await backend.firestore.collection('audit').get()).docs.map((entry) => [
    entry.get('action'),
    entry.get('reason'),
  ]);
const invalidated = async () => (await backend.firestore.collection('dirty').get()).docs.map(({ id }) => id);

describe('a reviewer', () => {
  it('makes a rating milder, which the log keeps, and the pages that show it are built again', async () => {
    await rate();
    expect(await comic()).toMatchObject({ ageRating: '12', contentNotes: ['violence'], views: 0 });
    expect(await audits()).toEqual([['setRating', '18 > 12, +violence, -blood']]);
    expect(await invalidated()).toEqual(
      expect.arrayContaining(['home', 'comic_simurgh', 'chapter_en', 'chapter_ar', 'comics_1', 'catalog_1']),
    );
  });

  it('rates a chapter by itself, and gives it back to the rating of its comic', async () => {
    const chapterId = 'ar';
    const asItsComic = { ageRating: 'asTheComic' as const, contentNotes: [] };
    const own = { ageRating: '12' as const, contentNotes: ['flashing' as const] };
    await rate({ chapterId, seen: asItsComic, rating: own });
    const page = await chapterPage(backend.firestore, 'simurgh', chapterId);
    expect(page?.payload).toMatchObject({
      ageRating: '12',
      contentNotes: [{ id: 'flashing' }],
      comic: { ageRating: '18', contentNotes: [{ id: 'blood' }] },
    });
    await rate({ chapterId, seen: own, rating: asItsComic });
    const chapter = (await at(paths.chapter('simurgh', chapterId)).get()).data();
    expect(chapter).not.toHaveProperty('ageRating');
    expect(chapter).not.toHaveProperty('contentNotes');
  });

  it('changes nothing that somebody else has rated since, and nothing twice', async () => {
    await expect(rate({ seen: { ageRating: null, contentNotes: [] } })).rejects.toMatchObject(
      refused('moved-on'),
    );
    await rate();
    await rate();
    expect(await audits()).toHaveLength(1);
  });

  it('rates no comic as its comic, nothing that is not there, and no own chapter', async () => {
    const asItsComic = { ageRating: 'asTheComic' as const, contentNotes: [] };
    await expect(rate({ rating: asItsComic })).rejects.toMatchObject(refused('invalid-fields'));
    await expect(rate({ comicId: 'nothing' })).rejects.toMatchObject(refused('target-missing'));
    await expect(rate({ chapterId: 'en', seen: asItsComic }, 'omar')).rejects.toMatchObject(
      refused('not-impartial'),
    );
    await at(paths.staff('rana')).delete();
    await expect(rate()).rejects.toMatchObject(refused('role-missing'));
  });
});

describe('a reader’s report of a rating', () => {
  it('has what was shown and what is proposed; the next one of theirs takes its place', async () => {
    await report();
    await report({ ageRating: '12', note: 'Only one wound.' });
    expect((await at(REPORT).get()).data()).toMatchObject({
      comicId: 'simurgh',
      uid: 'layla',
      shown: SEEN,
      proposed: { ageRating: '12', contentNotes: ['blood'] },
      words: 'Only one wound.',
      state: 'open',
    });
  });

  it('is refused where the comic is rated so, or is not there', async () => {
    await expect(report({ ageRating: '18' })).rejects.toMatchObject(refused('moved-on'));
    await expect(report({ comicId: 'nothing' })).rejects.toMatchObject(refused('target-missing'));
  });

  it('is closed with every other of the comic by a correction', async () => {
    await report();
    await report({}, 'sara');
    await rate();
    const { docs } = await backend.firestore.collection(paths.ratingReports()).get();
    expect(docs.map((each) => each.get('state'))).toEqual(['done', 'done']);
  });

  it('is closed with all others, however many there are, and goes in half a year; one that comes later stays', async () => {
    await report();
    const first = (await at(REPORT).get()).data() ?? {};
    const key = (uid: string) => paths.ratingReport(ratingReportKey('simurgh', uid));
    for (let count = 0; count < 230; count += 1)
      await at(key(`reader-${count}`)).set({ ...first, uid: `reader-${count}` });
    const later = new Date(stage.now().getTime() + 1000);
    await at(key('later')).set({ ...first, uid: 'later', at: later });
    await rate();
    const { docs } = await backend.firestore.collection(paths.ratingReports()).get();
    expect(docs.filter((each) => each.get('state') === 'open').map((each) => each.get('uid'))).toEqual([
      'later',
    ]);
    const half = new Date(stage.now().getTime() + 180 * 24 * 60 * 60 * 1000);
    expect((await at(REPORT).get()).get('expiresAt').toDate()).toEqual(half);
    // Sent once more it waits, and stays.
    await report();
    expect((await at(REPORT).get()).data()).not.toHaveProperty('expiresAt');
  });

  it('is dismissed, and the rating stays', async () => {
    await report();
    const dismiss = { action: 'closeRatingReport', comicId: 'simurgh', uid: 'layla' } as const;
    await callReview(stage, 'rana', dismiss);
    await callReview(stage, 'rana', dismiss);
    expect((await at(REPORT).get()).get('state')).toBe('done');
    expect(await comic()).toMatchObject(SEEN);
    expect(await audits()).toEqual([['closeRatingReport', null]]);
    await expect(callReview(stage, 'rana', { ...dismiss, uid: 'nobody' })).rejects.toMatchObject(
      refused('target-missing'),
    );
  });
});
