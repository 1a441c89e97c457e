import { paths } from '@rawi/model/paths';
import { daysLater, EPOCH } from '@rawi/model/testing/samples';
import { countTargets } from '@rawi/model/truth/counts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { applyChoice } from '../choices/apply-choice.ts';
import { countedIn, sampleUser } from '../testing/choices.ts';
import { countWaitingVotes } from './count-waiting-votes.ts';
import { reconcileCounts } from './reconcile-counts.ts';

let emulated: EmulatedFirestore;
let time = EPOCH;
beforeAll(async () => {
  emulated = await emulatedFirestore('waiting-votes');
});
afterAll(() => emulated.stop());

const choosing = () => ({ firestore: emulated.firestore, now: () => time });

it('votes of an account are counted when it is old enough, once', async () => {
  const { firestore } = emulated;
  await firestore.doc(paths.user('layla')).set(sampleUser(EPOCH));
  for (const translatorId of ['amal', 'badr']) {
    await firestore
      .doc(paths.rating(translatorId, 'layla'))
      .set({ uid: 'layla', quality: 5, clarity: 4, at: EPOCH });
    await applyChoice(choosing(), 'ratings', { uid: 'layla', translatorId });
  }
  await firestore.doc(paths.comicRating('one', 'layla')).set({ uid: 'layla', stars: 4, at: EPOCH });
  await applyChoice(choosing(), 'comicRatings', { uid: 'layla', comicId: 'one' });
  await firestore.doc(paths.comicTag('one', 'layla')).set({ uid: 'layla', tags: ['funny'], at: EPOCH });
  await applyChoice(choosing(), 'comicTags', { uid: 'layla', comicId: 'one' });
  expect(await countedIn(firestore, countTargets.comic('one'))).toEqual({});
  time = new Date(daysLater(3).getTime() - 1);
  expect(await countWaitingVotes(choosing())).toBe(0);
  time = daysLater(3);
  expect(await countWaitingVotes(choosing())).toBe(1);
  for (const translatorId of ['amal', 'badr']) {
    expect(await countedIn(firestore, countTargets.translator(translatorId))).toEqual({
      ratingCount: 1,
      qualitySum: 5,
      claritySum: 4,
    });
  }
  expect(await countedIn(firestore, countTargets.comic('one'))).toEqual({
    star4: 1,
    taggers: 1,
    'tag:funny': 1,
  });
  expect(await countWaitingVotes(choosing())).toBe(0);
});

it('the nightly sample of votes finds what no trigger has brought, and then nothing', async () => {
  const { firestore } = emulated;
  let drawn = 0;
  const random = { resetCode: () => '', id: () => '', token: () => `a${(drawn += 1)}` };
  await firestore.doc(paths.translator('amal')).set({ name: 'Amal' });
  await firestore.doc(paths.user('omar')).set(sampleUser(EPOCH));
  await firestore.doc(paths.follow('omar', 'amal')).set({ translatorId: 'amal', name: 'Amal', at: EPOCH });
  await firestore.doc(paths.rating('badr', 'layla')).delete();
  expect(await reconcileCounts(choosing(), random)).toEqual({ right: 1, late: 0, drifted: 0, applied: 2 });
  expect(await reconcileCounts(choosing(), random)).toEqual({ right: 1, late: 0, drifted: 0, applied: 0 });
  expect(await countedIn(firestore, countTargets.translator('badr'))).toEqual({});
});
