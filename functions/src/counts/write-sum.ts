import { TAGS } from '@rawi/model/lists/comic-tags';
import { counterOf, type SumKind, type SumOf } from '@rawi/model/pages/invalidation-target';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import type { PageTarget } from '@rawi/model/pages/page-target';
import { SHOWN_REVIEWS } from '@rawi/model/pages/shown-reviews';
import { agreedTags } from '@rawi/model/truth/agreed-tags';
import type { Comic } from '@rawi/model/truth/comic';
import { isReview } from '@rawi/model/truth/comic-review';
import type { Comment } from '@rawi/model/truth/comment';
import {
  type CountShard,
  type CountSum,
  countedNames,
  STAR_COUNTS,
  type StarCounts,
  tagCountOf,
} from '@rawi/model/truth/counts';
import { levelOf } from '@rawi/model/truth/level';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { chapterDocuments, chapterRef, chaptersOfNumber } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { commentRef, commentsAt, newestOf, newestReviews } from '../data/comments.ts';
import { shardsOf } from '../data/library.ts';
import { publicListRef } from '../data/lists.ts';
import { translatorRef } from '../data/translators.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';
import { sumOf } from './shards.ts';

/** The writes of a transaction, once it has read everything. */
export type Writes = (now: Date) => void;

/**
 * Reads the document that shows a sum; returns the write of the sum and the pages that show the difference.
 */
type ReadSumTarget<K extends SumKind> = (
  transaction: Transaction,
  db: Firestore,
  target: SumOf<K>,
  sum: CountSum,
) => Promise<{ readonly pages: readonly PageTarget[]; readonly write: () => void } | undefined>;

/** The document that shows each kind of sum; undefined if that document no longer exists. */
const SUM_TARGETS: { readonly [K in SumKind]: ReadSumTarget<K> } = {
  translatorCounts: async (transaction, db, { id }, sum) => {
    const ref = translatorRef(db, id);
    const before = (await transaction.get(ref)).data();
    if (!before) return undefined;
    const { followers, ratingCount: count, qualitySum, claritySum } = sum;
    const ratings = { count, qualitySum, claritySum };
    const shown = { followers, ratings, level: levelOf({ ...before, ratings }) };
    return {
      pages: await pagesToInvalidate(db, [
        { of: 'translator', translatorId: id, before, after: { ...before, ...shown } },
      ]),
      write: () => void transaction.update(ref, shown),
    };
  },
  comicCounts: async (transaction, db, { id }, sum) => {
    const ref = comicRef(db, id);
    const before = (await transaction.get(ref)).data();
    if (!before) return undefined;
    const shown = opinionsOf(sum);
    const { ratings: _, tags: __, ...others } = before;
    return {
      pages: await pagesToInvalidate(db, [
        { of: 'comic', comicId: id, before, after: { ...others, ...shown } },
      ]),
      write: () =>
        void transaction.update(ref, {
          ratings: shown.ratings ?? FieldValue.delete(),
          tags: shown.tags ?? FieldValue.delete(),
        }),
    };
  },
  chapterCounts: async (transaction, db, { id, comicId }, { likes, dislikes }) => {
    const ref = chapterRef(db, comicId, id);
    const [chapter, comic] = await Promise.all([
      transaction.get(ref),
      transaction.get(comicRef(db, comicId)),
    ]);
    const [before, of] = [chapter.data(), comic.data()];
    if (!before) return undefined;
    const shown = { reactions: { likes, dislikes } };
    const after = { ...before, ...shown };
    return {
      pages:
        of === undefined
          ? []
          : await pagesToInvalidate(db, [
              { of: 'chapter', comicId, comicSlug: of.slug, shelf: of.shelf, chapterId: id, before, after },
            ]),
      write: () => void transaction.update(ref, shown),
    };
  },
  listCounts: async (transaction, db, { id }, { followers }) => {
    const ref = publicListRef(db, id);
    const before = (await transaction.get(ref)).data();
    if (!before) return undefined;
    const changes = (before.followers ?? 0) !== followers;
    return {
      pages: changes && !before.hidden ? [{ kind: 'list', id }] : [],
      write: () => void (changes && transaction.update(ref, { followers })),
    };
  },
  commentCounts: async (transaction, db, { id, comicId }, { likes }) => {
    const ref = commentRef(db, { comicId, commentId: id });
    const [comment, comic] = await Promise.all([
      transaction.get(ref),
      transaction.get(comicRef(db, comicId)),
    ]);
    const [before, comicSlug] = [comment.data(), comic.data()?.slug];
    if (!before) return undefined;
    return {
      pages:
        comicSlug === undefined || before.likes === likes
          ? []
          : await findPagesOfLikes(transaction, db, { comicId, comicSlug, comment: before }),
      write: () => void (before.likes !== likes && transaction.update(ref, { likes })),
    };
  },
};

/** What readers say of a comic, as the comic has it: without what nobody says. */
function opinionsOf(sum: CountSum): Pick<Comic, 'ratings' | 'tags'> {
  const ratings = starsOf(sum);
  const readers = sum.taggers;
  const given = Object.fromEntries(
    TAGS.map((tag) => [tag, sum[tagCountOf(tag)] ?? 0] as const).filter(([, count]) => count > 0),
  );
  return {
    ...(isRated(ratings) && { ratings }),
    ...(readers > 0 && { tags: { readers, given, shown: agreedTags(readers, given) } }),
  };
}

