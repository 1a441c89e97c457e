import type { Comment, WithheldComment } from '@rawi/model/truth/comment';
import { type CommentFlag, REPORTED_VERSIONS, REPORTS_COUNTED } from '@rawi/model/truth/comment-flag';
import type { CommentReport } from '@rawi/model/truth/comment-report';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { comicRef } from '../data/comics.ts';
import { type CommentIds, commentFlagRef, commentRef, withheldRef } from '../data/comments.ts';
import { openReports } from './open-reports.ts';

/**
 * Updates what reviewers see of a comment: its reports, whether it is hidden, and its author's objection;
 * deletes it if there is none of these. A reported comment waits even if its author has deleted it since.
 * Only states count, so it may run at any time, and twice.
 */
export async function settleFlag(db: Firestore, ids: CommentIds): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = commentFlagRef(db, ids);
    const before = (await transaction.get(ref)).data();
    const flag = await readFlag(transaction, db, ids, before);
    if (!flag) {
      if (before) transaction.delete(ref);
    } else transaction.set(ref, flag);
  });
}

async function readFlag(
  transaction: Transaction,
  db: Firestore,
  ids: CommentIds,
  before: CommentFlag | undefined,
): Promise<CommentFlag | undefined> {
  const [stored, kept] = await Promise.all([
    transaction.get(commentRef(db, ids)),
    transaction.get(withheldRef(db, ids)),
  ]);
  const [comment, withheld] = [stored.data(), kept.data()];
  const reports = await openReports(transaction, db, ids, { judged: comment, most: REPORTS_COUNTED });
  const isGone = !comment || comment.deleted === true;
  if (reports.length === 0 && (isGone || !comment.hidden)) return undefined;
  // A deleted comment names nobody, but its entry in the list still does.
  const about =
    comment && !(isGone && before) ? aboutOf(comment) : (before ?? (await aboutComic(transaction, db, ids)));
  if (!about) return undefined;
  const { comic, uid, name } = about;
  const waits = isGone ? { hidden: null, objects: false } : hidingOf(comment, withheld);
  const isReported = reports.length > 0 && waits.hidden === null;
  const objectsSince = waits.objects ? withheld?.objection?.at : undefined;
  return {
    ...ids,
    comic,
    uid,
    name,
    reports: reports.length,
    reasons: [...new Set(reports.map(({ reason }) => reason))],
    reported: wordsOf(reports),
    deleted: isGone,
    ...waits,
    waiting: waits.objects || isReported,
    since: objectsSince ?? (isReported ? reports[0]?.at : withheld?.hiddenAt) ?? comment?.at ?? new Date(0),
  };
}

/** The part of the list's entry that describes the comment itself. */
type About = Pick<CommentFlag, 'comic' | 'uid' | 'name'>;

function aboutOf({ comic: { slug, series, names }, uid, author }: Comment): About {
  return { comic: { slug, series, names }, uid, name: author?.name ?? null };
}

/** If a comment was deleted before anybody had seen its first report, its author is no longer known. */
async function aboutComic(
  transaction: Transaction,
  db: Firestore,
  { comicId }: CommentIds,
): Promise<About | undefined> {
  const comic = (await transaction.get(comicRef(db, comicId))).data();
  return (
    comic && { comic: { slug: comic.slug, series: comic.series, names: comic.names }, uid: null, name: null }
  );
}

function hidingOf({ hidden }: Comment, withheld: WithheldComment | undefined) {
  const objection = hidden && withheld?.objection;
  return {
    hidden: hidden?.reason ?? null,
    objects: objection !== undefined && objection.answeredAt === undefined,
  };
}

/** The reported words: each version once with its number of reports, the oldest first. */
function wordsOf(reports: readonly CommentReport[]): CommentFlag['reported'] {
  const words = new Map<number, CommentFlag['reported'][number]>();
  for (const { version, text } of reports) {
    if (version === undefined || text === undefined) continue;
    words.set(version, { version, text, reports: (words.get(version)?.reports ?? 0) + 1 });
  }
  return [...words.values()]
    .toSorted((one, other) => one.version - other.version)
    .slice(0, REPORTED_VERSIONS);
}
