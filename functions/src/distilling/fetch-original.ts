import { FileRefused } from '@rawi/media/refusal';
import { incomingFile } from '@rawi/model/paths';
import { type ChapterFile, MAX_FILE_BYTES } from '@rawi/model/truth/file';
import type { Downloaded } from '../data/files.ts';
import type { DistillServices } from './distill-services.ts';

/** Downloads the uploaded file to disk; undefined if it is gone. Throws `FileRefused`. */
export async function fetchOriginal(
  { uploads }: Pick<DistillServices, 'uploads'>,
  { uid, submissionId, part }: ChapterFile,
  fileId: string,
  to: string,
): Promise<Downloaded | undefined> {
  const path = incomingFile(uid, submissionId, fileId, part);
  const found = await uploads.find(path);
  if (!found) return undefined;
  if (found.bytes === 0) throw new FileRefused('empty');
  if (found.packedAs !== undefined) throw new FileRefused('wrong-format');
  const fetched = await uploads.download(path, to, MAX_FILE_BYTES[part]);
  if (fetched === 'too-large') throw new FileRefused('too-heavy');
  return fetched;
}
