import { LIMITS } from '@rawi/model/limits';
import { type ShownComment, shownComment } from '@rawi/model/pages/shown-comment';
import { paths } from '@rawi/model/paths';
import { isReview, reviewIdOf } from '@rawi/model/truth/comic-review';
import { commentSchema } from '@rawi/model/truth/comment';
import { idSchema } from '@rawi/model/truth/schemas';
import {
  collection,
  doc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { converterOf, documentAt, readable, readDocument } from '../../core/data/documents.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { idOf } from '../../core/lib/document-id.ts';
import type { CommentList, CommentThread } from './comment-list.ts';

/** Import this file dynamically: it brings the whole Firestore SDK and the schemas. */

const converter = converterOf(commentSchema);
const commentAt = documentAt(paths.comment, commentSchema);

/** The comments after `after` in a list, or its beginning. */
export async function readComments(
  list: CommentList,
  after?: ShownComment,
): Promise<readonly ShownComment[]> {
  return toShown((await getDocs(pageQuery(list, after))).docs);
}

/** A comment with the one that it answers; undefined where it is not there. An id of an address may be anything. */
export async function readThread(comicId: string, commentId: string): Promise<CommentThread | undefined> {
  if (!idSchema.safeParse(commentId).success) return undefined;
  const comment = await readComment(comicId, commentId);
  if (comment === undefined || comment.parent === null || isReview(comment))
    return comment && { thread: comment, comment };
  const thread = await readComment(comicId, comment.parent);
  return thread && { thread, comment };
}

async function readComment(comicId: string, commentId: string): Promise<ShownComment | undefined> {
  const comment = await readDocument(commentAt(comicId, commentId));
  return comment && shownComment(commentId, comment);
}

/** Follows the beginning of a list until the returned function is called. */
export function followComments(
  list: CommentList,
  next: (comments: readonly ShownComment[]) => void,
  fail: (error: unknown) => void,
): () => void {
  return onSnapshot(
    pageQuery(list),
    // An empty result from the device's cache is not conclusive: the page's own copy is newer.
    ({ docs, metadata }) => !(metadata.fromCache && docs.length === 0) && next(toShown(docs)),
    fail,
  );
}

/** Follows a person's own review of a comic until the returned function is called; null where there is none. */
export function followReview(
  comicId: string,
  uid: string,
  next: (review: ShownComment | null) => void,
  fail: (error: unknown) => void,
): () => void {
  const id = reviewIdOf(uid);
  return onSnapshot(
    doc(firebaseFirestore(), paths.comment(comicId, id)).withConverter(converter),
    (stored) => {
      const review = stored.data();
      next(review && !review.deleted ? shownComment(id, review) : null);
    },
    fail,
  );
}

function pageQuery({ comicId, parent, number, order }: CommentList, after?: ShownComment): Query<object> {
  const conditions: QueryConstraint[] = [where('parent', '==', parent)];
  if (number !== undefined) conditions.push(where('number', '==', number));
  const at = orderBy('at', order === 'oldest' ? 'asc' : 'desc');
  if (order === 'liked') conditions.push(orderBy('likes', 'desc'));
  conditions.push(at);
  if (after) conditions.push(startAfter(...(order === 'liked' ? [after.likes] : []), new Date(after.at)));
  const comments = collection(firebaseFirestore(), paths.comments(comicId)).withConverter(converter);
  return query(comments, ...conditions, limit(LIMITS.commentPage));
}

function toShown(docs: readonly QueryDocumentSnapshot[]): readonly ShownComment[] {
  return readable(docs as readonly QueryDocumentSnapshot<Parameters<typeof shownComment>[1]>[]).map(
    ({ path, data }) => shownComment(idOf({ path }), data),
  );
}
