import { daysLater, EPOCH } from '@rawi/model/testing/samples';
import { COUNTED, type CountShard } from '@rawi/model/truth/counts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChoiceIds, ChoiceKind, EntryOf } from './choice-kinds.ts';
import { choiceStep, countsOf, difference } from './choice-step.ts';

/** A choice as its document is stored; nothing where it was taken back. */
type Stored = object | undefined;

const rating = fc.record({
  quality: fc.integer({ min: 1, max: 5 }),
  clarity: fc.integer({ min: 1, max: 5 }),
});
const absent = fc.constant(undefined);

interface Sample<K extends ChoiceKind> {
  readonly kind: K;
  readonly ids: ChoiceIds[K];
  readonly stored: fc.Arbitrary<Stored>;
}

const sample = <K extends ChoiceKind>(
  kind: K,
  ids: ChoiceIds[K],
  stored: fc.Arbitrary<object>,
): Sample<K> => ({
  kind,
  ids,
  stored: fc.oneof(absent, stored),
});
const uid = 'layla';
const SAMPLES = {
  following: sample('following', { uid, translatorId: 'amal' }, fc.constant({ name: 'Amal', at: EPOCH })),
  saved: sample(
    'saved',
    { uid, key: 'comic_one' },
    fc.constantFrom({ at: EPOCH }, { at: EPOCH, shelf: 'reading' }, { at: EPOCH, shelf: 'dropped' }),
  ),
  followedLists: sample(
    'followedLists',
    { uid, listId: 'p' },
    fc.constant({ listId: 'p', name: 'A', at: EPOCH }),
  ),
  lists: sample('lists', { uid, listId: 'a' }, fc.constant({ name: 'A', entries: {}, at: EPOCH })),
  reactions: sample(
    'reactions',
    { uid, comicId: 'one', chapterId: 'one-1' },
    fc.constantFrom('like', 'dislike').map((value) => ({ uid, value, at: EPOCH })),
  ),
  ratings: sample(
    'ratings',
    { uid, translatorId: 'amal' },
    rating.map((scales) => ({ uid, ...scales, at: EPOCH })),
  ),
  comicRatings: sample(
    'comicRatings',
    { uid, comicId: 'one' },
    fc.integer({ min: 1, max: 5 }).map((stars) => ({ uid, stars, at: EPOCH })),
  ),
  comicTags: sample(
    'comicTags',
    { uid, comicId: 'one' },
    // One of them is not in the vocabulary, as a newer build may have it.
    fc
      .uniqueArray(fc.constantFrom('funny', 'sad', 'sea', 'of-another-build'), { minLength: 1 })
      .map((tags) => ({ uid, tags, at: EPOCH })),
  ),
  places: sample(
    'places',
    { uid, chapterId: 'one-1' },
    fc.record({ page: fc.integer({ min: 1, max: 20 }), finished: fc.boolean() }).map((place) => ({
      ...place,
      pageCount: 20,
      readAt: EPOCH,
    })),
  ),
  commentLikes: sample(
    'commentLikes',
    { uid, comicId: 'one', commentId: 'a' },
    fc.constant({ uid, at: EPOCH }),
  ),
  blocked: sample('blocked', { uid, otherUid: 'omar' }, fc.constant({ uid: 'omar', at: EPOCH })),
  ignored: sample('ignored', { uid, otherUid: 'omar' }, fc.constant({ uid: 'omar', at: EPOCH })),
} as const satisfies { readonly [K in ChoiceKind]: Sample<K> };

/** One person's choice: what it was one after the other, and which of these changes the trigger hears of, in what order. */
interface Life {
  readonly states: readonly Stored[];
  /** Each is when a delivery comes: after so many of the changes. */
  readonly deliveries: readonly number[];
  /** How long the account has existed at the deliveries, in days. */
  readonly days: readonly number[];
}

