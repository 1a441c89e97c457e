import type { Comment } from '@rawi/model/truth/comment';
import { FieldPath, FieldValue, type Firestore, type UpdateData } from 'firebase-admin/firestore';
import { answersTo, type CommentIds, commentRef, showing } from '../data/comments.ts';
import { takeBackReply } from '../notifications/settle-reply.ts';
import { removeBelow, removeReports } from './remove-below.ts';

/** As many answers are looked at in one round. */
const BATCH = 200;

/**
 * Makes what is derived of a comment, and of the one that it answers, what it should be. It looks at the comments as they
 * are and at no event: done twice, late, in any order or beside another it ends in the same. `parent` is that of a comment
 * that may be gone.
 */
export async function settleComment(
  db: Firestore,
  ids: CommentIds,
  parent: string | null | undefined,
): Promise<void> {
  let comment = await settleOwn(db, ids);
  if (comment && mayBeTold(comment)) {
    await takeBackAnswers(db, comment.uid, ids);
    comment = await settleOwn(db, ids, 'told of no answer');
  }
  const top = comment ? comment.parent : parent;
  // What reviewers have hidden they have judged: with its author's deletion nothing of it waits.
  if (comment?.deleted && comment.hidden) await removeReports(db, ids);
  if (comment === undefined || comment.deleted) await removeBelow(db, ids);
  if (top !== undefined && top !== null) {
    if (comment?.deleted) await commentRef(db, ids).delete();
    await settleAnswers(db, { ...ids, commentId: top });
  } else if (comment) {
    await settleAnswers(db, ids);
  }
}

/**
 * Who deletes a comment is told no more of its answers: once it names nobody, nobody would find what they were told when an
 * answer goes.
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

/** It was deleted and still names its author, who may have been told of its answers. */
function mayBeTold(comment: Comment): comment is Comment & { readonly uid: string } {
  return comment.deleted === true && comment.uid !== null && comment.parent === null;
}

/** What a comment says of itself alone. Returns it, or nothing where it is gone. */
function settleOwn(
  db: Firestore,
  ids: CommentIds,
  author?: 'told of no answer',
): Promise<Comment | undefined> {
  const ref = commentRef(db, ids);
  return db.runTransaction(async (transaction) => {
    const comment = (await transaction.get(ref)).data();
    const waits = comment !== undefined && author === undefined && mayBeTold(comment);
    const change = comment && !waits && ownChange(comment);
    if (change) transaction.update(ref, change);
    return comment;
  });
}

/** What has to be written to a comment for it to say of itself what it should; nothing where it does. */
export function ownChange(comment: Comment): UpdateData<Comment> | undefined {
  const { likes, replies, shows, hidden, folded, deleted } = comment;
  const should = !deleted && !hidden;
  const change: UpdateData<Comment> = {
    ...(likes === undefined && { likes: 0 }),
    ...(replies === undefined && { replies: 0 }),
    ...(shows !== should && { shows: should }),
    // It keeps its place for its answers, and says of nobody that they were here.
    ...(deleted && comment.uid !== null && { uid: null }),
    ...(deleted && comment.author !== null && { author: null }),
    // Of what was deleted nothing is left to be reviewed.
    ...(deleted && hidden && { hidden: FieldValue.delete() }),
    ...(deleted && folded && { folded: FieldValue.delete() }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/** How many answers show below a comment; it goes where it was deleted and none is left. */
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
  // What came between: rules let it be liked and reported until it was gone.
  if (gone) await removeBelow(db, ids);
}
