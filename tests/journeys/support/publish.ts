import type { Language } from '@rawi/model/lists/languages';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { paths, storagePaths } from '@rawi/model/paths';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { reading } from '@rawi/model/truth/tolerant';
import { summarizeAgain } from '../../../functions/src/doctor/checks/comic-summaries.ts';
import { invalidateTargets } from '../../../functions/src/pages/invalidate.ts';
import { pagesToInvalidate } from '../../../functions/src/pages/pages-to-invalidate.ts';
import { removeSuggestions } from '../../../functions/src/suggestions/remove-suggestions.ts';
import { leaves } from '../../support/leaves.ts';
import { ownersDatabase } from './owner.ts';

interface NewChapter {
  readonly number: number;
  readonly language: Language;
  /** Whoever translated the chapter that it is made of, where nobody else is named. */
  readonly translator?: { readonly id: string; readonly name: string };
  /** Where it says more than its comic. */
  readonly rated?: Pick<Chapter, 'ageRating' | 'contentNotes'>;
}

interface Published {
  readonly id: string;
  /** Takes it away again, so that no other journey comes across it. */
  readonly withdraw: () => Promise<void>;
}

/** Publishes a chapter of a comic, as functions would do it: its document comes, made of another one, and its page is built. */
export async function publishChapter(
  comic: ComicPayload,
  { number, language, translator, rated }: NewChapter,
): Promise<Published> {
  const database = ownersDatabase();
  const [like] = comic.chapters;
  if (!like) throw new Error(`${comic.slug} has no chapter.`);
  const stored = await database.doc(paths.chapter(comic.id, like.id)).get();
  const { title: _, ...chapter } = chapterSchema.parse(stored.data());
  const id = `${comic.slug}-${String(number).replace('.', '-')}-${language}`;
  const ref = database.doc(paths.chapter(comic.id, id));
  const invalidate = () =>
    invalidateTargets(
      database,
      [
        { kind: 'chapter', id, comicId: comic.id },
        { kind: 'comic', id: comic.slug },
      ],
      new Date(),
    );
  const of = reading(comicSchema).parse((await database.doc(paths.comic(comic.id)).get()).data());
  const pagesShowing = (before: Chapter) =>
    pagesToInvalidate(database, [
      {
        of: 'chapter',
        comicId: comic.id,
        comicSlug: comic.slug,
        shelf: of.shelf,
        chapterId: id,
        before,
        after: undefined,
      },
    ]);
  const by = translator ?? chapter.translator;
  await ref.set({
    ...chapter,
    ...(by && { translator: by }),
    ...rated,
    number,
    language,
    publishedAt: new Date(),
    imported: true,
  });
  await invalidate();
  return {
    id,
    withdraw: async () => {
      const going = await ref.get();
      const text: unknown = going.get('transcript.path');
      // A text that was written for it here has a folder of its own.
      if (typeof text === 'string' && text.startsWith(storagePaths.publicFolders(id)))
        leaves('file-orphaned', text.slice(0, text.lastIndexOf('/')), 'the text of a chapter that is gone');
      await removeSuggestions(database, id);
      await ref.delete();
      await invalidate();
      // Pages beside it may have been built while it was there.
      if (going.exists)
        await invalidateTargets(
          database,
          await pagesShowing(reading(chapterSchema).parse(going.data())),
          new Date(),
        );
      // Whatever else was published in its comic meanwhile, by another journey, has counted it, and nothing else would say that it is gone.
      await summarizeAgain({ firestore: database, now: () => new Date() }, comic.id)();
    },
  };
}
