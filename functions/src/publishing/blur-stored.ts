import { blurredFolderOf } from '@rawi/media/blurred/blurred-path';
import type { InvalidationTarget } from '@rawi/model/pages/invalidation-target';
import { isSame } from '@rawi/model/pages/is-same';
import { mayBeBlurred } from '@rawi/model/pages/shown-cover';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import { filesOfComic } from '@rawi/model/truth/named-files';
import type { Firestore } from 'firebase-admin/firestore';
import { chapterRef } from '../data/chapters.ts';
import { comicRef } from '../data/comics.ts';
import type { Files } from '../data/files.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import {
  type BlurServices,
  blurChapter,
  blurComic,
  lacksBlurredChapter,
  lacksBlurredComic,
} from './blurred-pictures.ts';
import { bring } from './changed-fields.ts';
import { readComicChange } from './comic-change.ts';
import { folderOf } from './published-files.ts';

export interface Blurring extends BlurServices {
  readonly firestore: Firestore;
  readonly now: () => Date;
}

/**
 * Makes the blurred pictures that a published comic lacks, and names them in its document. Whatever becomes of its pictures meanwhile gets
 * its own. Returns whether it has named any.
 */
export async function blurStoredComic(services: Blurring, comicId: string): Promise<boolean> {
  const { firestore: db, bucket, now } = services;
  const before = (await comicRef(db, comicId).get()).data();
  if (!before || !lacksBlurredComic(before)) return false;
  const made = await blurComic(services, before);
  const outcome = await db.runTransaction(async (transaction): Promise<Outcome> => {
    let isSameStill = false;
    const after = (_: number, comic: Comic | undefined) => {
      isSameStill = comic !== undefined && isSame(picturesOf(comic), picturesOf(before));
      return comic && isSameStill ? { ...comic, ...made } : comic;
    };
    const change = await readComicChange(transaction, db, { comicId, after, returns: true }, now());
    if (!change.before) return 'gone';
    if (!isSameStill) return 'changed';
    change.write();
    return 'named';
  });
  return await settle(bucket, outcome, folderOfComic(before));
}

/** The same for a chapter. The pages that have to show it are built again; those of a milder one show no blurred picture. */
export async function blurStoredChapter(
  services: Blurring,
  { comicId, chapterId }: { readonly comicId: string; readonly chapterId: string },
): Promise<boolean> {
  const { firestore: db, bucket, now } = services;
  const ref = chapterRef(db, comicId, chapterId);
  const before = (await ref.get()).data();
  if (!before || !lacksBlurredChapter(before)) return false;
  const made = await blurChapter(services, before);
  const outcome = await db.runTransaction(async (transaction): Promise<Outcome> => {
    const chapter = (await transaction.get(ref)).data();
    const comic = (await transaction.get(comicRef(db, comicId))).data();
    if (!chapter || !comic) return 'gone';
    if (!isSame(shownOf(chapter), shownOf(before))) return 'changed';
    const pages: InvalidationTarget[] = mayBeBlurred(ratingOfChapter(comic, chapter))
      ? [
          { kind: 'comic', id: comic.slug },
          { kind: 'chapter', id: chapterId, comicId },
        ]
      : [];
    const invalidate = await readInvalidations(transaction, db, pages);
    bring(transaction, db.doc(ref.path), chapter, { ...chapter, ...made });
    invalidate(now());
    return 'named';
  });
  return await settle(bucket, outcome, folderOfCover(before));
}

type Outcome = 'named' | 'changed' | 'gone';

/** Of something that is gone meanwhile nothing stays. */
async function settle(bucket: Files, outcome: Outcome, sharp: string): Promise<boolean> {
  if (outcome === 'gone') await bucket.removeAll(`${blurredFolderOf(sharp)}/`);
  return outcome === 'named';
}

const picturesOf = ({ cover, art }: Comic) => ({ cover, art });
const shownOf = ({ cover, manifest }: Chapter) => ({ cover, manifest });
const folderOfCover = ({ cover: { sources } }: Chapter) => folderOf(sources[0]?.path ?? '');
const folderOfComic = (comic: Comic) => folderOf(filesOfComic(comic)[0] ?? '');
