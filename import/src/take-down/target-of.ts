import { pageIds } from '@rawi/model/page-ids';
import { paths } from '@rawi/model/paths';
import { servedAddress } from '@rawi/model/routes/served-pages';
import { type TakedownTarget, takedownTargetOf } from '@rawi/model/truth/takedown';
import { z } from '@rawi/model/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { comicIdAt } from '../site-truth.ts';

/** As much of a chapter's page as is asked for, of whichever version. */
const chapterPage = z.object({
  kind: z.literal('chapter'),
  payload: z.object({ comic: z.object({ id: z.string() }) }),
});

/**
 * What an address of the site, or `kind:id`, names: the comic, the chapter or the article whose page it is, the photo of a
 * translator's. Nothing where it names none of these.
 */
export async function targetOf(firestore: Firestore, text: string): Promise<TakedownTarget | undefined> {
  const named = takedownTargetOf(text);
  if (named) return named;
  const below = belowLanguage(text);
  const [, kind, id, ...rest] = below?.split('/') ?? [];
  if (id === undefined || rest.length > 0) return undefined;
  switch (kind) {
    case 'comic':
      return { kind, comicId: await comicIdAt(firestore, id) };
    case 'chapter': {
      const comicId = await comicOfChapter(firestore, id);
      return comicId === undefined ? undefined : { kind, comicId, chapterId: id };
    }
    case 'blog':
      return { kind: 'article', slug: id };
    case 'translator':
      return { kind: 'photo', uid: id };
    default:
      return undefined;
  }
}

function belowLanguage(text: string): string | undefined {
  try {
    const { pathname } = new URL(text, 'https://site.invalid');
    return servedAddress(pathname)?.below;
  } catch {
    return undefined;
  }
}

/** A chapter's page says whose it is; once that is gone, the chapter is named as `chapter:comic:chapter`. */
async function comicOfChapter(firestore: Firestore, chapterId: string): Promise<string | undefined> {
  const stored = await firestore.doc(paths.page(pageIds.chapter(chapterId))).get();
  return chapterPage.safeParse(stored.data()).data?.payload.comic.id;
}
