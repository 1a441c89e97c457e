import { isSame } from '@rawi/model/pages/is-same';
import type { Comment } from '@rawi/model/truth/comment';
import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { commentIdsOf, commentsBy, flagsOf, withheldRef } from '../data/comments.ts';
import { userRef } from '../data/users.ts';

/** As many as are looked at together: each may change two documents. */
const BATCH = 200;
/** Of a person with more, the older ones keep the name and picture that they have. */
const MOST = 5000;

type Author = Comment['author'];

/**
 * Puts a person's name and photo, as the profile has them now, to what they have said; without a profile nobody's. It looks
 * at the profile again after it has written: a later change of it writes after that, so the last write has seen the last
 * profile.
 */
export async function settleAuthor(db: Firestore, uid: string): Promise<void> {
  for (;;) {
    const author = await authorOf(db, uid);
    if (author === null) return await forgetAuthor(db, uid);
    await nameAuthor(db, uid, author);
    if (isSame(await authorOf(db, uid), author)) return;
  }
}

/** Takes a person off all that they have said, which stays; what they objected to hiding goes. */
export async function forgetAuthor(db: Firestore, uid: string): Promise<void> {
  await forgetFlagged(db, uid);
  for (;;) {
    const { docs } = await commentsBy(db, uid).limit(BATCH).get();
    if (docs.length === 0) return;
    const kept = await Promise.all(docs.map((comment) => withheldRef(db, commentIdsOf(comment.ref)).get()));
    const batch = db.batch();
    for (const { ref } of docs) batch.update(ref, { uid: null, author: null });
    for (const { ref } of kept.filter(({ exists }) => exists)) {
      batch.update(ref, { uid: null, objection: FieldValue.delete() });
    }
    await batch.commit();
  }
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
  for (let seen = 0; seen < MOST; seen += BATCH) {
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
  return { name: profile.fullName, ...(profile.photo && { photo: profile.photo }) };
}
