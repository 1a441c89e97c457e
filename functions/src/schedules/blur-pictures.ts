import type { Comic } from '@rawi/model/truth/comic';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { allChapters } from '../data/chapters.ts';
import { comics } from '../data/comics.ts';
import { ifReadable } from '../data/converter.ts';
import { blurSweepRef } from '../data/documents.ts';
import { type Blurring, blurStoredChapter, blurStoredComic } from '../publishing/blur-stored.ts';
import { lacksBlurredChapter, lacksBlurredComic } from '../publishing/blurred-pictures.ts';
import { eachAlone, type Named } from './each-alone.ts';

/** How many comics one run looks at, and how many documents it gives pictures; a comic that was begun is finished. */
const MOST = { comics: 100, given: 300 } as const;
/** Once all have been looked at, so long later: what has returned to readers since has none. */
const AGAIN_MS = 7 * 24 * 60 * 60 * 1000;

interface Work {
  readonly path: string;
  readonly blur: () => Promise<boolean>;
}
const NAMED: Named<Work> = { failure: 'Blurred pictures were not made.', name: ({ path }) => path };

/**
 * Gives blurred pictures to the comics and chapters that have none: to those that were published before there were any, and to what has returned to
 * readers. A run does a bounded number, and the next goes on there. Returns how many documents it has given some.
 */
export async function blurPictures(
  blurring: Blurring,
  most: Readonly<Record<keyof typeof MOST, number>> = MOST,
): Promise<number> {
  const { firestore: db, now } = blurring;
  const ref = blurSweepRef(db);
  const sweep = ifReadable(await ref.get());
  if (sweep && sweep.dueAt > now()) return 0;
  const inOrder = comics(db).orderBy(FieldPath.documentId()).limit(most.comics);
  const { docs } = await (sweep?.after ? inOrder.startAfter(sweep.after) : inOrder).get();
  let given = 0;
  for (const comic of docs) {
    const { id } = comic;
    const works = [...comicWork(blurring, comic), ...(await chapterWorks(blurring, id))];
    given += (await eachAlone(works, NAMED, ({ blur }) => blur())).done;
    await ref.set({ after: id, dueAt: now() });
    if (given >= most.given) return given;
  }
  if (docs.length < most.comics) {
    await ref.set({ after: null, dueAt: new Date(now().getTime() + AGAIN_MS) });
  }
  return given;
}

/** What a comic lacks. One that cannot be read fails by itself and is reported, as such a chapter is. */
function comicWork(blurring: Blurring, stored: QueryDocumentSnapshot<Comic>): Work[] {
  const comic = ifReadable(stored);
  if (comic && !lacksBlurredComic(comic)) return [];
  return [{ path: stored.ref.path, blur: () => blurStoredComic(blurring, stored.id) }];
}

async function chapterWorks(blurring: Blurring, comicId: string): Promise<Work[]> {
  const { docs } = await allChapters(blurring.firestore, comicId).get();
  return docs.flatMap((stored) => {
    const chapter = ifReadable(stored);
    const { id: chapterId, ref } = stored;
    if (chapter && !lacksBlurredChapter(chapter)) return [];
    return [{ path: ref.path, blur: () => blurStoredChapter(blurring, { comicId, chapterId }) }];
  });
}
