import { incomingFile, storagePaths } from '@rawi/model/paths';
import { fileSchema } from '@rawi/model/truth/file';
import type { Firestore } from 'firebase-admin/firestore';
import { fileRef } from '../data/chapter-files.ts';
import type { Files } from '../data/files.ts';

export interface FileRemoval {
  readonly firestore: Firestore;
  readonly uploads: Pick<Files, 'remove'>;
  readonly staged: Pick<Files, 'removeAll'>;
}

const placeSchema = fileSchema.pick({ uid: true, submissionId: true, part: true });

/**
 * Removes the files in the buckets after their document was deleted. `before` is the document as it was; if
 * it exists (again), its files stay.
 */
export async function removeFile(
  { firestore, uploads, staged }: FileRemoval,
  fileId: string,
  before: unknown,
): Promise<void> {
  if ((await fileRef(firestore, fileId).get()).exists) return;
  const place = placeSchema.strip().safeParse(before);
  if (!place.success) return;
  const { uid, submissionId, part } = place.data;
  await uploads.remove(incomingFile(uid, submissionId, fileId, part));
  await staged.removeAll(storagePaths.stagedFile(uid, fileId));
}
