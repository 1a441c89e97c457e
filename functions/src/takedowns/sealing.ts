import { storagePaths } from '@rawi/model/paths';
import type { Sealed } from '@rawi/model/truth/sealed';
import { publicationRef } from '../data/publications.ts';
import { takenDownWith } from '../data/submissions.ts';
import { sealedWith } from '../data/takedowns.ts';
import { removeCopies } from '../publishing/clean-up.ts';
import type { HeldTakedown } from './held-takedown.ts';
import { removeRest, sealFiles } from './move-files.ts';
import { noCover } from './no-cover.ts';
import { publishedFilesOf } from './sealed-files.ts';
import type { TakedownServices } from './takedown-services.ts';
import { foldersOfOthers } from './whose-folder.ts';

/**
 * Moves at most `most` files of something under seal. When none is left, it deletes older versions, and the
 * originals and staged copies of its submission. Returns whether all is done.
 */
export async function takeFilesOf(
  services: TakedownServices,
  takedownId: string,
  sealed: Sealed,
  most: number,
): Promise<boolean> {
  const { firestore: db, bucket } = services;
  const where = publishedFilesOf(sealed);
  if ((await sealFiles(bucket, takedownId, where, most)) === most) return false;
  await removeRestOf(services, sealed);
  const own = ownWork(services, takedownId, sealed);
  for (const submission of own ? (await own.get()).docs : []) {
    // Work that was never public can still be published once the rest is given back.
    const work = (await publicationRef(db, submission.id).get()).data();
    if (work?.way !== 'back') await removeCopies(services, submission.id);
  }
  return true;
}

async function removeRestOf({ firestore: db, bucket }: TakedownServices, sealed: Sealed): Promise<void> {
  const where = publishedFilesOf(sealed);
  const others = await foldersOfOthers(db, sealed, where.owners);
  await removeRest(bucket, where, (folder) => others.has(folder));
}

/** The submission behind something, as it was removed with the take-down. */
function ownWork({ firestore: db }: TakedownServices, takedownId: string, sealed: Sealed) {
  const all = takenDownWith(db, takedownId);
  if (sealed.kind === 'comic') return all.where('kind', '==', 'comic');
  if (sealed.kind === 'chapter') return all.where('chapterId', '==', sealed.chapterId);
  return undefined;
}

/** Deletes published files that were written by a task that was running when something was taken down. */
export async function removeLate(services: TakedownServices, takedownId: string): Promise<void> {
  const { firestore: db, bucket } = services;
  for (const sealed of (await sealedWith(db, takedownId).get()).docs)
    await removeRestOf(services, sealed.data());
  for (const { id } of (await takenDownWith(db, takedownId).get()).docs) {
    const work = (await publicationRef(db, id).get()).data();
    if (work?.way !== 'back') continue;
    for (const { into } of work.folders) if (into.startsWith('public/')) await bucket.removeAll(`${into}/`);
  }
}

/** Deletes the rest of a seal once everything is public again. */
export async function breakSeal(
  { bucket }: TakedownServices,
  { id: takedownId, document: takedown }: HeldTakedown,
): Promise<void> {
  await bucket.removeAll(storagePaths.sealed(takedownId));
  const { target } = takedown;
  if (target.kind !== 'cover') return;
  const none = noCover(target.chapterId ?? target.comicId, takedownId);
  for (const { path } of none.sources) await bucket.remove(path);
}
