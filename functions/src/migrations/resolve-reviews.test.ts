import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import { reviewIds, reviewSchema } from '@rawi/model/truth/review';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { RESOLVE_REVIEWS } from './resolve-reviews.ts';

let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('resolve-reviews');
});
beforeEach(async () => {
  backend.clear();
  desk = publishingDesk(backend.firestore);
  await at(paths.comic('simurgh')).set(sampleComic('simurgh', { series: 'Captain Zenith' }));
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const review = async (id: string) =>
  reviewSchema.parse((await at(paths.review(reviewIds.submission(id))).get()).data());

it('the migration calls what was handed in before by what is stored, once, and leaves what is being revised', async () => {
  await desk.addChapter('waits', 'layla', {}, { state: 'submitted' });
  await desk.addChapter('revised', 'layla', {}, { state: 'draft' });
  expect(await RESOLVE_REVIEWS.run(backend.firestore, true)).toEqual({ changed: 1, left: [] });
  expect((await review('waits')).resolved).toBeUndefined();
  expect(await RESOLVE_REVIEWS.run(backend.firestore, false)).toEqual({ changed: 1, left: [] });
  expect(await review('waits')).toMatchObject({
    title: 'Captain Zenith',
    differs: true,
    resolved: { comic: { series: 'Captain Zenith' } },
  });
  expect((await review('revised')).resolved).toBeUndefined();
  expect(await RESOLVE_REVIEWS.run(backend.firestore, false)).toEqual({ changed: 0, left: [] });
});

it('the migration names what it cannot read, and goes on behind it', async () => {
  await desk.addChapter('one', 'layla', {}, { state: 'submitted' });
  await desk.addChapter('two', 'layla', {}, { state: 'submitted' });
  await at(paths.submission('one')).update({ content: 7 });
  const bad = paths.review(reviewIds.submission('one'));
  expect(await RESOLVE_REVIEWS.run(backend.firestore, false)).toEqual({ changed: 1, left: [bad] });
});
