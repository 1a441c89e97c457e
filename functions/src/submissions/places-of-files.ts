import { incomingFile, storagePaths } from '@rawi/model/paths';
import { FILE_PARTS } from '@rawi/model/truth/file';
import type { Submission, SubmittedFiles } from '@rawi/model/truth/submission';
import type { Firestore } from 'firebase-admin/firestore';
import { revisionRef, submissionRef } from '../data/submissions.ts';

/**
 * The folders of a submission's files that are reviewed with it: uploaded and staged files, those of the
 * previous revision, those of the chapter that it replaces, and the file that notes were pinned to. At most
 * two reads. Sealed files, and files kept for publishing again, are not included.
 */
export async function placesOfFiles(
  db: Firestore,
  submissionId: string,
  { uid, files, revision, replaces, rejection }: Submission,
): Promise<string[]> {
  const [earlier, replaced] = await Promise.all([
    revision > 1 ? revisionRef(db, submissionId, revision - 1).get() : undefined,
    replaces === undefined ? undefined : submissionRef(db, replaces).get(),
  ]);
  const old = replaced?.data();
  return [
    ...new Set([
      ...placesOf(uid, submissionId, files),
      ...placesOf(uid, submissionId, earlier?.data()?.files ?? {}),
      // It has the same owner, which the call that created it has checked.
      ...(replaces !== undefined && old?.uid === uid ? placesOf(uid, replaces, old.files) : []),
      ...(rejection?.pinnedFile === undefined ? [] : [storagePaths.stagedFile(uid, rejection.pinnedFile)]),
    ]),
  ];
}

function placesOf(uid: string, submissionId: string, files: SubmittedFiles): string[] {
  return FILE_PARTS.flatMap((part) => {
    const fileId = files[part]?.fileId;
    if (fileId === undefined) return [];
    return [storagePaths.stagedFile(uid, fileId), incomingFile(uid, submissionId, fileId, part)];
  });
}
