import { counterOf, type SumTarget } from '@rawi/model/pages/invalidation-target';
import { paths } from '@rawi/model/paths';
import { daysLater, EPOCH } from '@rawi/model/testing/samples';
import * as fc from 'fast-check';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { countedIn, sampleUser } from '../testing/choices.ts';
import { applyChoice } from './apply-choice.ts';
import { type Choice, choiceOf } from './choice.ts';
import { difference } from './choice-step.ts';
import { freshCount, recount } from './recount.ts';
import { settlePerson } from './settle-person.ts';

vi.setConfig({ testTimeout: 120_000 });

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('count-law');
});
afterAll(() => emulated.stop());

const UIDS = ['layla', 'omar', 'sara'] as const;
const TARGETS: readonly SumTarget[] = [
  { kind: 'translatorCounts', id: 'amal' },
  { kind: 'comicCounts', id: 'one' },
  { kind: 'chapterCounts', id: 'one-1-en', comicId: 'one' },
  { kind: 'commentCounts', id: 'a', comicId: 'one' },
];
const NOW = daysLater(10);
const choosing = () => ({ firestore: emulated.firestore, now: () => NOW });

/** The choices that are played with, each with what its document may hold. */
const choices = (uid: string): readonly { choice: Choice; stored: fc.Arbitrary<object> }[] => [
  {
    choice: choiceOf('following', { uid, translatorId: 'amal' }),
    stored: fc.constant({ translatorId: 'amal', name: 'Amal', at: EPOCH }),
  },
  {
    choice: choiceOf('ratings', { uid, translatorId: 'amal' }),
    stored: fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
      .map(([quality, clarity]) => ({ uid, quality, clarity, at: EPOCH })),
  },
  {
    choice: choiceOf('comicRatings', { uid, comicId: 'one' }),
    stored: fc.integer({ min: 1, max: 5 }).map((stars) => ({ uid, stars, at: EPOCH })),
  },
  {
    choice: choiceOf('comicTags', { uid, comicId: 'one' }),
    stored: fc
      .uniqueArray(fc.constantFrom('funny', 'sad', 'of-another-build'), { minLength: 1 })
      .map((tags) => ({ uid, tags, at: EPOCH })),
  },
  {
    choice: choiceOf('reactions', { uid, comicId: 'one', chapterId: 'one-1-en' }),
    stored: fc.constantFrom('like', 'dislike').map((value) => ({ uid, value, at: EPOCH })),
  },
  {
    choice: choiceOf('commentLikes', { uid, comicId: 'one', commentId: 'a' }),
    stored: fc.constant({ uid, at: EPOCH }),
  },
];

/** A change of a choice, and how often its trigger comes. */
interface Change {
  readonly choice: Choice;
  readonly stored: object | undefined;
  readonly deliveries: number;
}

const changeArbitrary = (deliveries: fc.Arbitrary<number>): fc.Arbitrary<Change> =>
  fc.constantFrom(...UIDS.flatMap(choices)).chain(({ choice, stored }) =>
    fc.record({
      choice: fc.constant(choice),
      stored: fc.option(stored, { nil: undefined }),
      deliveries,
    }),
  );

/**
 * Makes the changes one after the other; their triggers come at places of `order`, those of several people together. One
 * person's wait for each other there, since transactions that meet wait for a second: another test has them meet.
 */
async function play(
  changes: readonly Change[],
  order: readonly number[],
  lastIsSure: boolean,
): Promise<void> {
  const { firestore } = emulated;
  const last = new Map(changes.map(({ choice }, index) => [choice.path, index]));
  const waiting: Choice[] = [];
  const deliver = async (count: number) => {
    const taken = Array.from({ length: count }, (_, index) =>
      waiting.splice((order[index] ?? 0) % Math.max(1, waiting.length), 1),
    );
    await Promise.all(
      UIDS.map(async (uid) => {
        const own = taken.flat().filter(({ path }) => path.includes(uid));
        for (const choice of own) await choice.apply(choosing());
      }),
    );
  };
  for (const [index, { choice, stored, deliveries }] of changes.entries()) {
    if (stored) await firestore.doc(choice.path).set(stored);
    else await firestore.doc(choice.path).delete();
    const isLast = last.get(choice.path) === index;
    const times = lastIsSure && isLast ? Math.max(1, deliveries) : deliveries;
    waiting.push(...Array.from({ length: times }, () => choice));
    await deliver((order[index % order.length] ?? 0) % 3);
  }
  await deliver(waiting.length);
}

