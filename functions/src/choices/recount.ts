import { counterOf, type SumKind, type SumOf, type SumTarget } from '@rawi/model/pages/invalidation-target';
import { isSame } from '@rawi/model/pages/is-same';
import type { CountShard } from '@rawi/model/truth/counts';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { addToShard, isCountedShard, sumOf } from '../counts/shards.ts';
import {
  comicRatingsOf,
  comicTagsOf,
  followersOf,
  likesOf,
  listFollowersOf,
  ratingsOf,
  reactionsOf,
} from '../data/choice-counts.ts';
import { shardsOf } from '../data/library.ts';
import { userRef } from '../data/users.ts';
import { invalidateSum } from '../pages/invalidate.ts';
import type { Choosing } from './apply-choice.ts';
import { type Choice, choiceOf } from './choice.ts';
import { CHOICE_KINDS, type ChoiceKind, knownTags, votesCountFrom } from './choice-kinds.ts';
import { difference } from './choice-step.ts';
import { idsOf } from './choices-of-person.ts';

interface Recount<K extends SumKind> {
  /** The numbers as the sum of the choices themselves. */
  readonly fresh: (choosing: Choosing, target: SumOf<K>) => Promise<CountShard>;
  /** Every choice about the target. */
  readonly choices: (db: Firestore, target: SumOf<K>) => Promise<Choice[]>;
}

const RECOUNTS: { readonly [K in SumKind]: Recount<K> } = {
  translatorCounts: {
    fresh: async (choosing, { id }) => {
      const [followers, ratings] = await Promise.all([
        followersOf(choosing.firestore, id).count().get(),
        countRatings(choosing, id),
      ]);
      return { ...ratings, followers: followers.data().count };
    },
    choices: async (db, { id }) => [
      ...(await choicesIn('following', followersOf(db, id))),
      ...(await choicesIn('ratings', ratingsOf(db, id))),
    ],
  },
  comicCounts: {
    fresh: async (choosing, { id }) =>
      sumOf(await Promise.all([countComicRatings(choosing, id), countComicTags(choosing, id)])),
    choices: async (db, { id }) => [
      ...(await choicesIn('comicRatings', comicRatingsOf(db, id))),
      ...(await choicesIn('comicTags', comicTagsOf(db, id))),
    ],
  },
  chapterCounts: {
    fresh: async ({ firestore }, { id, comicId }) => {
      const [likes, dislikes] = await Promise.all(
        (['like', 'dislike'] as const).map((value) =>
          reactionsOf(firestore, comicId, id).where('value', '==', value).count().get(),
        ),
      );
      return { likes: likes?.data().count ?? 0, dislikes: dislikes?.data().count ?? 0 };
    },
    choices: (db, { id, comicId }) => choicesIn('reactions', reactionsOf(db, comicId, id)),
  },
  listCounts: {
    fresh: async ({ firestore }, { id }) => {
      const followers = await listFollowersOf(firestore, id).count().get();
      return { followers: followers.data().count };
    },
    choices: (db, { id }) => choicesIn('followedLists', listFollowersOf(db, id)),
  },
  commentCounts: {
    fresh: async ({ firestore }, { id, comicId }) => {
      const likes = await likesOf(firestore, comicId, id).count().get();
      return { likes: likes.data().count };
    },
    choices: (db, { id, comicId }) => choicesIn('commentLikes', likesOf(db, comicId, id)),
  },
};

/** The sum of the choices about a target. */
export function freshCount<K extends SumKind>(choosing: Choosing, target: SumOf<K>): Promise<CountShard> {
  return RECOUNTS[target.kind].fresh(choosing, target);
}

function choicesAbout<K extends SumKind>(db: Firestore, target: SumOf<K>): Promise<Choice[]> {
  return RECOUNTS[target.kind].choices(db, target);
}

/** The ratings of a translator that count by now. */
async function countRatings(choosing: Choosing, translatorId: string): Promise<CountShard> {
  const { docs } = await ratingsOf(choosing.firestore, translatorId).get();
  return countVotes(choosing, docs, ({ quality, clarity }, counted) =>
    CHOICE_KINDS.ratings.counts({ quality, clarity, counted }),
  );
}

