import { createHash } from 'node:crypto';
import { storagePaths } from '@rawi/model/paths';
import { TRANSCRIPT_FILE } from '@rawi/model/transcripts/transcript-kinds';
import type { Chapter } from '@rawi/model/truth/chapter';
import { type Transcript, transcriptSchema } from '@rawi/model/truth/transcript';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Files } from '../data/files.ts';
import { fileAt } from './copy-files.ts';
import { FileVanished } from './file-vanished.ts';
import { folderOf } from './published-files.ts';

/** The files with the text of a chapter that follow each other. */

/** A text from before a limit was lowered is read, too. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The text of a chapter. Throws `FileVanished`. */
export async function readTranscript(bucket: Pick<Files, 'read'>, path: string): Promise<Transcript> {
  const bytes = await bucket.read(path, MAX_BYTES);
  if (!Buffer.isBuffer(bytes)) throw new FileVanished(path);
  return transcriptSchema.parse(JSON.parse(bytes.toString('utf8')));
}

/** Where a chapter's next text lies: named after its content and the file before it, as its panels are (`nextPanels`). */
export function nextTranscriptPath(chapterId: string, content: Buffer, before: string | undefined): string {
  const hash = createHash('sha256')
    .update(before ?? '')
    .update('\n')
    .update(content)
    .digest('hex');
  return `${storagePaths.publicFolder(chapterId, hash.slice(0, 16))}/${TRANSCRIPT_FILE}`;
}

/** Stores a text where `nextTranscriptPath` says. */
export async function saveTranscript(
  bucket: Pick<Files, 'save'>,
  path: string,
  content: Buffer,
): Promise<void> {
  await bucket.save(path, content, fileAt(path));
}

/** Deletes a text that was saved and did not come to be named; what is named, or was and waits to be deleted, stays. */
export async function removeUnnamedTranscript(
  bucket: Pick<Files, 'removeAll'>,
  ref: DocumentReference<Chapter>,
  path: string,
): Promise<void> {
  const { transcript, panelsDue } = (await ref.get()).data() ?? {};
  const folder = folderOf(path);
  if (transcript?.path === path || panelsDue?.before.some((each) => each.folder === folder)) return;
  await bucket.removeAll(`${folder}/`);
}
