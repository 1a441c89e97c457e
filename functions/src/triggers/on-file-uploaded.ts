import { paths } from '@rawi/model/paths';
import { FILE_OVERDUE_SECONDS, FILE_PARTS, type FilePart } from '@rawi/model/truth/file';
import type { Firestore } from 'firebase-admin/firestore';
import { fileRef } from '../data/chapter-files.ts';
import type { Files } from '../data/files.ts';
import { later } from '../distilling/held-file.ts';

export interface FileServices {
  readonly firestore: Firestore;
  readonly uploads: Files;
  readonly now: () => Date;
  readonly enqueue: (fileId: string) => Promise<void>;
}

export interface FileUpload {
  readonly uid: string;
  readonly submissionId: string;
  readonly fileId: string;
  readonly part: FilePart;
  readonly path: string;
}

const ID = '[A-Za-z0-9_-]{1,120}';
const PATH = new RegExp(`^incoming/([^/]+)/submissions/(${ID})/([a-z]+)/(${ID})$`);

/** The upload that a file of a submission is, or nothing for a file of another kind. */
export function fileUploadOf(path: string): FileUpload | undefined {
  const [, uid, submissionId, name, fileId] = PATH.exec(path) ?? [];
  const part = FILE_PARTS.find((each) => each === name);
  return uid && submissionId && fileId && part ? { uid, submissionId, fileId, part, path } : undefined;
}

/**
 * Begins to take a file apart that has arrived: it gets a task. A delivery more makes a task more, which finds that another
 * holds the file. A file whose name nobody granted, or no longer, is deleted.
 */
export async function onFileUploaded(services: FileServices, upload: FileUpload): Promise<void> {
  const { uploads, enqueue } = services;
  const found = await uploads.find(upload.path);
  if (!found) return;
  // Whoever knows a download token would get the file past the rules, for ever.
  await uploads.dropDownloadToken(upload.path);
  const next = await begin(services, upload, found.bytes);
  if (next === 'not-granted') await uploads.remove(upload.path);
  else if (next === 'distill') await enqueue(upload.fileId);
}

function begin(
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
