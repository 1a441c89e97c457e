import { RATING } from '@rawi/model/constants';
import { isTag } from '@rawi/model/lists/comic-tags';
import type { SumTarget } from '@rawi/model/pages/invalidation-target';
import { paths } from '@rawi/model/paths';
import { type CountShard, STAR_COUNTS, tagCountOf } from '@rawi/model/truth/counts';
import { positionFields } from '@rawi/model/truth/history';
import type { Library } from '@rawi/model/truth/library';
import { likedIn, likeKey } from '@rawi/model/truth/like-key';
import { shelfSchema } from '@rawi/model/truth/saved';
import { reading } from '@rawi/model/truth/tolerant';
import { comicRatingSchema, comicTagsSchema, ratingSchema, reactionSchema } from '@rawi/model/truth/votes';
import { z } from 'zod';

/** The ids that identify one choice of each kind; a kind has the name of its field in the library. */
export interface ChoiceIds {
  following: { readonly uid: string; readonly translatorId: string };
  saved: { readonly uid: string; readonly key: string };
  reactions: { readonly uid: string; readonly comicId: string; readonly chapterId: string };
  ratings: { readonly uid: string; readonly translatorId: string };
  comicRatings: { readonly uid: string; readonly comicId: string };
  comicTags: { readonly uid: string; readonly comicId: string };
  places: { readonly uid: string; readonly chapterId: string };
  commentLikes: { readonly uid: string; readonly comicId: string; readonly commentId: string };
  ignored: { readonly uid: string; readonly otherUid: string };
  blocked: { readonly uid: string; readonly otherUid: string };
  lists: { readonly uid: string; readonly listId: string };
  followedLists: { readonly uid: string; readonly listId: string };
}
export type ChoiceKind = keyof ChoiceIds;

/** What the library stores about one choice. */
export type EntryOf<K extends ChoiceKind> = Library[K][string];

/** When the person's account was created, and what time it is. */
export interface ChoiceTimes {
  readonly accountCreatedAt: Date;
  readonly now: Date;
}

interface Kind<K extends ChoiceKind> {
  /** The document that the person writes. */
  readonly path: (ids: ChoiceIds[K]) => string;
  /** The name of its entry in the library. */
  readonly key: (ids: ChoiceIds[K]) => string;
  /** The choice that an entry of a person's library is about. */
  readonly ids: (uid: string, key: string, entry: EntryOf<K>) => ChoiceIds[K];
  /** The entry of a choice. Throws if its document does not parse with the model's schema. */
  readonly entry: (choice: unknown, ids: ChoiceIds[K], times: ChoiceTimes) => EntryOf<K>;
  /** What an entry adds to the numbers of its target. */
  readonly counts: (entry: EntryOf<K>) => CountShard;
  /** The target whose numbers change; undefined if the kind is not counted. */
  readonly target: ((ids: ChoiceIds[K]) => SumTarget) | undefined;
}

const reactionReader = reading(reactionSchema);
const ratingReader = reading(ratingSchema);
const comicRatingReader = reading(comicRatingSchema);
const comicTagsReader = reading(comicTagsSchema);
const savedReader = reading(z.strictObject({ shelf: shelfSchema }));
const positionReader = reading(z.strictObject(positionFields));

/**
 * Everything that a person chooses. A kind that is added to the library does not compile until it is here.
 */
