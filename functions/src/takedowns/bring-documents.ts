import { isSame } from '@rawi/model/pages/is-same';
import { paths } from '@rawi/model/paths';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import { withoutRemoved } from '@rawi/model/truth/removed';
import type { Sealed } from '@rawi/model/truth/sealed';
import type { User } from '@rawi/model/truth/user';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { blogRef } from '../data/blogs.ts';
import { commentRef, withheldRef } from '../data/comments.ts';
import { removedRef } from '../data/documents.ts';
import { stillHeld } from '../data/lease.ts';
import { takenDownWith } from '../data/submissions.ts';
import { sealedRef } from '../data/takedowns.ts';
import { userRef } from '../data/users.ts';
import { settleHidden } from '../notifications/settle-hidden.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { readChapterChange } from '../publishing/chapter-change.ts';
import { readComicChange } from '../publishing/comic-change.ts';
import type { HeldTakedown } from './held-takedown.ts';
import { noCover } from './no-cover.ts';
import { articlePages, sealedKeyOf } from './take-documents.ts';
import type { TakedownServices } from './takedown-services.ts';
import { readWorkReturning } from './work-going.ts';

/** The maximum number of submissions in one transaction. */
const MAX_WORK = 10;

interface Returning {
  readonly transaction: Transaction;
  readonly db: Firestore;
  readonly held: HeldTakedown;
  readonly now: Date;
}

/**
 * Returns one sealed document to readers, with the invalidations of all pages that show it, and removes its seal, in
 * one commit. A second run finds no seal.
 */
export async function bringDocument(
  services: TakedownServices,
  held: HeldTakedown,
  key: string,
): Promise<void> {
  const { firestore: db } = services;
  await db.runTransaction(async (transaction) => {
    await stillHeld(transaction, held);
    const ref = sealedRef(db, key);
    const sealed = (await transaction.get(ref)).data();
    if (!sealed) return;
    const write = await readReturning({ transaction, db, held, now: services.now() }, sealed);
    write();
    transaction.delete(ref);
  });
}

/**
 * Gives back some submissions that went without a document of their own, since they were still on their way to readers.
 * Resolves to whether there may be more.
 */
export async function bringWork(services: TakedownServices, held: HeldTakedown): Promise<boolean> {
  const { firestore: db, now } = services;
  return await db.runTransaction(async (transaction) => {
    await stillHeld(transaction, held);
    const left = await transaction.get(takenDownWith(db, held.id).limit(MAX_WORK));
    const write = await readWorkReturning({ held, transaction, db, now: now() }, left);
    write();
    return !left.empty;
  });
}

function readReturning(returning: Returning, sealed: Sealed): Promise<() => void> {
  switch (sealed.kind) {
    case 'comic':
      return readComic(returning, sealed);
    case 'chapter':
      return readChapter(returning, sealed);
    case 'article':
      return readArticle(returning, sealed);
    case 'cover':
      return readCover(returning, sealed);
    case 'chapterCover':
      return readChapterCover(returning, sealed);
    case 'photo':
      return readPhoto(returning, sealed);
    case 'comment':
      return readComment(returning, sealed);
  }
}

type Of<K extends Sealed['kind']> = Extract<Sealed, { kind: K }>;

async function readComic(returning: Returning, { comicId, comic }: Of<'comic'>): Promise<() => void> {
  const { transaction, db, held, now } = returning;
  const change = { comicId, after: () => comic, returns: true };
  const { write } = await readComicChange(transaction, db, change, now);
  const invalidate = await readInvalidations(transaction, db, [{ kind: 'mostRead' }]);
  const own = takenDownWith(db, held.id).where('kind', '==', 'comic');
  const work = await readWorkReturning({ held, transaction, db, now }, await transaction.get(own));
  const writeRemoved = await readNotRemoved(returning, comicId);
  return () => {
    write();
    invalidate(now);
    work();
    writeRemoved();
  };
}

