import { isSame } from '@rawi/model/pages/is-same';
import { paths } from '@rawi/model/paths';
import { VISITORS_WISH, type Wish } from '@rawi/model/rating/decide-showing';
import { isMentionedIn, type Mentioned } from '@rawi/model/text/mentions';
import { isReview } from '@rawi/model/truth/comic-review';
import type { Comment } from '@rawi/model/truth/comment';
import { notificationExpiry, notificationIds } from '@rawi/model/truth/notification';
import type { User } from '@rawi/model/truth/user';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { isBlockBetween } from '../data/blocks.ts';
import { someChapterBy } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { type CommentIds, commentRef, someCommentBy } from '../data/comments.ts';
import { notificationRef } from '../data/notifications.ts';
import { userRef } from '../data/users.ts';
import { comicInListOf } from './comic-in-list.ts';
import { notify, unreadOf } from './notify.ts';
import { mayTell as mayTellOf, ratingToKeep } from './rated-for.ts';

/**
 * Up to this version of a comment somebody is notified that it mentions them: a name that is taken out and put in with each edit would
 * notify them each time.
 */
const LAST_TOLD_VERSION = 3;

/** The parts of a comment that decide whom it mentions; null if it mentions nobody. */
function mentionsIn(comment: Comment | undefined) {
  if (!comment || (!comment.mentions?.length && !comment.mentioned)) return null;
  const { uid, text, mentions = [] } = comment;
  return { uid, text, mentions, isOpen: isOpen(comment) };
}

/** Whether a change of a comment can change whom it mentions. */
export function changesMentions(before: Comment | undefined, after: Comment | undefined): boolean {
  return !isSame(mentionsIn(before), mentionsIn(after));
}

function isOpen(
  comment: Comment,
): comment is Comment & { uid: string; author: NonNullable<Comment['author']> } {
  const { deleted, hidden, uid, author } = comment;
  return !deleted && !hidden && uid !== null && author !== null && !isReview(comment);
}

/** Somebody who is named as mentioned, or was, and what is to become of it. */
interface Look {
  readonly uid: string;
  /** The name by which the text mentions them; undefined where it does not, or may not. */
  readonly name: string | undefined;
  /** Whether they want to hear of it, and do not hear of it otherwise. */
  readonly mayTell: boolean;
  /** What they wish to be shown. */
  readonly wish: Wish;
  readonly isGone: boolean;
}

/**
 * Writes who is mentioned in a comment (`mentioned`), and notifies these people, once; takes both back where that is over. An author
 * names ids (`mentions`), which prove nothing: an id counts where the text has the name of that person and they
 * take part in the comic’s comments or its translation. It depends on what is stored, so that it ends in the same twice, late or in any order. `before` tells who
 * was named by a comment that is gone.
 */
export async function settleMentions(
  db: Firestore,
  ids: CommentIds,
  { before, now }: { readonly before: Comment | undefined; readonly now: Date },
): Promise<void> {
  const id = notificationIds.mention(ids.comicId, ids.commentId);
  await db.runTransaction(async (transaction) => {
    const comment = (await transaction.get(commentRef(db, ids))).data();
    const named = new Set([...namesOf(comment), ...namesOf(before)]);
    const parent = comment && (await parentOf(transaction, db, ids, comment));
    const [looks, told, comic] = await Promise.all([
      Promise.all([...named].map((uid) => look(transaction, db, { ids, comment, parent, uid, now }))),
      Promise.all([...named].map((uid) => transaction.get(notificationRef(db, uid, id)))),
      transaction.get(comicRef(db, ids.comicId)),
    ]);
    const over = told.filter((each, index) => each.exists && looks[index]?.name === undefined);
    const counters = await Promise.all(
      over.map(async ({ ref }) => unreadOf(transaction, db, ref.parent.parent?.id ?? '')),
    );
    over.forEach((each, index) => {
      transaction.delete(each.ref);
      counters[index]?.(each.data()?.read ? 0 : 1);
    });
    if (comment) writeMentioned(transaction, db, ids, { comment, looks });
    const about = comic.data();
    if (!comment?.author || !about) return;
    for (const [index, { uid, name, mayTell, wish }] of looks.entries()) {
      if (name === undefined || !mayTell || told[index]?.exists) continue;
      if (!mayTellOf(about, wish)) continue;
      const content = {
        kind: 'mention',
        ...comicInListOf(ids.comicId, about),
        ...ratingToKeep(about),
        commentId: ids.commentId,
        author: { name: comment.author.name },
      } as const;
      notify(transaction, db, uid, { id, at: now, content });
    }
  });
}