export const CHOICE_KINDS: { readonly [K in ChoiceKind]: Kind<K> } = {
  following: {
    path: ({ uid, translatorId }) => paths.follow(uid, translatorId),
    key: ({ translatorId }) => translatorId,
    ids: (uid, translatorId) => ({ uid, translatorId }),
    entry: () => true,
    counts: () => ({ followers: 1 }),
    target: ({ translatorId }) => ({ kind: 'translatorCounts', id: translatorId }),
  },
  saved: {
    path: ({ uid, key }) => paths.savedItem(uid, key),
    key: ({ key }) => key,
    ids: (uid, key) => ({ uid, key }),
    entry: (choice) => savedReader.parse(choice).shelf ?? true,
    counts: () => ({}),
    target: undefined,
  },
  reactions: {
    path: ({ uid, comicId, chapterId }) => paths.reaction(comicId, chapterId, uid),
    key: ({ chapterId }) => chapterId,
    ids: (uid, chapterId, { comicId }) => ({ uid, comicId, chapterId }),
    entry: (choice, { comicId }) => ({ comicId, value: reactionReader.parse(choice).value }),
    counts: ({ value }) => (value === 'like' ? { likes: 1 } : { dislikes: 1 }),
    target: ({ comicId, chapterId }) => ({ kind: 'chapterCounts', id: chapterId, comicId }),
  },
  ratings: {
    path: ({ uid, translatorId }) => paths.rating(translatorId, uid),
    key: ({ translatorId }) => translatorId,
    ids: (uid, translatorId) => ({ uid, translatorId }),
    entry: (choice, _ids, { accountCreatedAt, now }) => {
      const { quality, clarity } = ratingReader.parse(choice);
      return { quality, clarity, counted: votesCountFrom(accountCreatedAt) <= now };
    },
    counts: ({ quality, clarity, counted }) =>
      counted ? { ratingCount: 1, qualitySum: quality, claritySum: clarity } : {},
    target: ({ translatorId }) => ({ kind: 'translatorCounts', id: translatorId }),
  },
  comicRatings: {
    path: ({ uid, comicId }) => paths.comicRating(comicId, uid),
    key: ({ comicId }) => comicId,
    ids: (uid, comicId) => ({ uid, comicId }),
    entry: (choice, _ids, { accountCreatedAt, now }) => {
      const { stars } = comicRatingReader.parse(choice);
      return { stars, counted: votesCountFrom(accountCreatedAt) <= now };
    },
    counts: ({ stars, counted }) => {
      const name = STAR_COUNTS[stars - 1];
      return counted && name ? { [name]: 1 } : {};
    },
    target: ({ comicId }) => ({ kind: 'comicCounts', id: comicId }),
  },
  comicTags: {
    path: ({ uid, comicId }) => paths.comicTag(comicId, uid),
    key: ({ comicId }) => comicId,
    ids: (uid, comicId) => ({ uid, comicId }),
    entry: (choice, _ids, { accountCreatedAt, now }) => {
      const { tags } = comicTagsReader.parse(choice);
      return { tags: knownTags(tags), counted: votesCountFrom(accountCreatedAt) <= now };
    },
    counts: ({ tags, counted }) =>
      counted && tags.length > 0
        ? { taggers: 1, ...Object.fromEntries(tags.map((tag) => [tagCountOf(tag), 1])) }
        : {},
    target: ({ comicId }) => ({ kind: 'comicCounts', id: comicId }),
  },
  places: {
    path: ({ uid, chapterId }) => paths.historyEntry(uid, chapterId),
    key: ({ chapterId }) => chapterId,
    ids: (uid, chapterId) => ({ uid, chapterId }),
    entry: (choice) => positionReader.parse(choice),
    counts: () => ({}),
    target: undefined,
  },
  commentLikes: {
    path: ({ uid, comicId, commentId }) => paths.commentLike(comicId, commentId, uid),
    key: ({ comicId, commentId }) => likeKey(comicId, commentId),
    ids: (uid, key) => ({ uid, ...likedIn(key) }),
    entry: (_choice, { comicId }) => ({ comicId }),
    counts: () => ({ likes: 1 }),
    target: ({ comicId, commentId }) => ({ kind: 'commentCounts', id: commentId, comicId }),
  },
  ignored: {
    path: ({ uid, otherUid }) => paths.ignoredPerson(uid, otherUid),
    key: ({ otherUid }) => otherUid,
    ids: (uid, otherUid) => ({ uid, otherUid }),
    entry: () => true,
    counts: () => ({}),
    target: undefined,
  },
  blocked: {
    path: ({ uid, otherUid }) => paths.blockedPerson(uid, otherUid),
    key: ({ otherUid }) => otherUid,
    ids: (uid, otherUid) => ({ uid, otherUid }),
    entry: () => true,
    counts: () => ({}),
    target: undefined,
  },
  lists: {
    path: ({ uid, listId }) => paths.ownList(uid, listId),
    key: ({ listId }) => listId,
    ids: (uid, listId) => ({ uid, listId }),
    entry: () => true,
    counts: () => ({}),
    target: undefined,
  },
  followedLists: {
    path: ({ uid, listId }) => paths.followedList(uid, listId),
    key: ({ listId }) => listId,
    ids: (uid, listId) => ({ uid, listId }),
    entry: () => true,
    counts: () => ({ followers: 1 }),
    target: ({ listId }) => ({ kind: 'listCounts', id: listId }),
  },
};
export const CHOICE_KIND_NAMES = Object.keys(CHOICE_KINDS) as readonly ChoiceKind[];

/** The tags of the vocabulary among what somebody proposes, each once. */
export function knownTags(tags: readonly string[]): string[] {
  return [...new Set(tags.filter(isTag))];
}

/** From when on the votes of an account count. */
export function votesCountFrom(accountCreatedAt: Date): Date {
  return new Date(accountCreatedAt.getTime() + RATING.waitHours * 3_600_000);
}
