import type { Chapter } from '@rawi/model/truth/chapter';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { chapterRef, chaptersBy, type OwnChapter } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import { readMarks } from '../pages/marks.ts';
import { pagesToMark } from '../pages/pages-to-mark.ts';

interface Named {
  readonly uid: string;
  /** undefined removes the name: their translations stay anonymous. */
  readonly name: string | undefined;
}

/** Writes a translator's name to everything that they have published, and marks the pages that show it. */
export async function nameTranslator(db: Firestore, named: Named, now: () => Date): Promise<void> {
  const others = (await chaptersBy(db, named.uid)).filter(({ name }) => name !== named.name);
  for (const chapter of others) await nameInChapter(db, chapter, named, now);
}

async function nameInChapter(
  db: Firestore,
  { id: chapterId, comicId }: OwnChapter,
  { uid, name }: Named,
  now: () => Date,
): Promise<void> {
  const ref = chapterRef(db, comicId, chapterId);
  await db.runTransaction(async (transaction) => {
    const [stored, comic] = await Promise.all([transaction.get(ref), transaction.get(comicRef(db, comicId))]);
    const [before, of] = [stored.data(), comic.data()];
    if (before?.translator?.id !== uid || before.translator.name === name) return;
    const after = setTranslator(before, { uid, name });
    const pages =
      of === undefined
        ? []
        : await pagesToMark(db, [
            { of: 'chapter', comicId, comicSlug: of.slug, shelf: of.shelf, chapterId, before, after },
          ]);
    const mark = await readMarks(transaction, db, pages);
    transaction.update(ref, { translator: after.translator ?? FieldValue.delete() });
    mark(now());
  });
}

function setTranslator(chapter: Chapter, { uid, name }: Named): Chapter {
  const { translator: _, ...unnamed } = chapter;
  return name === undefined ? unnamed : { ...chapter, translator: { id: uid, name } };
}
