import { REVIEWS } from '@rawi/model/truth/comic-review';
import type { Comment } from '@rawi/model/truth/comment';
import { FieldPath, FieldValue, type Firestore, type UpdateData } from 'firebase-admin/firestore';
import { answersTo, type CommentIds, commentRef, showing } from '../data/comments.ts';
import { takeBackReply } from '../notifications/settle-reply.ts';
import { removeBelow, removeReports } from './remove-below.ts';

/** Answers processed in one round. */
const BATCH = 200;

/**
 * Makes the derived fields of a comment, and of the one that it answers, correct. It depends on the current
 * comments and on no event, so it is idempotent: twice, late, in any order or concurrently. `parent` is that
 * of a comment that may be gone.
 */
export async function settleComment(
  db: Firestore,
  ids: CommentIds,
  parent: string | null | undefined,
): Promise<void> {
  let comment = await settleOwn(db, ids);
  if (comment && mayBeNotified(comment)) {
    await takeBackAnswers(db, comment.uid, ids);
    comment = await settleOwn(db, ids, 'told of no answer');
  }
  const top = comment ? comment.parent : parent;
  // A hidden comment was already judged: when its author deletes it, nothing of it waits for reviewers.
  if (comment?.deleted && comment.hidden) await removeReports(db, ids);
  if (comment === undefined || comment.deleted) await removeBelow(db, ids);
  if (top !== undefined && top !== null) {
    if (comment?.deleted) await commentRef(db, ids).delete();
    if (top !== REVIEWS) await settleAnswers(db, { ...ids, commentId: top });
  } else if (comment) {
    await settleAnswers(db, ids);
  }
}

/**
 * The author of a deleted comment is no longer notified of its answers. Once the comment names nobody, nobody
 * could find those notifications when an answer is deleted.
 */
async function takeBackAnswers(db: Firestore, uid: string, ids: CommentIds): Promise<void> {
  const answers = answersTo(db, ids).orderBy(FieldPath.documentId()).limit(BATCH).select();
  let last: string | undefined;
  for (;;) {
    const { docs } = await (last === undefined ? answers : answers.startAfter(last)).get();
    for (const { id } of docs) await takeBackReply(db, uid, { ...ids, commentId: id });
    last = docs.at(-1)?.id;
    if (docs.length < BATCH) return;
  }
}

/** The comment was deleted and still names its author, who may have been notified of its answers. */
function mayBeNotified(comment: Comment): comment is Comment & { readonly uid: string } {
  return comment.deleted === true && comment.uid !== null && comment.parent === null;
}

/** Updates the fields derived from the comment alone. Returns the comment, or undefined if it is gone. */
function settleOwn(
  db: Firestore,
  ids: CommentIds,
  author?: 'told of no answer',
): Promise<Comment | undefined> {
  const ref = commentRef(db, ids);
  return db.runTransaction(async (transaction) => {
    const comment = (await transaction.get(ref)).data();
    const waits = comment !== undefined && author === undefined && mayBeNotified(comment);
    const change = comment && !waits && ownChange(comment);
    if (change) transaction.update(ref, change);
    return comment;
  });
}

/** The changes that the derived fields of a comment need; undefined if they are correct. */
export function ownChange(comment: Comment): UpdateData<Comment> | undefined {
  const { likes, replies, shows, hidden, folded, deleted } = comment;
  const should = !deleted && !hidden;
  const change: UpdateData<Comment> = {
    ...(likes === undefined && { likes: 0 }),
    ...(replies === undefined && { replies: 0 }),
    ...(shows !== should && { shows: should }),
    // The comment stays as a placeholder for its answers, and names nobody.
    ...(deleted && comment.uid !== null && { uid: null }),
    ...(deleted && comment.author !== null && { author: null }),
    // Its words are gone, and so is whom they name.
    ...(!should && comment.mentions && { mentions: FieldValue.delete() }),
    // A deleted comment has nothing left to review.
    ...(deleted && hidden && { hidden: FieldValue.delete() }),
    ...(deleted && folded && { folded: FieldValue.delete() }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/**
 * Counts the visible answers below a comment. The comment is removed if it was deleted and no answer is left.
 */
async function settleAnswers(db: Firestore, ids: CommentIds): Promise<void> {
  const ref = commentRef(db, ids);
  const answers = answersTo(db, ids);
  const gone = await db.runTransaction(async (transaction) => {
    const comment = (await transaction.get(ref)).data();
    if (!comment) return false;
    const [showingOnes, some] = await Promise.all([
      transaction.get(showing(answers).count()),
      comment.deleted ? transaction.get(answers.limit(1)) : undefined,
    ]);
    if (some?.empty) {
      transaction.delete(ref);
      return true;
    }
    const replies = showingOnes.data().count;
    if (comment.replies !== replies) transaction.update(ref, { replies });
    return false;
  });
  // Rules let the comment be liked and reported until it was gone: this removes what arrived meanwhile.
  if (gone) await removeBelow(db, ids);
}
