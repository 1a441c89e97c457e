import { keyOf } from '@rawi/model/key';
import type { CommentDocument } from '@rawi/model/pages/build-comments';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { SHOWN_REVIEWS } from '@rawi/model/pages/shown-reviews';
import { paths } from '@rawi/model/paths';
import { REVIEWS } from '@rawi/model/truth/comic-review';
import {
  type Comment,
  commentSchema,
  type WithheldComment,
  withheldCommentSchema,
} from '@rawi/model/truth/comment';
import { type CommentFlag, commentFlagSchema } from '@rawi/model/truth/comment-flag';
import { type CommentReport, commentReportKey, commentReportSchema } from '@rawi/model/truth/comment-report';
import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(commentSchema);
const withheldConverter = converterOf(withheldCommentSchema);
const reportConverter = converterOf(commentReportSchema, ({ comicId, commentId, uid }) =>
  commentReportKey(comicId, commentId, uid),
);
const flagConverter = converterOf(commentFlagSchema, ({ comicId, commentId }) => keyOf(comicId, commentId));

/** Which comment of which comic. */
export interface CommentIds {
  readonly comicId: string;
  readonly commentId: string;
}

export function commentRef(db: Firestore, { comicId, commentId }: CommentIds): DocumentReference<Comment> {
  return db.doc(paths.comment(comicId, commentId)).withConverter(converter);
}

export function withheldRef(
  db: Firestore,
  { comicId, commentId }: CommentIds,
): DocumentReference<WithheldComment> {
  return db.doc(paths.withheldComment(comicId, commentId)).withConverter(withheldConverter);
}

/** What reviewers see of a comment. */
export function commentFlagRef(
  db: Firestore,
  { comicId, commentId }: CommentIds,
): DocumentReference<CommentFlag> {
  return db.doc(paths.commentFlag(comicId, commentId)).withConverter(flagConverter);
}

function commentsOf(db: Firestore, comicId: string): CollectionReference<Comment> {
  return db.collection(paths.comments(comicId)).withConverter(converter);
}

/** The answers to a comment, in any state. */
export function answersTo(db: Firestore, { comicId, commentId }: CommentIds): Query<Comment> {
  return commentsOf(db, comicId).where('parent', '==', commentId);
}

/** Those of some comments that are counted. */
export function showing(comments: Query<Comment>): Query<Comment> {
  return comments.where('shows', '==', true);
}

/** The comments of a comic; with a number, those that were written at that chapter. */
export function commentsAt(db: Firestore, comicId: string, number: number | undefined): Query<Comment> {
  const all = commentsOf(db, comicId);
  return number === undefined ? all : all.where('number', '==', number);
}

/** The top-level ones among them, newest first. */
export function newestOf(comments: Query<Comment>): Query<Comment> {
  return comments.where('parent', '==', null).orderBy('at', 'desc');
}

interface Shown {
  readonly newest: CommentDocument[];
  readonly count: number;
}

function reviewsOf(db: Firestore, comicId: string): Query<Comment> {
  return commentsOf(db, comicId).where('parent', '==', REVIEWS);
}

/** The reviews of a comic, newest first. */
export function newestReviews(db: Firestore, comicId: string): Query<Comment> {
  return reviewsOf(db, comicId).orderBy('at', 'desc');
}

/** What a page shows of comments, reviews counted among them: some of the newest, and the total. */
export async function commentsShown(db: Firestore, comicId: string, number?: number): Promise<Shown> {
  const { comic, chapter } = PAGE_LIMITS.shownComments;
  const comments = commentsAt(db, comicId, number);
  const most = number === undefined ? comic : chapter;
  const [newest, count] = await Promise.all([
    newestOf(comments).limit(most).get(),
    showing(comments).count().get(),
  ]);
  return { newest: withIds(newest), count: count.data().count };
}

/** What a comic's page shows of both: its comments, among which reviews are not counted, and its reviews. */
export async function commentsOfComic(
  db: Firestore,
  comicId: string,
): Promise<Record<'comments' | 'reviews', Shown>> {
  const [all, newest, count] = await Promise.all([
    commentsShown(db, comicId),
    newestReviews(db, comicId).limit(SHOWN_REVIEWS.comic).get(),
    showing(reviewsOf(db, comicId)).count().get(),
  ]);
  const reviews = { newest: withIds(newest), count: count.data().count };
  return { comments: { ...all, count: all.count - reviews.count }, reviews };
}

function withIds({ docs }: QuerySnapshot<Comment>): CommentDocument[] {
  return docs.map((comment) => ({ ...comment.data(), id: comment.id }));
}

/** The reports of a comment. A comment's id is unique only within its comic. */
export function reportsOf(db: Firestore, { comicId, commentId }: CommentIds): Query<CommentReport> {
  return db
    .collection(paths.commentReports())
    .withConverter(reportConverter)
    .where('commentId', '==', commentId)
    .where('comicId', '==', comicId);
}

/** A person's comments on all comics, newest first. */
export function commentsBy(db: Firestore, uid: string): Query<Comment> {
  return db
    .collectionGroup('comments')
    .withConverter(converter)
    .where('uid', '==', uid)
    .orderBy('at', 'desc');
}

/** A person's newest reviews that show, as many as their page has. */
export function newestReviewsBy(db: Firestore, uid: string): Query<Comment> {
  return showing(commentsBy(db, uid).where('parent', '==', REVIEWS)).limit(PAGE_LIMITS.readerPage.reviews);
}

/** The most readers whose own pages follow a comic that they review; a doctor finds those beyond. */
const MAX_REVIEWERS = 300;

/** Reviews of a comic by people who have a page of their own, as they are stored. */
export function reviewsWithPage(db: Firestore, comicId: string): Query {
  return db
    .collection(paths.comments(comicId))
    .where('parent', '==', REVIEWS)
    .where('author.page', '==', true)
    .limit(MAX_REVIEWERS)
    .select('uid');
}

/** What somebody has said of a comic, one comment at most, as it is stored: whether they have said anything. */
export function someCommentBy(db: Firestore, comicId: string, uid: string): Query {
  return db.collection(paths.comments(comicId)).where('uid', '==', uid).limit(1).select();
}

/** The comments that name somebody as mentioned, as they are stored. */
export function commentsMentioning(db: Firestore, uid: string): Query {
  return db.collectionGroup('comments').where('mentions', 'array-contains', uid);
}

/** Those of one person that name another as mentioned, a bounded number, as they are stored. */
export function commentsByMentioning(db: Firestore, by: string, uid: string, limit: number): Query {
  return commentsMentioning(db, uid).where('uid', '==', by).limit(limit).select();
}

/** The comment that a document is. */
export function commentIdsOf({ id, parent }: DocumentReference): CommentIds {
  return { commentId: id, comicId: parent.parent?.id ?? '' };
}

/** What a person has reported, as it is stored. */
export function commentReportsBy(db: Firestore, uid: string): Query {
  return db.collection(paths.commentReports()).where('uid', '==', uid);
}

/** Comments that wait for a reviewer, the oldest first. */
export function waitingFlags(db: Firestore): Query<CommentFlag> {
  const flags = db.collection(paths.commentFlags()).withConverter(flagConverter);
  return flags.where('waiting', '==', true).orderBy('since');
}

/** A person's comments that are in the reviewers' list, a bounded number. */
export function flagsOf(db: Firestore, uid: string, limit: number): Query<CommentFlag> {
  const flags = db.collection(paths.commentFlags()).withConverter(flagConverter);
  return flags.where('uid', '==', uid).limit(limit);
}