async function readChapter(
  returning: Returning,
  { comicId, chapterId, chapter }: Of<'chapter'>,
): Promise<() => void> {
  const { transaction, db, held, now } = returning;
  const uid = chapter.translator?.id;
  const owner = uid === undefined ? undefined : (await transaction.get(userRef(db, uid))).data();
  const after = () => setTranslator(chapter, owner);
  const { write } = await readChapterChange(transaction, db, { comicId, chapterId, after }, now);
  const own = takenDownWith(db, held.id).where('chapterId', '==', chapterId);
  const work = await readWorkReturning({ held, transaction, db, now }, await transaction.get(own));
  const writeRemoved = await readNotRemoved(returning, chapterId);
  return () => {
    write();
    work();
    writeRemoved();
  };
}

/** Sets the translator's current name. An imported translator has no account, and keeps the old name. */
function setTranslator(chapter: Chapter, owner: User | undefined): Chapter {
  const { translator } = chapter;
  return translator && owner ? { ...chapter, translator: { ...translator, name: owner.fullName } } : chapter;
}

async function readNotRemoved({ transaction, db }: Returning, id: string): Promise<() => void> {
  const removed = (await transaction.get(removedRef(db))).data();
  return () => void transaction.set(removedRef(db), withoutRemoved(removed, id));
}

async function readArticle(
  { transaction, db, now }: Returning,
  { slug, article }: Of<'article'>,
): Promise<() => void> {
  const invalidate = await readInvalidations(transaction, db, await articlePages(db, slug));
  return () => {
    transaction.set(blogRef(db, slug), article);
    invalidate(now);
  };
}

/** If the comic has another cover by now, it keeps that. */
async function readCover(
  { transaction, db, held, now }: Returning,
  { comicId, comic: sealed }: Of<'cover'>,
): Promise<() => void> {
  const none = noCover(comicId, held.id);
  const after = (_: number, before: Comic | undefined) =>
    before && isSame(before.cover, { en: none }) ? { ...before, ...sealed } : before;
  const { write } = await readComicChange(transaction, db, { comicId, after, returns: true }, now);
  return write;
}

async function readChapterCover(
  { transaction, db, held, now }: Returning,
  { comicId, chapterId, chapter }: Of<'chapterCover'>,
): Promise<() => void> {
  const none = noCover(chapterId, held.id);
  const { write } = await readChapterChange(
    transaction,
    db,
    {
      comicId,
      chapterId,
      after: (before) =>
        before && isSame(before.cover, none) ? { ...before, cover: chapter.cover } : before,
    },
    now,
  );
  return write;
}

/** If they have another photo by now, or no account any more, nothing changes. */
async function readPhoto({ transaction, db }: Returning, { uid, photo }: Of<'photo'>): Promise<() => void> {
  for (const path of [paths.user(uid), paths.translator(uid)]) {
    const profile = await transaction.get(db.doc(path));
    if (!profile.exists) continue;
    return () => {
      if (profile.get('photo') === undefined) transaction.update(db.doc(path), { photo });
    };
  }
  return () => {};
}

/** A comment that its author has deleted meanwhile stays deleted. */
async function readComment(
  { transaction, db, now }: Returning,
  { comicId, commentId, comment, withheld }: Of<'comment'>,
): Promise<() => void> {
  const ids = { comicId, commentId };
  const stored = (await transaction.get(commentRef(db, ids))).data();
  if (!stored || stored.deleted) return () => {};
  const { uid } = stored;
  const told = await settleHidden(transaction, db, ids, { uid, reason: comment.hidden?.reason });
  return () => {
    const { likes, replies, author } = stored;
    transaction.set(commentRef(db, ids), {
      ...comment,
      uid,
      author,
      ...(likes !== undefined && { likes }),
      ...(replies !== undefined && { replies }),
    });
    if (withheld) transaction.set(withheldRef(db, ids), { ...withheld, uid });
    told(now);
  };
}

/** The order in which things return: a chapter needs its comic. */
export function inOrderOfReturn(all: readonly Sealed[]): string[] {
  const first = all.filter(({ kind }) => kind === 'comic');
  return [...first, ...all.filter(({ kind }) => kind !== 'comic')].map(sealedKeyOf);
}
