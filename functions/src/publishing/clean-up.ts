import { incomingFile, storagePaths } from '@rawi/model/paths';
import { LEFTOVER_DAYS, type PublicationWork } from '@rawi/model/truth/publication';
import type { Submission } from '@rawi/model/truth/submission';
import type { Firestore } from 'firebase-admin/firestore';
import type { fileRef } from '../data/chapter-files.ts';
import type { Files } from '../data/files.ts';
import { later } from '../data/lease.ts';
import { revisionsOf, submissionRef } from '../data/submissions.ts';
import { inParallel } from '../distilling/in-parallel.ts';
import { allOf } from '../submissions/draft-files.ts';
import type { HeldPublication } from './held-publication.ts';
import type { PublishServices } from './publish-services.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The state of finished work: when the next part of it is to be deleted. */
type Left = Pick<PublicationWork, 'step' | 'deletes' | 'leftoversAt' | 'dueAt'>;

/** Deletes what is no longer needed once a publication, or its removal, is complete. */
export async function cleanUp(services: PublishServices, held: HeldPublication): Promise<Left> {
  const { bucket, now } = services;
  const { id: submissionId, document: work } = held;
  const { way, uid, folders, comicId, chapterId, deletes, leftoversAt } = work;
  if (way === 'out') {
    const kept = storagePaths.keptFolder(uid, submissionId, '');
    for (const { from } of folders) await removeCopied(bucket, from, from.startsWith(kept));
    return scheduleRest(deletes, leftoversAt ?? later(now(), LEFTOVER_DAYS * DAY_SECONDS));
  }
  await removePublished(bucket, chapterId ?? comicId);
  if (way === 'away') {
    await removeAll(services, submissionId);
    return scheduleRest([], null);
  }
  return scheduleRest([], leftoversAt);
}

/** Deletes what was to be kept until now. */
export async function deleteDue(services: PublishServices, held: HeldPublication): Promise<Left> {
  const { bucket, now } = services;
  const { id: submissionId, document: work } = held;
  const time = now();
  for (const { folder, at } of work.deletes) if (at <= time) await bucket.removeAll(`${folder}/`);
  const { leftoversAt } = work;
  const isOver = leftoversAt !== null && leftoversAt <= time;
  if (isOver) await removeLeftovers(services, submissionId);
  return scheduleRest(
    work.deletes.filter(({ at }) => at > time),
    isOver ? null : leftoversAt,
  );
}

function scheduleRest(deletes: PublicationWork['deletes'], leftoversAt: Date | null): Left {
  const times = [...deletes.map(({ at }) => at), ...(leftoversAt ? [leftoversAt] : [])];
  const dueAt = times.toSorted((one, other) => +one - +other)[0] ?? null;
  return { step: 'done', deletes, leftoversAt, dueAt };
}

/**
 * Deletes the source of copied files. Of staged files, notes stay for reviewers, and so do the copies of
 * pages that are submitted again; of kept files nothing stays.
 */
async function removeCopied(bucket: Files, folder: string, isKept: boolean): Promise<void> {
  const files = await bucket.list(`${folder}/`);
  const copied = files.filter(({ path }) => isKept || /\.(?:webp|pdf)$/.test(path));
  await inParallel(copied, ({ path }) => bucket.remove(path));
}

/** Deletes all folders of a chapter or a comic; another one's folders may begin with its id. */
async function removePublished(bucket: Files, ownerId: string): Promise<void> {
  const begin = storagePaths.publicFolders(ownerId);
  const files = await bucket.list(begin);
  const own = files.filter(({ path }) => /^[0-9a-f]{16}\//.test(path.slice(begin.length)));
  await inParallel(own, ({ path }) => bucket.remove(path));
}

/** Deletes the originals and everything made from them except the notes. */
async function removeLeftovers(
  { firestore, uploads, bucket }: PublishServices,
  submissionId: string,
): Promise<void> {
  for (const ref of await filesOf(firestore, submissionId)) {
    const file = (await ref.get()).data();
    if (!file) continue;
    await uploads.remove(incomingFile(file.uid, submissionId, ref.id, file.part));
    const staged = await bucket.list(storagePaths.stagedFile(file.uid, ref.id));
    const others = staged.filter(({ path }) => !path.endsWith('.json'));
    await inParallel(others, ({ path }) => bucket.remove(path));
  }
}

/**
 * Deletes the originals of a submission, everything made from them, and the kept copies; the submission's
 * document stays.
 */
export async function removeCopies(
  { firestore, uploads, bucket }: Pick<PublishServices, 'firestore' | 'uploads' | 'bucket'>,
  submissionId: string,
): Promise<void> {
  const submission = (await submissionRef(firestore, submissionId).get()).data();
  if (!submission) return;
  for (const ref of await filesOf(firestore, submissionId)) {
    const file = (await ref.get()).data();
    if (!file) continue;
    await uploads.remove(incomingFile(file.uid, submissionId, ref.id, file.part));
    await bucket.removeAll(storagePaths.stagedFile(file.uid, ref.id));
  }
  await bucket.removeAll(storagePaths.keptFolder(submission.uid, submissionId, ''));
}

/** Deletes everything of a submission, and of those that it replaced, except the decisions. */
async function removeAll(services: PublishServices, submissionId: string): Promise<void> {
  const { firestore: db, uploads, bucket } = services;
  let next: string | undefined = submissionId;
  while (next !== undefined) {
    const id: string = next;
    const submission: Submission | undefined = (await submissionRef(db, id).get()).data();
    for (const ref of await filesOf(db, id)) {
      const file = (await ref.get()).data();
      if (file) {
        await uploads.remove(incomingFile(file.uid, id, ref.id, file.part));
        await bucket.removeAll(storagePaths.stagedFile(file.uid, ref.id));
      }
      await ref.delete();
    }
    if (submission) await bucket.removeAll(storagePaths.keptFolder(submission.uid, id, ''));
    for (const { ref } of (await revisionsOf(db, id).get()).docs) await ref.delete();
    next = submission?.replaces;
  }
}

/** Every file that a submission has or had. */
async function filesOf(db: Firestore, submissionId: string): Promise<ReturnType<typeof fileRef>[]> {
  return await db.runTransaction(async (transaction) => {
    const submission = (await transaction.get(submissionRef(db, submissionId))).data();
    return submission ? (await allOf(transaction, db, submissionId, submission)).fileRefs : [];
  });
}
