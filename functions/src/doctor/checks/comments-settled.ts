import { paths } from '@rawi/model/paths';
import { ownChange, settleComment } from '../../comments/settle-comment.ts';
import { comics } from '../../data/comics.ts';
import type { CommentIds } from '../../data/comments.ts';
import { answersTo, commentRef, showing } from '../../data/comments.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';

/** What is derived of a comment: whether it shows, and how many of its answers do. */
export const COMMENTS_SETTLED: Check = {
  name: 'comment-derived',
  reads: ({ comments }) => 3 * comments,
  find: (patient) =>
    examine(
      commentsOf(patient),
      ({ comicId, commentId }) => ({ path: paths.comment(comicId, commentId) }),
      (ids) => look(patient, ids),
    ),
};

async function* commentsOf(patient: Patient): AsyncGenerator<CommentIds> {
  const { firestore: db } = patient;
  for await (const { id: comicId } of documentsOf(patient, comics(db), SAMPLE.comics)) {
    const comments = db.collection(paths.comments(comicId));
    for await (const { id } of documentsOf(patient, comments, SAMPLE.comments))
      yield { comicId, commentId: id };
  }
}

async function look({ firestore: db }: Patient, ids: CommentIds): Promise<readonly Finding[]> {
  const comment = (await commentRef(db, ids).get()).data();
  if (!comment) return [];
  const replies =
    comment.parent === null ? (await showing(answersTo(db, ids)).count().get()).data().count : 0;
  if (!ownChange(comment) && (comment.replies ?? 0) === replies) return [];
  return [
    {
      id: paths.comment(ids.comicId, ids.commentId),
      problem: 'What is derived of it (whether it shows, how many answers) is not what it is.',
      remedy: '--repair settles it again.',
      repair: () => settleComment(db, ids, comment.parent),
    },
  ];
}