async function expectFresh(): Promise<void> {
  for (const target of TARGETS) {
    const fresh = difference({}, await freshCount(choosing(), target));
    expect(await countedIn(emulated.firestore, counterOf(target))).toEqual(fresh);
  }
}

async function begin(): Promise<void> {
  emulated.clear();
  const batch = emulated.firestore.batch();
  for (const uid of UIDS) batch.set(emulated.firestore.doc(paths.user(uid)), sampleUser(EPOCH));
  await batch.commit();
}

it('a choice of tags of which none is in the vocabulary any more leaves a library that can be read', async () => {
  await begin();
  const [own] = choices('layla').filter(({ choice }) => choice.path.includes('comicTags'));
  const other = choiceOf('following', { uid: 'layla', translatorId: 'amal' });
  if (!own) throw new Error('There is no choice of tags.');
  await emulated.firestore.doc(own.choice.path).set({ uid: 'layla', tags: ['of-another-build'], at: EPOCH });
  for (const choice of [own.choice, other]) await choice.apply(choosing());
  await expectFresh();
});

const orderArbitrary = fc.array(fc.nat(20), { minLength: 1, maxLength: 8 });

it('the shards are a fresh count when the last change of each choice has come, late, shuffled and often', async () => {
  const changes = fc.array(changeArbitrary(fc.integer({ min: 0, max: 2 })), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc
      .asyncProperty(changes, orderArbitrary, async (changes, order) => {
        await play(changes, order, true);
        await expectFresh();
      })
      .beforeEach(begin),
    { numRuns: 40 },
  );
});

it('the shards are a fresh count after one reconciliation, whatever has come never or three times; nothing has drifted', async () => {
  const drifted = vi.spyOn(logger, 'error');
  const changes = fc.array(changeArbitrary(fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc
      .asyncProperty(changes, orderArbitrary, async (changes, order) => {
        await play(changes, order, false);
        for (const uid of UIDS) await settlePerson(choosing(), uid);
        for (const target of TARGETS) expect(await recount(choosing(), target)).toBe('right');
        await expectFresh();
      })
      .beforeEach(begin),
    { numRuns: 40 },
  );
  expect(drifted).not.toHaveBeenCalled();
});

it('the shards are a fresh count when all triggers of a person come at the same time, twice', async () => {
  await begin();
  const { firestore } = emulated;
  await firestore.doc(paths.follow('layla', 'amal')).set({ translatorId: 'amal', name: 'Amal', at: EPOCH });
  await firestore.doc(paths.rating('amal', 'layla')).set({ uid: 'layla', quality: 5, clarity: 4, at: EPOCH });
  const own = choices('layla').map(({ choice }) => choice);
  await Promise.all([...own, ...own].map((choice) => choice.apply(choosing())));
  await expectFresh();
});

it('choices whose trigger never came are found from their target too', async () => {
  await begin();
  const { firestore } = emulated;
  await firestore.doc(paths.follow('layla', 'amal')).set({ translatorId: 'amal', name: 'Amal', at: EPOCH });
  await firestore.doc(paths.rating('amal', 'omar')).set({ uid: 'omar', quality: 5, clarity: 4, at: EPOCH });
  const [amal] = TARGETS;
  if (!amal) throw new Error('no target');
  expect(await recount(choosing(), amal)).toBe('late');
  await expectFresh();
});

it('shards that were changed by another hand have drifted, which is reported and mended', async () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await begin();
  const [amal] = TARGETS;
  if (!amal) throw new Error('no target');
  await emulated.firestore.doc(paths.countShard(counterOf(amal), '3')).set({ followers: 7 });
  await emulated.firestore.doc(paths.countShard(counterOf(amal), 'demonstration')).set({ followers: 40 });
  await emulated.firestore.doc(paths.follow('layla', 'amal')).set({ translatorId: 'amal', at: EPOCH });
  await applyChoice(choosing(), 'following', { uid: 'layla', translatorId: 'amal' });
  expect(await recount(choosing(), amal)).toBe('drifted');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(await countedIn(emulated.firestore, counterOf(amal))).toEqual({ followers: 41 });
  expect(await recount(choosing(), amal)).toBe('right');
  logged.mockRestore();
});