const life = (stored: fc.Arbitrary<Stored>, lastIsDelivered: boolean): fc.Arbitrary<Life> =>
  fc.array(stored, { minLength: 1, maxLength: 6 }).chain((states) =>
    fc.record({
      states: fc.constant(states),
      deliveries: fc
        .array(fc.integer({ min: 1, max: states.length }), { maxLength: 8 })
        .map((early) => [...early.toSorted((a, b) => a - b), ...(lastIsDelivered ? [states.length] : [])]),
      days: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 9, maxLength: 9 }),
    }),
  );

/** Plays a life, and returns the entry and the numbers that come of it, with the choice and the time at its end. */
function play<K extends ChoiceKind>(
  { kind, ids }: Sample<K>,
  { states, deliveries, days }: Life,
  reconciled: boolean,
): { entry: EntryOf<K> | undefined; counts: CountShard; choice: Stored; now: Date } {
  let entry: EntryOf<K> | undefined;
  let counts: CountShard = {};
  let now = EPOCH;
  const clock = days.toSorted((a, b) => a - b).map(daysLater);
  const step = (choice: Stored, time = daysLater(7)) => {
    now = time;
    const taken = choiceStep(kind, ids, { choice, entry, accountCreatedAt: EPOCH, now });
    entry = taken.entry;
    counts = sum(counts, taken.differences);
  };
  for (const [index, after] of deliveries.entries()) step(states[after - 1], clock[index]);
  if (reconciled) step(states.at(-1));
  return { entry, counts, choice: states.at(-1), now };
}

function sum(a: CountShard, b: CountShard): CountShard {
  return difference(difference(a, {}), b);
}

/** What a fresh count finds. */
function fresh<K extends ChoiceKind>({ kind, ids }: Sample<K>, choice: Stored, now: Date): CountShard {
  return difference(
    {},
    countsOf(kind, choiceStep(kind, ids, { choice, entry: undefined, accountCreatedAt: EPOCH, now }).entry),
  );
}

/** The numbers are those of a fresh count, and an entry is there as long as its choice is. */
function law<K extends ChoiceKind>(tested: Sample<K>, ending: 'delivered' | 'reconciled'): void {
  const isDelivered = ending === 'delivered';
  fc.assert(
    fc.property(life(tested.stored, isDelivered), (played) => {
      const { entry, counts, choice, now } = play(tested, played, !isDelivered);
      expect(counts).toEqual(fresh(tested, choice, now));
      expect(entry === undefined).toBe(choice === undefined);
    }),
    { numRuns: 10_000 },
  );
}

describe.each(Object.values(SAMPLES))('the numbers of $kind', (tested) => {
  it('are those of a fresh count once the last change of each choice has come, however often and when others do', () => {
    law(tested, 'delivered');
  });

  it('are those of a fresh count after one reconciliation, however often each change has come', () => {
    law(tested, 'reconciled');
  });
});

describe('a step', () => {
  it('taken twice changes nothing the second time', () => {
    const { kind, ids, stored } = SAMPLES.ratings;
    fc.assert(
      fc.property(stored, stored, (before, choice) => {
        const times = { accountCreatedAt: EPOCH, now: daysLater(7) };
        const { entry } = choiceStep(kind, ids, { choice: before, entry: undefined, ...times });
        const first = choiceStep(kind, ids, { choice, entry, ...times });
        const second = choiceStep(kind, ids, { choice, entry: first.entry, ...times });
        expect(second).toEqual({ entry: first.entry, changed: false, differences: {} });
      }),
    );
  });

  it('names only numbers that the model knows', () => {
    const { kind, ids } = SAMPLES.reactions;
    const choice = { uid, value: 'like', at: EPOCH };
    const { differences } = choiceStep(kind, ids, {
      choice,
      entry: { comicId: 'one', value: 'dislike' },
      accountCreatedAt: EPOCH,
      now: EPOCH,
    });
    expect(differences).toEqual({ likes: 1, dislikes: -1 });
    expect(COUNTED).toEqual(expect.arrayContaining(Object.keys(differences)));
  });

  it('refuses a choice that is not what the model says', () => {
    const { kind, ids } = SAMPLES.ratings;
    const state = { choice: { quality: 6 }, entry: undefined, accountCreatedAt: EPOCH, now: EPOCH };
    expect(() => choiceStep(kind, ids, state)).toThrow();
  });
});