function namesOf(comment: Comment | undefined): string[] {
  return [...(comment?.mentions ?? []), ...(comment?.mentioned ?? []).map(({ uid }) => uid)];
}

async function parentOf(
  transaction: Transaction,
  db: Firestore,
  ids: CommentIds,
  { parent, ...comment }: Comment,
): Promise<Comment | undefined> {
  if (parent === null || isReview({ ...comment, parent })) return undefined;
  return (await transaction.get(commentRef(db, { ...ids, commentId: parent }))).data();
}

interface Looking {
  readonly ids: CommentIds;
  readonly comment: Comment | undefined;
  readonly parent: Comment | undefined;
  readonly uid: string;
  readonly now: Date;
}

async function look(
  transaction: Transaction,
  db: Firestore,
  { ids, comment, parent, uid, now }: Looking,
): Promise<Look> {
  const user = (await transaction.get(userRef(db, uid))).data();
  const wish = user?.settings.wish ?? VISITORS_WISH;
  const nobody: Look = { uid, name: undefined, mayTell: false, wish, isGone: user === undefined };
  if (!comment || !isOpen(comment) || !user || comment.uid === uid) return nobody;
  const name = comment.mentions?.includes(uid) ? nameIn(comment, uid, user) : undefined;
  if (name === undefined || (await isBlockBetween(transaction, db, uid, comment.uid))) return nobody;
  const isAnswered = parent?.uid === uid;
  if (!isAnswered && !(await takesPart(transaction, db, ids.comicId, uid))) return nobody;
  const ignored = await transaction.get(db.doc(paths.ignoredPerson(uid, comment.uid)));
  const mayTell =
    // Who is answered hears of the answer.
    !isAnswered &&
    comment.version <= LAST_TOLD_VERSION &&
    !ignored.exists &&
    user.settings.notifications.comments &&
    // A notification from long ago does not come back after it has expired.
    notificationExpiry(comment.at) > now;
  return { uid, name, mayTell, wish, isGone: false };
}

/** Their name as the text has it: the present one, or the one by which they were found in it before. */
function nameIn({ text, mentioned }: Comment, uid: string, { fullName }: User): string | undefined {
  const known = mentioned?.find((each) => each.uid === uid)?.name;
  return [fullName, known].find((name) => name !== undefined && isMentionedIn(text, name));
}

/** Whether somebody has said something of a comic, or translated some of it: nobody is called who has nothing to do with it. */
async function takesPart(
  transaction: Transaction,
  db: Firestore,
  comicId: string,
  uid: string,
): Promise<boolean> {
  if (!(await transaction.get(someCommentBy(db, comicId, uid))).empty) return true;
  return !(await transaction.get(someChapterBy(db, comicId, uid))).empty;
}

/** Who is mentioned, and whom the author named: of accounts that are gone no id is left. */
function writeMentioned(
  transaction: Transaction,
  db: Firestore,
  ids: CommentIds,
  { comment, looks }: { readonly comment: Comment; readonly looks: readonly Look[] },
): void {
  const mentioned = looks.flatMap(({ uid, name }): Mentioned[] =>
    name === undefined ? [] : [{ uid, name }],
  );
  const gone = looks.filter(({ uid, isGone }) => isGone && comment.mentions?.includes(uid));
  const change = {
    ...(!isSame(mentioned, comment.mentioned ?? []) && {
      mentioned: mentioned.length > 0 ? mentioned : FieldValue.delete(),
    }),
    ...(gone.length > 0 && { mentions: FieldValue.arrayRemove(...gone.map(({ uid }) => uid)) }),
  };
  if (Object.keys(change).length > 0)
    transaction.update(db.doc(paths.comment(ids.comicId, ids.commentId)), change);
}
