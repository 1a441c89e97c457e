import { type CommentFlag, REPORTS_COUNTED } from '@rawi/model/truth/comment-flag';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type CommentIds, commentFlagRef, commentRef, reportsOf, withheldRef } from '../data/comments.ts';

/**
 * Has reviewers see of a comment what is reported of it, that it is hidden, and what its author objects; nothing where there is
 * nothing of that. Only states count: it may run at any time, and twice.
 */
export async function settleFlag(db: Firestore, ids: CommentIds): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = commentFlagRef(db, ids);
    const [before, flag] = [(await transaction.get(ref)).data(), await readFlag(transaction, db, ids)];
    if (!flag) {
      if (before) transaction.delete(ref);
    } else transaction.set(ref, flag);
  });
}

async function readFlag(
  transaction: Transaction,
  db: Firestore,
  ids: CommentIds,
): Promise<CommentFlag | undefined> {
  const [stored, kept] = await Promise.all([
    transaction.get(commentRef(db, ids)),
    transaction.get(withheldRef(db, ids)),
  ]);
  const [comment, withheld] = [stored.data(), kept.data()];
  if (!comment || comment.deleted) return undefined;
  const { comic, uid, author, hidden, reviewedAt } = comment;
  const since = reportsOf(db, ids).where('at', '>', reviewedAt ?? new Date(0));
  const found = await transaction.get(since.orderBy('at').limit(REPORTS_COUNTED));
  const reports = found.docs.map((report) => report.data());
  if (reports.length === 0 && !hidden) return undefined;
  const objection = hidden && withheld?.objection;
  const objects = objection !== undefined && objection.answeredAt === undefined;
  const isReported = !hidden && reports.length > 0;
  return {
    ...ids,
    comic: { slug: comic.slug, series: comic.series, names: comic.names },
    uid,
    name: author?.name ?? null,
    reports: reports.length,
    reasons: [...new Set(reports.map(({ reason }) => reason))],
    hidden: hidden?.reason ?? null,
    objects,
    waiting: objects || isReported,
    since: (objects ? objection.at : isReported ? reports[0]?.at : withheld?.hiddenAt) ?? comment.at,
  };
}
