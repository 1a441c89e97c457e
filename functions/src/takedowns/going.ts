import type { Takedown, TakedownTarget } from '@rawi/model/truth/takedown';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { blogRef } from '../data/blogs.ts';
import { chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { commentRef } from '../data/comments.ts';
import { userRef } from '../data/users.ts';

/** What goes, as a transaction has read it; `write` takes it from readers as far as the decision itself does. */
export interface Going {
  readonly shown: Takedown['shown'];
  readonly whose: Takedown['whose'];
  readonly total: number;
  readonly write: () => void;
}

/** Reads what a target is; nothing where there is no such thing. */
export async function readGoing(
  { firestore: db }: { readonly firestore: Firestore },
  transaction: Transaction,
  target: TakedownTarget,
  _now: Date,
): Promise<Going | undefined> {
  const nothing = { names: {}, number: null, language: null, slug: null };
  const going = (shown: Takedown['shown'], whose: Takedown['whose'] = null): Going => ({
    shown,
    whose,
    total: 2,
    write: () => {},
  });
  switch (target.kind) {
    case 'comic':
    case 'chapter':
    case 'cover': {
      const comic = (await transaction.get(comicRef(db, target.comicId))).data();
      if (!comic) return undefined;
      const shown = { ...nothing, title: comic.series, names: comic.names, slug: comic.slug };
      const chapterId = target.kind === 'comic' ? undefined : target.chapterId;
      if (chapterId === undefined) return going(shown);
      const chapter = (await transaction.get(chapterRef(db, target.comicId, chapterId))).data();
      if (!chapter) return undefined;
      const { number, language, translator } = chapter;
      return going(
        { ...shown, number, language },
        translator && { uid: translator.id, name: translator.name },
      );
    }
    case 'article': {
      const article = (await transaction.get(blogRef(db, target.slug))).data();
      const { en, ar } = article?.texts ?? {};
      const title = (en ?? ar)?.title;
      if (title === undefined) return undefined;
      const names = { ...(en && { en: en.title }), ...(ar && { ar: ar.title }) };
      return going({ ...nothing, title, names, slug: target.slug });
    }
    case 'photo': {
      const user = (await transaction.get(userRef(db, target.uid))).data();
      if (!user?.photo) return undefined;
      return going({ ...nothing, title: '' }, { uid: target.uid, name: user.fullName });
    }
    case 'comment': {
      const comment = (await transaction.get(commentRef(db, target))).data();
      if (!comment || comment.deleted) return undefined;
      const { series: title, names, slug } = comment.comic;
      const { uid, author } = comment;
      return going(
        { ...nothing, title, names, slug },
        uid !== null && author ? { uid, name: author.name } : null,
      );
    }
  }
}
