import type { Takedown, TakedownTarget } from '@rawi/model/truth/takedown';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { blogRef } from '../data/blogs.ts';
import { allChapters, chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { commentRef } from '../data/comments.ts';
import { publishedAs } from '../data/submissions.ts';
import { translatorRef } from '../data/translators.ts';
import { userRef } from '../data/users.ts';

/**
 * What a record stores about its target; `total` counts documents and files of everything that is removed.
 */
export type FoundTarget = Pick<Takedown, 'shown' | 'whose' | 'total'>;

const UNNAMED: Takedown['shown'] = { title: '', names: {}, number: null, language: null, slug: null };

/** Reads a target as readers see it; undefined if it does not exist. */
export function readTarget(
  transaction: Transaction,
  db: Firestore,
  target: TakedownTarget,
): Promise<FoundTarget | undefined> {
  switch (target.kind) {
    case 'comic':
      return readComic(transaction, db, target.comicId);
    case 'chapter':
      return readChapter(transaction, db, target.comicId, target.chapterId);
    case 'cover':
      return readCover(transaction, db, target.comicId, target.chapterId);
    case 'article':
      return readArticle(transaction, db, target.slug);
    case 'photo':
      return readPhoto(transaction, db, target.uid);
    case 'comment':
      return readComment(transaction, db, target);
  }
}

async function readComic(
  transaction: Transaction,
  db: Firestore,
  comicId: string,
): Promise<FoundTarget | undefined> {
  const comic = (await transaction.get(comicRef(db, comicId))).data();
  if (!comic) return undefined;
  const chapters = (await transaction.get(allChapters(db, comicId).count())).data().count;
  const own = await transaction.get(publishedAs(db, 'comicId', comicId, 1).where('kind', '==', 'comic'));
  const submission = own.docs[0]?.data();
  const { series: title, names, slug } = comic;
  const whose = submission ? { uid: submission.uid, name: submission.name ?? submission.uid } : null;
  return { shown: { ...UNNAMED, title, names, slug }, whose, total: 2 * (1 + chapters) };
}

async function readChapter(
  transaction: Transaction,
  db: Firestore,
  comicId: string,
  chapterId: string,
): Promise<FoundTarget | undefined> {
  const comic = (await transaction.get(comicRef(db, comicId))).data();
  const chapter = (await transaction.get(chapterRef(db, comicId, chapterId))).data();
  if (!comic || !chapter) return undefined;
  const { series: title, names, slug } = comic;
  const { number, language, translator } = chapter;
  const whose = translator ? { uid: translator.id, name: translator.name } : null;
  return { shown: { title, names, number, language, slug }, whose, total: 2 };
}

async function readCover(
  transaction: Transaction,
  db: Firestore,
  comicId: string,
  chapterId: string | undefined,
): Promise<FoundTarget | undefined> {
  if (chapterId !== undefined) return await readChapter(transaction, db, comicId, chapterId);
  const found = await readComic(transaction, db, comicId);
  return found && { ...found, total: 2 };
}

async function readArticle(
  transaction: Transaction,
  db: Firestore,
  slug: string,
): Promise<FoundTarget | undefined> {
  const article = (await transaction.get(blogRef(db, slug))).data();
  if (!article) return undefined;
  const { en, ar } = article.texts;
  const names = { ...(en && { en: en.title }), ...(ar && { ar: ar.title }) };
  return { shown: { ...UNNAMED, title: (en ?? ar)?.title ?? '', names, slug }, whose: null, total: 2 };
}

/** An imported translator has a profile and no account. */
async function readPhoto(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<FoundTarget | undefined> {
  const user = (await transaction.get(userRef(db, uid))).data();
  const translator = user ? undefined : (await transaction.get(translatorRef(db, uid))).data();
  if (!user?.photo && !translator?.photo) return undefined;
  return { shown: UNNAMED, whose: { uid, name: user?.fullName ?? translator?.name ?? uid }, total: 2 };
}

async function readComment(
  transaction: Transaction,
  db: Firestore,
  ids: { readonly comicId: string; readonly commentId: string },
): Promise<FoundTarget | undefined> {
  const comment = (await transaction.get(commentRef(db, ids))).data();
  if (!comment || comment.deleted) return undefined;
  const { uid, author, number, comic } = comment;
  const whose = uid !== null && author ? { uid, name: author.name } : null;
  const shown = { ...UNNAMED, title: comic.series, names: comic.names, number, slug: comic.slug };
  return { shown, whose, total: 2 };
}
