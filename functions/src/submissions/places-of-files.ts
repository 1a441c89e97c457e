import { incomingFile, storagePaths } from '@rawi/model/paths';
import { FILE_PARTS } from '@rawi/model/truth/file';
import type { Submission, SubmittedFiles } from '@rawi/model/truth/submission';
import type { Firestore } from 'firebase-admin/firestore';
import { revisionRef, submissionRef } from '../data/submissions.ts';

/**
 * Where the files of a submission lie that are looked at with it: as they were uploaded and as they were staged, those of
 * the revision before, those of the chapter that it takes the place of, and the one that notes were pinned to. At most two
 * reads. What was sealed, or is kept for its owner to be published again, is none of them.
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
      // Its owner is the same, which the call that began it has seen.
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