const starsOf = ({ star1, star2, star3, star4, star5 }: CountSum): StarCounts => [
  star1,
  star2,
  star3,
  star4,
  star5,
];

const isRated = (ratings: StarCounts) => ratings.some((count) => count > 0);

/** The pages that show a comment's likes: those on which it is among the newest. */
async function findPagesOfLikes(
  transaction: Transaction,
  db: Firestore,
  { comicId, comicSlug, comment }: { comicId: string; comicSlug: string; comment: Comment },
): Promise<PageTarget[]> {
  const { parent, number, at } = comment;
  const page = { kind: 'comic', id: comicSlug } as const;
  if (isReview(comment)) {
    const most = SHOWN_REVIEWS.comic;
    const newer = newestReviews(db, comicId).where('at', '>', at).limit(most);
    return (await transaction.get(newer.count())).data().count < most ? [page] : [];
  }
  if (parent !== null) return [];
  const isNewest = async (of: number | undefined, most: number) => {
    const newer = newestOf(commentsAt(db, comicId, of))
      .where('at', '>', at)
      .limit(most);
    return (await transaction.get(newer.count())).data().count < most;
  };
  const onChapters = number !== null && (await isNewest(number, PAGE_LIMITS.shownComments.chapter));
  const onComic = await isNewest(undefined, PAGE_LIMITS.shownComments.comic);
  return [
    ...(onComic ? [page] : []),
    ...(onChapters ? chapterDocuments(await chaptersOfNumber(db, comicId, number).get()) : []).map(
      ({ id }): PageTarget => ({ kind: 'chapter', id, comicId }),
    ),
  ];
}

/**
 * Sums the shards of a target. In a transaction, the function that it returns reads the document that shows
 * the sum, then writes the sum to it and invalidates each page that shows the difference. The pages are found while
 * the transaction locks that document: publishing a chapter changes it too, so it happens before or after.
 */
export async function sumShards<K extends SumKind>(
  db: Firestore,
  target: SumOf<K>,
): Promise<(transaction: Transaction) => Promise<Writes>> {
  const counter = counterOf(target);
  const { docs } = await shardsOf(db, counter).get();
  const sum = clampToZero(sumOf(docs.map((shard) => shard.data())), counter);
  return async (transaction) => {
    const shown = await SUM_TARGETS[target.kind](transaction, db, target, sum);
    if (!shown) return () => {};
    const invalidate = await readInvalidations(transaction, db, shown.pages);
    return (now) => {
      shown.write();
      invalidate(now);
    };
  };
}

/** The numbers of a sum as its document shows them; undefined if that document does not exist. */
const SHOWN: {
  readonly [K in SumKind]: (db: Firestore, target: SumOf<K>) => Promise<CountShard | undefined>;
} = {
  translatorCounts: async (db, { id }) => {
    const translator = (await translatorRef(db, id).get()).data();
    if (!translator) return undefined;
    const { count, qualitySum, claritySum } = translator.ratings;
    return { followers: translator.followers, ratingCount: count, qualitySum, claritySum };
  },
  comicCounts: async (db, { id }) => {
    const comic = (await comicRef(db, id).get()).data();
    if (!comic) return undefined;
    const { readers = 0, given = {} } = comic.tags ?? {};
    return Object.fromEntries([
      ...STAR_COUNTS.map((name, index) => [name, comic.ratings?.[index] ?? 0]),
      ['taggers', readers],
      ...TAGS.map((tag) => [tagCountOf(tag), given[tag] ?? 0]),
    ]);
  },
  chapterCounts: async (db, { id, comicId }) => (await chapterRef(db, comicId, id).get()).data()?.reactions,
  listCounts: async (db, { id }) => {
    const list = (await publicListRef(db, id).get()).data();
    return list && { followers: list.followers ?? 0 };
  },
  commentCounts: async (db, { id, comicId }) => {
    const comment = (await commentRef(db, { comicId, commentId: id }).get()).data();
    return comment && { likes: comment.likes ?? 0 };
  },
};

/** Whether the document of a sum shows what the shards add up to; true where there is no such document. */
export async function isSumShown<K extends SumKind>(db: Firestore, target: SumOf<K>): Promise<boolean> {
  const [shown, { docs }] = await Promise.all([
    SHOWN[target.kind](db, target),
    shardsOf(db, counterOf(target)).get(),
  ]);
  const sum = sumOf(docs.map((shard) => shard.data()));
  return (
    shown === undefined ||
    countedNames(shown, sum).every((name) => {
      const counted = Math.max(0, sum[name] ?? 0);
      return (shown[name] ?? counted) === counted;
    })
  );
}

/** A sum below zero was counted wrongly; the nightly recount corrects it, and until then 0 is shown. */
function clampToZero(sum: CountSum, counter: string): CountSum {
  const names = countedNames(sum);
  if (names.every((name) => (sum[name] ?? 0) >= 0)) return sum;
  logger.error(`The shards of ${counter} add up to less than nothing.`, { sum });
  return sumOf([Object.fromEntries(names.map((name) => [name, Math.max(0, sum[name] ?? 0)]))]);
}
