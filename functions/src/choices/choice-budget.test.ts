import { counterOf, invalidationIdOf, type SumTarget } from '@rawi/model/pages/invalidation-target';
import { paths } from '@rawi/model/paths';
import { daysLater, EPOCH } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sampleUser } from '../testing/choices.ts';
import { onChoiceWritten } from '../triggers/on-choice-written.ts';
import type { ChoiceIds, ChoiceKind } from './choice-kinds.ts';
import { emptyLibrary } from './library-parts.ts';

/** What rules read for a person's write: whether their session is live, and whether what it is about exists. */
const RULES_READS = 2;
const BUDGET = { reads: 4, writes: 4 };

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('choice-budget');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  await set(paths.user('layla'), sampleUser(EPOCH));
  await set(paths.library('layla'), emptyLibrary(EPOCH));
});

const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const remove = (path: string) => emulated.firestore.doc(path).delete();
const choosing = () => ({ firestore: emulated.firestore, now: () => daysLater(10) });
const at = EPOCH;

/** What a person's write and its trigger cost together. */
async function cost<K extends ChoiceKind>(
  write: () => Promise<unknown>,
  kind: K,
  ids: ChoiceIds[K],
): Promise<{ reads: number; writes: number }> {
  emulated.resetBilling();
  await write();
  await onChoiceWritten(choosing(), kind, ids);
  const { reads, writes, deletes } = emulated.billing();
  return { reads: reads + RULES_READS, writes: writes + deletes };
}

const AMAL: SumTarget = { kind: 'translatorCounts', id: 'amal' };
const CHAPTER: SumTarget = { kind: 'chapterCounts', id: 'one-1-en', comicId: 'one' };
const clearInvalidation = (target: SumTarget) => remove(paths.invalidation(invalidationIdOf(target)));
const FOLLOW = { uid: 'layla', translatorId: 'amal' };
const REACTION = { uid: 'layla', comicId: 'one', chapterId: 'one-1-en' };
const follow = () => set(paths.follow('layla', 'amal'), { translatorId: 'amal', name: 'Amal', at });
const react = (value: string) => () =>
  set(paths.reaction('one', 'one-1-en', 'layla'), { uid: 'layla', value, at });
const rate = (quality: number) => () =>
  set(paths.rating('amal', 'layla'), { uid: 'layla', quality, clarity: 3, at });

describe('an action with its trigger costs four reads and four writes at most', () => {
  it('where it counts: made, changed, taken back', async () => {
    expect(await cost(follow, 'following', FOLLOW)).toEqual(BUDGET);
    await clearInvalidation(AMAL);
    expect(await cost(() => remove(paths.follow('layla', 'amal')), 'following', FOLLOW)).toEqual(BUDGET);
    expect(await cost(react('like'), 'reactions', REACTION)).toEqual(BUDGET);
    await clearInvalidation(CHAPTER);
    expect(await cost(react('dislike'), 'reactions', REACTION)).toEqual(BUDGET);
    await clearInvalidation(AMAL);
    expect(await cost(rate(5), 'ratings', FOLLOW)).toEqual(BUDGET);
    await clearInvalidation(AMAL);
    expect(await cost(rate(1), 'ratings', FOLLOW)).toEqual(BUDGET);
    const like = () => set(paths.commentLike('one', 'a', 'layla'), { uid: 'layla', at });
    expect(await cost(like, 'commentLikes', { uid: 'layla', comicId: 'one', commentId: 'a' })).toEqual(
      BUDGET,
    );
  });

  it('and two writes where it counts nowhere', async () => {
    const save = () => set(paths.savedItem('layla', 'comic_one'), { kind: 'comic', at });
    const place = { page: 1, pageCount: 9, finished: false, readAt: at };
    const read = () => set(paths.historyEntry('layla', 'one-1-en'), place);
    const kept = { reads: 4, writes: 2 };
    expect(await cost(save, 'saved', { uid: 'layla', key: 'comic_one' })).toEqual(kept);
    expect(await cost(read, 'places', { uid: 'layla', chapterId: 'one-1-en' })).toEqual(kept);
  });
});

describe('a fifth read of an action is', () => {
  it('an invalidation that waits already: it is read, and not written', async () => {
    await cost(follow, 'following', FOLLOW);
    expect(await cost(rate(5), 'ratings', FOLLOW)).toEqual({ reads: 5, writes: 3 });
  });

  it('the first choice of an account: when it was made', async () => {
    await remove(paths.library('layla'));
    expect(await cost(follow, 'following', FOLLOW)).toEqual({ reads: 5, writes: 4 });
  });
});

it('a delivery that comes again writes the invalidation at most, and that it came', async () => {
  await cost(follow, 'following', FOLLOW);
  await clearInvalidation(AMAL);
  emulated.resetBilling();
  await onChoiceWritten(choosing(), 'following', FOLLOW);
  expect(emulated.billing()).toMatchObject({ reads: 2, writes: 2 });
  const shards = await emulated.firestore.collection(paths.countShards(counterOf(AMAL))).get();
  expect(shards.docs.map((shard) => shard.data())).toEqual([{ followers: 1 }]);
});
