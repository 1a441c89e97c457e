import type { InvalidationTarget } from '@rawi/model/pages/invalidation-target';
import { paths } from '@rawi/model/paths';
import type { Chapter } from '@rawi/model/truth/chapter';
import { withRemoved } from '@rawi/model/truth/removed';
import type { Sealed } from '@rawi/model/truth/sealed';
import { TAKEDOWN_DOCUMENTS_A_RUN, type TakedownTarget, takedownIdOf } from '@rawi/model/truth/takedown';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { allBlogs, blogRef } from '../data/blogs.ts';
import { allChapters, chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { commentRef, withheldRef } from '../data/comments.ts';
import { removedRef } from '../data/documents.ts';
import { stillHeld } from '../data/lease.ts';
import { publishedAs } from '../data/submissions.ts';
import { sealedRef } from '../data/takedowns.ts';
import { translatorRef } from '../data/translators.ts';
import { userRef } from '../data/users.ts';
import { settleHidden } from '../notifications/settle-hidden.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { readChapterChange, readOrphanGoing } from '../publishing/chapter-change.ts';
import { readComicChange } from '../publishing/comic-change.ts';
import type { HeldTakedown } from './held-takedown.ts';
import { noCover, saveNoCover } from './no-cover.ts';
import { readOwnerNotification } from './notify-owner.ts';
import type { TakedownServices } from './takedown-services.ts';
import { readWorkGoing } from './work-going.ts';

type Of<K extends TakedownTarget['kind']> = Extract<TakedownTarget, { kind: K }>;

/** The maximum number of submissions in one transaction. */
const MAX_WORK = 10;

/**
 * Removes the documents of a target from readers and seals them, with the invalidations of all pages that showed
 * them, a bounded number a run. Returns whether none is left. A second run does the rest: missing documents
 * are skipped.
 */
export function takeDocuments(services: TakedownServices, held: HeldTakedown): Promise<boolean> {
  const { target } = held.document;
  switch (target.kind) {
    case 'comic':
      return takeComic(services, held, target);
    case 'chapter':
      return takeChapter(services, held, target);
    case 'article':
      return takeArticle(services, held, target);
    case 'cover':
      return takeCover(services, held, target);
    case 'photo':
      return takePhoto(services, held, target);
    case 'comment':
      return takeComment(services, held, target);
  }
}

/**
 * Runs one transaction of a task that still holds its take-down; `work` reads, and the function that it
 * returns writes.
 */
function inTransaction(
  services: TakedownServices,
  held: HeldTakedown,
  work: (transaction: Transaction, now: Date) => Promise<() => void>,
): Promise<void> {
  return services.firestore.runTransaction(async (transaction) => {
    await stillHeld(transaction, held);
    (await work(transaction, services.now()))();
  });
}

async function takeComic(
  services: TakedownServices,
  held: HeldTakedown,
  { comicId }: Of<'comic'>,
): Promise<boolean> {
  const { firestore: db } = services;
  await inTransaction(services, held, async (transaction, now) => {
    const change = { comicId, after: () => undefined, returns: false };
    const { before, write } = await readComicChange(transaction, db, change, now);
    if (!before) return () => {};
    const invalidate = await readInvalidations(transaction, db, [{ kind: 'mostRead' }]);
    const own = await transaction.get(publishedAs(db, 'comicId', comicId, 1).where('kind', '==', 'comic'));
    const work = await readWorkGoing({ held, transaction, db, now }, own);
    const [first] = own.docs;
    const notify = await readOwnerNotification(
      services,
      transaction,
      held,
      first?.data().uid,
      first?.id ?? null,
    );
    const writeRemoved = await readRemoved(transaction, db, comicId, now);
    return () => {
      write();
      invalidate(now);
      work();
      notify();
      writeRemoved();
      seal(transaction, db, { kind: 'comic', takedownId: held.id, comicId, comic: before });
    };
  });
  const chapters = await allChapters(db, comicId).limit(TAKEDOWN_DOCUMENTS_A_RUN).get();
  for (const { id } of chapters.docs)
    await takeChapter(services, held, { kind: 'chapter', comicId, chapterId: id });
  if (chapters.size === TAKEDOWN_DOCUMENTS_A_RUN) return false;
  // Submissions that are or were being published, and have no document by now.
  while (await takeWork(services, held, comicId)) {
    // Until nothing is left.
  }
  return true;
}

/** Takes some submissions that were published as parts of a comic; resolves to whether there may be more. */
async function takeWork(services: TakedownServices, held: HeldTakedown, comicId: string): Promise<boolean> {
  const { firestore: db } = services;
  let found = 0;
  await inTransaction(services, held, async (transaction, now) => {
    const going = await transaction.get(publishedAs(db, 'comicId', comicId, MAX_WORK));
    found = going.size;
    return await readWorkGoing({ held, transaction, db, now }, going);
  });
  return found > 0;
}

async function takeChapter(
  services: TakedownServices,
  held: HeldTakedown,
  { comicId, chapterId }: Of<'chapter'>,
): Promise<boolean> {
  const { firestore: db } = services;
  await inTransaction(services, held, async (transaction, now) => {
    const found = await transaction.get(
      publishedAs(db, 'chapterId', chapterId, 50).where('comicId', '==', comicId),
    );
    const work = await readWorkGoing({ held, transaction, db, now }, found);
    const going = await readChapterGoing(transaction, db, { comicId, chapterId }, now);
    if (!going) return work;
    const { before: chapter, write } = going;
    const submissionId = held.document.target.kind === 'chapter' ? (chapter.submissionId ?? null) : null;
    const notify = await readOwnerNotification(
      services,
      transaction,
      held,
      chapter.translator?.id,
      submissionId,
    );
    const writeRemoved = await readRemoved(transaction, db, chapterId, now);
    return () => {
      work();
      write();
      notify();
      writeRemoved();
      seal(transaction, db, { kind: 'chapter', takedownId: held.id, comicId, chapterId, chapter });
    };
  });
  return true;
}

/** Removing a chapter changes its comic, if the comic still exists. */
async function readChapterGoing(
  transaction: Transaction,
  db: Firestore,
  ids: { readonly comicId: string; readonly chapterId: string },
  now: Date,
) {
  if (!(await transaction.get(chapterRef(db, ids.comicId, ids.chapterId))).exists) return undefined;
  if (!(await transaction.get(comicRef(db, ids.comicId))).exists) {
    return await readOrphanGoing(transaction, db, ids, now);
  }
  const { before, write } = await readChapterChange(transaction, db, { ...ids, after: () => undefined }, now);
  return before && { before, write };
}

/** Tells lists and devices that something is gone. */
async function readRemoved(
  transaction: Transaction,
  db: Firestore,
  id: string,
  now: Date,
): Promise<() => void> {
  const ref = removedRef(db);
  const removed = (await transaction.get(ref)).data();
  return () => void transaction.set(ref, withRemoved(removed, { id, at: now, takenDown: true }));
}

async function takeArticle(
  services: TakedownServices,
  held: HeldTakedown,
  { slug }: Of<'article'>,
): Promise<boolean> {
  const { firestore: db } = services;
  await inTransaction(services, held, async (transaction, now) => {
    const article = (await transaction.get(blogRef(db, slug))).data();
    if (!article) return () => {};
    const invalidate = await readInvalidations(transaction, db, await articlePages(db, slug));
    return () => {
      transaction.delete(blogRef(db, slug));
      invalidate(now);
      seal(transaction, db, { kind: 'article', takedownId: held.id, slug, article });
    };
  });
  return true;
}

/** Its own page, the list, and all other articles: any of them may link to it. */
export async function articlePages(db: Firestore, slug: string): Promise<InvalidationTarget[]> {
  const all = await allBlogs(db).select().get();
  const ids = new Set([slug, ...all.docs.map(({ id }) => id)]);
  return [{ kind: 'blogs' }, ...[...ids].map((id) => ({ kind: 'blog', id }) as const)];
}

async function takeCover(
  services: TakedownServices,
  held: HeldTakedown,
  { comicId, chapterId }: Of<'cover'>,
): Promise<boolean> {
  const { firestore: db, bucket } = services;
  const { id: takedownId } = held;
  const none = noCover(chapterId ?? comicId, takedownId);
  const isThere = (
    await (chapterId === undefined ? comicRef(db, comicId) : chapterRef(db, comicId, chapterId)).get()
  ).exists;
  if (!isThere) return true;
  await saveNoCover(bucket, none);
  await inTransaction(services, held, async (transaction, now) => {
    // Once the old cover is sealed, the current one is not theirs.
    if ((await transaction.get(sealedRef(db, takedownId))).exists) return () => {};
    if (chapterId === undefined) {
      const comic = (await transaction.get(comicRef(db, comicId))).data();
      if (!comic) return () => {};
      const { cover, art, shareCards, ...rest } = comic;
      const after = { ...rest, cover: { en: none } };
      const { write } = await readComicChange(
        transaction,
        db,
        { comicId, after: () => after, returns: true },
        now,
      );
      const own = await transaction.get(publishedAs(db, 'comicId', comicId, 1).where('kind', '==', 'comic'));
      const notify = await readOwnerNotification(
        services,
        transaction,
        held,
        own.docs[0]?.data().uid,
        own.docs[0]?.id ?? null,
      );
      return () => {
        write();
        notify();
        const shown = { cover, ...(art && { art }), ...(shareCards && { shareCards }) };
        seal(transaction, db, { kind: 'cover', takedownId, comicId, comic: shown });
      };
    }
    const after = (chapter: Chapter | undefined) => chapter && { ...chapter, cover: none };
    const change = { comicId, chapterId, after };
    const { before, write } = await readChapterChange(transaction, db, change, now);
    if (!before) return () => {};
    const notify = await readOwnerNotification(
      services,
      transaction,
      held,
      before.translator?.id,
      before.submissionId ?? null,
    );
    return () => {
      write();
      notify();
      const chapter = { cover: before.cover };
      seal(transaction, db, { kind: 'chapterCover', takedownId, comicId, chapterId, chapter });
    };
  });
  return true;
}

async function takePhoto(
  services: TakedownServices,
  held: HeldTakedown,
  { uid }: Of<'photo'>,
): Promise<boolean> {
  const { firestore: db } = services;
  await inTransaction(services, held, async (transaction) => {
    if ((await transaction.get(sealedRef(db, held.id))).exists) return () => {};
    const user = (await transaction.get(userRef(db, uid))).data();
    // An imported translator has a profile and no account.
    const profile = user ?? (await transaction.get(translatorRef(db, uid))).data();
    const photo = profile?.photo;
    if (!photo) return () => {};
    const notify = await readOwnerNotification(services, transaction, held, uid, null);
    return () => {
      notify();
      transaction.update(db.doc(user ? paths.user(uid) : paths.translator(uid)), {
        photo: FieldValue.delete(),
      });
      seal(transaction, db, { kind: 'photo', takedownId: held.id, uid, photo });
    };
  });
  return true;
}

/**
 * The comment stays as a placeholder with its likes and answers; its words are removed, also from where its
 * author and reviewers could read them.
 */
async function takeComment(
  services: TakedownServices,
  held: HeldTakedown,
  { comicId, commentId }: Of<'comment'>,
): Promise<boolean> {
  const { firestore: db } = services;
  const ids = { comicId, commentId };
  await inTransaction(services, held, async (transaction, now) => {
    if ((await transaction.get(sealedRef(db, held.id))).exists) return () => {};
    const comment = (await transaction.get(commentRef(db, ids))).data();
    const withheld = (await transaction.get(withheldRef(db, ids))).data();
    if (!comment || comment.deleted) return () => {};
    const reason = held.document.reason === 'spam' ? 'spam' : 'other';
    const told = await settleHidden(transaction, db, ids, { uid: comment.uid, reason });
    return () => {
      const gone = FieldValue.delete();
      const change = { text: '', hidden: { reason }, shows: false, folded: gone, mentions: gone };
      transaction.update(db.doc(paths.comment(comicId, commentId)), change);
      transaction.delete(withheldRef(db, ids));
      told(now);
      const { id: takedownId } = held;
      // Whom it mentions is nobody's to keep for so long.
      const { mentions: _named, mentioned: _mentioned, ...words } = comment;
      seal(transaction, db, {
        kind: 'comment',
        takedownId,
        ...ids,
        comment: words,
        ...(withheld && { withheld }),
      });
    };
  });
  return true;
}

function seal(transaction: Transaction, db: Firestore, sealed: Sealed): void {
  transaction.set(sealedRef(db, sealedKeyOf(sealed)), sealed);
}

/** The key under which something is sealed: the id that a take-down of it alone would have. */
export function sealedKeyOf(sealed: Sealed): string {
  switch (sealed.kind) {
    case 'comic':
    case 'chapter':
    case 'article':
    case 'photo':
    case 'comment':
      return takedownIdOf(sealed);
    case 'cover':
    case 'chapterCover':
      return takedownIdOf({ ...sealed, kind: 'cover' });
  }
}
