import { isSame } from '@rawi/model/pages/is-same';
import { isReview } from '@rawi/model/truth/comic-review';
import type { Comment } from '@rawi/model/truth/comment';
import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  type CommentIds,
  commentFlagRef,
  commentIdsOf,
  commentRef,
  commentsBy,
  flagsOf,
  withheldRef,
} from '../data/comments.ts';
import { userRef } from '../data/users.ts';
import { hasReaderPage } from '../pages/has-reader-page.ts';
import { removeBelow, removeReports } from './remove-below.ts';

/** Comments processed together: each may change two documents. */
const BATCH = 200;
/** Of a person with more comments, the older ones keep the name and picture that they have. */
const MAX_COMMENTS = 5000;

type Author = Comment['author'];

/**
 * Writes a person's current name and photo, and whether they have a page, to all their comments; without a profile the comments become
 * anonymous. The profile is read again after the writes: a later change of it starts its own run, so the last
 * run has seen the last profile.
 */
export async function settleAuthor(db: Firestore, uid: string): Promise<void> {
  for (;;) {
    const author = await authorOf(db, uid);
    if (author === null) return await forgetAuthor(db, uid);
    await nameAuthor(db, uid, author);
    if (isSame(await authorOf(db, uid), author)) return;
  }
}

/**
 * Anonymizes all comments of a person, which stay; their objections to hiding are deleted. Their reviews go: they are named by
 * who wrote them, and answer nobody.
 */
export async function forgetAuthor(db: Firestore, uid: string): Promise<void> {
  await forgetFlagged(db, uid);
  for (;;) {
    const { docs } = await commentsBy(db, uid).limit(BATCH).get();
    if (docs.length === 0) return;
    const reviews = docs.filter((comment) => isReview(comment.data()));
    for (const { ref } of reviews) await removeReview(db, commentIdsOf(ref));
    const comments = docs.filter((comment) => !isReview(comment.data()));
    const kept = await Promise.all(
      comments.map((comment) => withheldRef(db, commentIdsOf(comment.ref)).get()),
    );
    const batch = db.batch();
    for (const { ref } of comments) batch.update(ref, { uid: null, author: null });
    for (const { ref } of kept.filter(({ exists }) => exists)) {
      batch.update(ref, { uid: null, objection: FieldValue.delete() });
    }
    await batch.commit();
  }
}

/** With what others reported of it: nothing is left to look at. */
async function removeReview(db: Firestore, ids: CommentIds): Promise<void> {
  await removeReports(db, ids);
  await commentFlagRef(db, ids).delete();
  await removeBelow(db, ids);
  await commentRef(db, ids).delete();
}

async function forgetFlagged(db: Firestore, uid: string): Promise<void> {
  for (;;) {
    const { docs } = await flagsOf(db, uid, BATCH).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.update(ref, { uid: null, name: null });
    await batch.commit();
  }
}

async function nameAuthor(db: Firestore, uid: string, author: Author): Promise<void> {
  let last: QueryDocumentSnapshot<Comment> | undefined;
  for (let seen = 0; seen < MAX_COMMENTS; seen += BATCH) {
    const query = commentsBy(db, uid).limit(BATCH);
    const { docs } = await (last ? query.startAfter(last) : query).get();
    const others = docs.filter((comment) => !isSame(comment.data().author, author));
    if (others.length > 0) {
      const batch = db.batch();
      for (const { ref } of others) batch.update(ref, { author });
      await batch.commit();
    }
    last = docs.at(-1);
    if (docs.length < BATCH) return;
  }
}

async function authorOf(db: Firestore, uid: string): Promise<Author> {
  const profile = (await userRef(db, uid).get()).data();
  if (!profile) return null;
  const hasPage = await hasReaderPage(db, uid, profile);
  return {
    name: profile.fullName,
    ...(profile.photo && { photo: profile.photo }),
    ...(hasPage && { page: true }),
  };
}
