import type { FilePart } from '@rawi/model/truth/file';
import type { Submission, SubmittedFiles } from '@rawi/model/truth/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { fileRef } from '../data/chapter-files.ts';
import { revisionRef, revisionsOf } from '../data/submissions.ts';

/**
 * The file of a part that only the draft has and no revision: once it is removed from the draft, nothing
 * needs it. A file of a draft is either new or that of the last revision.
 */
export async function fileOfDraftAlone(
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
  { files, revision }: Pick<Submission, 'files' | 'revision'>,
  part: FilePart,
): Promise<string | undefined> {
  const fileId = files[part]?.fileId;
  if (fileId === undefined || revision === 0) return fileId;
  const frozen = (await transaction.get(revisionRef(db, submissionId, revision))).data();
  return frozen?.files[part]?.fileId === fileId ? undefined : fileId;
}

/** Every file that a submission has or has had, and the documents of its revisions. */
export async function allOf(
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
  { files }: Pick<Submission, 'files'>,
) {
  const revisions = (await transaction.get(revisionsOf(db, submissionId))).docs;
  const ids = [files, ...revisions.map((each) => each.data().files)].flatMap(idsOf);
  return {
    fileRefs: [...new Set(ids)].map((id) => fileRef(db, id)),
    revisionRefs: revisions.map(({ ref }) => ref),
  };
}

const idsOf = ({ chapter, cover }: SubmittedFiles) =>
  [chapter, cover].flatMap((file) => (file ? [file.fileId] : []));
