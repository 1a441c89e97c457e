import { paths } from '@rawi/model/paths';
import { FILE_OVERDUE_SECONDS } from '@rawi/model/truth/file';
import type { Firestore } from 'firebase-admin/firestore';
import { fileRef } from '../data/chapter-files.ts';
import type { Files } from '../data/files.ts';
import { later } from '../data/lease.ts';
import type { FileUpload } from '../submissions/file-upload.ts';

export interface FileServices {
  readonly firestore: Firestore;
  readonly uploads: Files;
  readonly now: () => Date;
  readonly enqueue: (fileId: string) => Promise<void>;
}

/**
 * Enqueues the processing of an uploaded file. A duplicate event enqueues a duplicate task, which finds that
 * another holds the file. A file whose name was never granted, or is no longer, is deleted.
 */
export async function onFileUploaded(services: FileServices, upload: FileUpload): Promise<void> {
  const { uploads, enqueue } = services;
  const found = await uploads.find(upload.path);
  if (!found) return;
  // Whoever knows a download token could permanently read the file without the rules.
  await uploads.dropDownloadToken(upload.path);
  const next = await startFile(services, upload, found.bytes);
  if (next === 'not-granted') await uploads.remove(upload.path);
  else if (next === 'distill') await enqueue(upload.fileId);
}

function startFile(
  { firestore, now }: FileServices,
  { uid, submissionId, fileId, part }: FileUpload,
  bytes: number,
): Promise<'distill' | 'ended' | 'not-granted'> {
  const ref = fileRef(firestore, fileId);
  return firestore.runTransaction(async (transaction) => {
    const [known, profile] = await Promise.all([
      transaction.get(ref),
      transaction.get(firestore.doc(paths.user(uid))),
    ]);
    const file = known.data();
    const isGranted =
      file?.uid === uid && file.submissionId === submissionId && file.part === part && file.bytes === bytes;
    if (!profile.exists || !isGranted) return 'not-granted';
    if (file.progress.state !== 'awaited') return file.dueAt === null ? 'ended' : 'distill';
    transaction.update(ref, {
      progress: { state: 'waiting' },
      dueAt: later(now(), FILE_OVERDUE_SECONDS),
    });
    return 'distill';
  });
}
