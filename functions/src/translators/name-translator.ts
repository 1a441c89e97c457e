import type { Chapter } from '@rawi/model/truth/chapter';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { chapterRef, chaptersBy, type OwnChapter } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import type { Files } from '../data/files.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';
import { withoutNamedCredits } from './named-credits.ts';

interface Named {
  readonly uid: string;
  /** undefined removes the name: their translations stay anonymous. */
  readonly name: string | undefined;
}

export interface NamingServices {
  readonly firestore: Firestore;
  readonly published: Pick<Files, 'remove'>;
  readonly now: () => Date;
}

/**
 * Writes a translator's name to everything that they have published, deletes the credits of downloads that have another one,
 * and invalidates the pages that show it.
 */
export async function nameTranslator(services: NamingServices, named: Named): Promise<void> {
  const others = (await chaptersBy(services.firestore, named.uid)).filter(({ name }) => name !== named.name);
  for (const chapter of others) await nameInChapter(services, chapter, named);
}

async function nameInChapter(
  { firestore: db, published, now }: NamingServices,
  { id: chapterId, comicId }: OwnChapter,
  { uid, name }: Named,
): Promise<void> {
  const ref = chapterRef(db, comicId, chapterId);
  const credits = (await ref.get()).data()?.credits?.named;
  // Before the document, which leads to it: whoever downloads meanwhile gets the pages alone.
  if (credits) await published.remove(credits.path);
  await db.runTransaction(async (transaction) => {
    const [stored, comic] = await Promise.all([transaction.get(ref), transaction.get(comicRef(db, comicId))]);
    const [before, of] = [stored.data(), comic.data()];
    if (before?.translator?.id !== uid || before.translator.name === name) return;
    const after = setTranslator(before, { uid, name });
    const pages =
      of === undefined
        ? []
        : await pagesToInvalidate(db, [
            { of: 'chapter', comicId, comicSlug: of.slug, shelf: of.shelf, chapterId, before, after },
          ]);
    const invalidate = await readInvalidations(transaction, db, pages);
    transaction.update(ref, {
      translator: after.translator ?? FieldValue.delete(),
      credits: after.credits ?? FieldValue.delete(),
    });
    invalidate(now());
  });
}

function setTranslator(chapter: Chapter, { uid, name }: Named): Chapter {
  const { translator: _, ...unnamed } = withoutNamedCredits(chapter);
  return name === undefined ? unnamed : { ...unnamed, translator: { id: uid, name } };
}
