import { paths } from '@rawi/model/paths';
import { FILE_OVERDUE_SECONDS } from '@rawi/model/truth/file';
import type { Firestore } from 'firebase-admin/firestore';
import { fileRef } from '../data/chapter-files.ts';
import type { Files } from '../data/files.ts';
import { later } from '../distilling/held-file.ts';

export interface ChapterServices {
  readonly firestore: Firestore;
  readonly uploads: Files;
  readonly now: () => Date;
  readonly enqueue: (fileId: string) => Promise<void>;
}

export interface ChapterUpload {
  readonly uid: string;
  readonly fileId: string;
  readonly path: string;
}

/** The folder of photos is no file's. */
const PATH = /^incoming\/([^/]+)\/(?!avatar\/)([A-Za-z0-9_-]{1,120})\/chapter$/;

/** The upload that a file is, or nothing for a file of another kind. */
export function chapterUploadOf(path: string): ChapterUpload | undefined {
  const [, uid, fileId] = PATH.exec(path) ?? [];
  return uid && fileId ? { uid, fileId, path } : undefined;
}

/**
 * Begins to take a chapter's file apart: it gets a document, and a task. A delivery more finds the document and makes a
 * task more, which finds that another holds the file. A file under the id of somebody else's is deleted, and so is that
 * of somebody who has no account any more.
 */
export async function onChapterUploaded(services: ChapterServices, upload: ChapterUpload): Promise<void> {
  const { uploads, enqueue } = services;
  if (!(await uploads.find(upload.path))) return;
  // Whoever knows a download token would get the file past the rules, for ever.
  await uploads.dropDownloadToken(upload.path);
  const next = await begin(services, upload);
  if (next === 'not-theirs') await uploads.remove(upload.path);
  else if (next === 'distill') await enqueue(upload.fileId);
}

function begin(
  { firestore, now }: ChapterServices,
  { uid, fileId }: ChapterUpload,
): Promise<'distill' | 'ended' | 'not-theirs'> {
  const ref = fileRef(firestore, fileId);
  return firestore.runTransaction(async (transaction) => {
    const [known, profile] = await Promise.all([
      transaction.get(ref),
      transaction.get(firestore.doc(paths.user(uid))),
    ]);
    const file = known.data();
    if (!profile.exists || (file && file.uid !== uid)) return 'not-theirs';
    if (file) return file.dueAt === null ? 'ended' : 'distill';
    transaction.create(ref, {
      uid,
      progress: { state: 'waiting' },
      createdAt: now(),
      source: null,
      parts: [],
      lease: null,
      tries: 0,
      dueAt: later(now(), FILE_OVERDUE_SECONDS),
    });
    return 'distill';
  });
}
