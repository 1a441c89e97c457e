import { LIMITS } from '@rawi/model/limits';
import { counterOf, type SumKind, type SumOf } from '@rawi/model/pages/mark-target';
import type { PageTarget } from '@rawi/model/pages/page-target';
import type { Comment } from '@rawi/model/truth/comment';
import { COUNTED, type CountShard } from '@rawi/model/truth/counts';
import { levelOf } from '@rawi/model/truth/level';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { chapterDocuments, chapterRef, chaptersOfNumber } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { commentRef, commentsAt, newestOf } from '../data/comments.ts';
import { shardsOf } from '../data/library.ts';
import { translatorRef } from '../data/translators.ts';
import { readMarks } from '../pages/marks.ts';
import { pagesToMark } from '../pages/pages-to-mark.ts';
import { sumOf } from './shards.ts';

type Sum = Required<CountShard>;

/** What a transaction writes once it has read everything. */
export type Writes = (now: Date) => void;

/** Reads the document that shows a sum, and says what writes the sum into it and which pages show the difference. */
type Shower<K extends SumKind> = (
  transaction: Transaction,
  db: Firestore,
  target: SumOf<K>,
  sum: Sum,
) => Promise<{ readonly pages: readonly PageTarget[]; readonly write: () => void } | undefined>;

/** Where each kind of sum is shown; nothing where there is no such document any more. */
const SHOWERS: { readonly [K in SumKind]: Shower<K> } = {
  translatorCounts: async (transaction, db, { id }, sum) => {
    const ref = translatorRef(db, id);
    const before = (await transaction.get(ref)).data();
    if (!before) return undefined;
    const { followers, ratingCount: count, qualitySum, claritySum } = sum;
    const ratings = { count, qualitySum, claritySum };
    const shown = { followers, ratings, level: levelOf({ ...before, ratings }) };
    return {
      pages: await pagesToMark(db, [
        { of: 'translator', translatorId: id, before, after: { ...before, ...shown } },
      ]),
      write: () => void transaction.update(ref, shown),
    };
  },
  chapterCounts: async (transaction, db, { id, comicId }, { likes, dislikes }) => {
    const ref = chapterRef(db, comicId, id);
    const [chapter, comic] = await Promise.all([
      transaction.get(ref),
      transaction.get(comicRef(db, comicId)),
    ]);
    const [before, comicSlug] = [chapter.data(), comic.data()?.slug];
    if (!before) return undefined;
    const shown = { reactions: { likes, dislikes } };
    const after = { ...before, ...shown };
    return {
      pages:
        comicSlug === undefined
          ? []
          : await pagesToMark(db, [{ of: 'chapter', comicId, comicSlug, chapterId: id, before, after }]),
      write: () => void transaction.update(ref, shown),
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
          : await pagesOfLikes(transaction, db, { comicId, comicSlug, comment: before }),
      write: () => void (before.likes !== likes && transaction.update(ref, { likes })),
    };
  },
};

/** The pages that show how many like a comment: those on which it is among the newest. */
async function pagesOfLikes(
  transaction: Transaction,
  db: Firestore,
  { comicId, comicSlug, comment }: { comicId: string; comicSlug: string; comment: Comment },
): Promise<PageTarget[]> {
  const { parent, number, at } = comment;
  if (parent !== null) return [];
  const isNewest = async (of: number | undefined, most: number) => {
    const newer = newestOf(commentsAt(db, comicId, of))
      .where('at', '>', at)
      .limit(most);
    return (await transaction.get(newer.count())).data().count < most;
  };
  const onChapters = number !== null && (await isNewest(number, LIMITS.shownComments.chapter));
  const onComic = await isNewest(undefined, LIMITS.shownComments.comic);
  return [
    ...(onComic ? [{ kind: 'comic', id: comicSlug } as const] : []),
    ...(onChapters ? chapterDocuments(await chaptersOfNumber(db, comicId, number).get()) : []).map(
      ({ id }): PageTarget => ({ kind: 'chapter', id, comicId }),
    ),
  ];
}

/**
 * Sums the shards of a target. What it returns reads, in a transaction, the document that shows the sum, and then writes
 * it there with a mark on each page that shows the difference. The pages are looked for while the transaction holds that
 * document: who publishes a chapter changes it too, and so comes before or after.
 */
export async function summed<K extends SumKind>(
  db: Firestore,
  target: SumOf<K>,
): Promise<(transaction: Transaction) => Promise<Writes>> {
  const counter = counterOf(target);
  const { docs } = await shardsOf(db, counter).get();
  const sum = positive(sumOf(docs.map((shard) => shard.data())), counter);
  return async (transaction) => {
    const shown = await SHOWERS[target.kind](transaction, db, target, sum);
    if (!shown) return () => {};
    const mark = await readMarks(transaction, db, shown.pages);
    return (now) => {
      shown.write();
      mark(now);
    };
  };
}

/** A sum below zero was counted wrongly, which the nightly recount mends; nothing shows it. */
function positive(sum: Sum, counter: string): Sum {
  if (COUNTED.every((name) => sum[name] >= 0)) return sum;
  logger.error(`The shards of ${counter} add up to less than nothing.`, { sum });
  return sumOf([Object.fromEntries(COUNTED.map((name) => [name, Math.max(0, sum[name])]))]);
}