/** The ratings of a comic that count by now. */
async function countComicRatings(choosing: Choosing, comicId: string): Promise<CountShard> {
  const { docs } = await comicRatingsOf(choosing.firestore, comicId).get();
  return countVotes(choosing, docs, ({ stars }, counted) =>
    CHOICE_KINDS.comicRatings.counts({ stars, counted }),
  );
}

/** The proposals of tags of a comic that count by now. */
async function countComicTags(choosing: Choosing, comicId: string): Promise<CountShard> {
  const { docs } = await comicTagsOf(choosing.firestore, comicId).get();
  return countVotes(choosing, docs, ({ tags }, counted) =>
    CHOICE_KINDS.comicTags.counts({ tags: knownTags(tags), counted }),
  );
}

async function countVotes<T extends { readonly uid: string; readonly at: Date }>(
  { firestore, now }: Choosing,
  votes: readonly QueryDocumentSnapshot<T>[],
  counts: (vote: T, counted: boolean) => CountShard,
): Promise<CountShard> {
  const counted = await Promise.all(
    votes.map(async (document) => {
      const vote = document.data();
      // An account is at least as old as everything that it has written.
      const isOld = votesCountFrom(vote.at) <= now();
      const createdAt = isOld ? vote.at : (await userRef(firestore, vote.uid).get()).data()?.createdAt;
      return createdAt ? counts(vote, votesCountFrom(createdAt) <= now()) : {};
    }),
  );
  return sumOf(counted);
}

/** The choices that a query finds. Each document lies below the person who made it, or names them. */
async function choicesIn<K extends ChoiceKind>(kind: K, query: Query): Promise<Choice[]> {
  const { docs } = await query.select().get();
  return docs.map(({ ref }) => {
    const uid = ref.path.startsWith('users/') ? ref.parent.parent?.id : ref.id;
    return choiceOf(kind, idsOf(kind, uid ?? ref.id, ref));
  });
}

/** How often choices are applied and counted again while others still change them. */
const MAX_ROUNDS = 3;

/**
 * `late`: triggers had not run yet. `drifted`: the numbers were wrong although all had run, which must never
 * happen.
 */
export type Recounted = 'right' | 'late' | 'drifted';

/**
 * Compares the shards of a target with the sum of its choices. If they differ, it first applies the choices,
 * as their triggers should have done; a difference that remains, twice by the same amount, is reported and
 * corrected.
 */
export async function recount(choosing: Choosing, target: SumTarget): Promise<Recounted> {
  let missing = await choicesMissingIn(choosing, target);
  if (isNothing(missing)) return 'right';
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    for (const choice of await choicesAbout(choosing.firestore, target)) {
      await choice.apply(choosing);
    }
    const still = await choicesMissingIn(choosing, target);
    if (isNothing(still)) return 'late';
    if (isSame(missing, still)) {
      logger.error(`The counts of ${counterOf(target)} have drifted.`, { missing });
      await correctCount(choosing, target, missing);
      return 'drifted';
    }
    missing = still;
  }
  // Choices arrive faster than they can be counted here; another night checks again.
  return 'late';
}

/** The difference between the shards and the sum of the choices; nothing where all are counted. */
export async function choicesMissingIn(choosing: Choosing, target: SumTarget): Promise<CountShard> {
  const [fresh, shards] = await Promise.all([
    freshCount(choosing, target),
    shardsOf(choosing.firestore, counterOf(target)).get(),
  ]);
  const counted = shards.docs.filter(({ id }) => isCountedShard(id)).map((shard) => shard.data());
  return difference(sumOf(counted), fresh);
}

async function correctCount(
  { firestore, now }: Choosing,
  target: SumTarget,
  differences: CountShard,
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    addToShard(transaction, firestore, { counter: counterOf(target), shard: '0', differences });
  });
  await invalidateSum(firestore, target, now());
}

function isNothing(differences: CountShard): boolean {
  return Object.keys(differences).length === 0;
}
