import { createHash } from 'node:crypto';
import { storagePaths } from '@rawi/model/paths';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Files } from '../data/files.ts';
import { fileAt } from './copy-files.ts';
import { FileVanished } from './file-vanished.ts';
import { folderOf } from './published-files.ts';

/** Files of a chapter that follow each other as people change what is in them: its panels, its text. */

/** More than 500 pages of 40 panels take, set and found, and than any text. */
const MAX_BYTES = 8 * 1024 * 1024;

/** A file that was made, and where it lies. */
export interface FollowingFile {
  readonly path: string;
  readonly content: Buffer;
}

/** What is in such a file. Throws `FileVanished`. */
export async function readFollowing<T>(
  bucket: Pick<Files, 'read'>,
  path: string,
  schema: z.ZodType<T>,
): Promise<T> {
  const bytes = await bucket.read(path, MAX_BYTES);
  if (!Buffer.isBuffer(bytes)) throw new FileVanished(path);
  return schema.parse(JSON.parse(bytes.toString('utf8')));
}

/**
 * Where a chapter's next file lies: named after its content and the file before it, so that no path comes back that is about to be
 * deleted, and what is saved twice is one file.
 */
export function pathAfter(
  before: string | undefined,
  {
    chapterId,
    name,
    content,
  }: { readonly chapterId: string; readonly name: string; readonly content: Buffer },
): string {
  const hash = createHash('sha256')
    .update(before ?? '')
    .update('\n')
    .update(content)
    .digest('hex');
  return `${storagePaths.publicFolder(chapterId, hash.slice(0, 16))}/${name}`;
}

/** Stores such a file. */
export async function saveFollowing(
  bucket: Pick<Files, 'save'>,
  { path, content }: FollowingFile,
): Promise<void> {
  await bucket.save(path, content, fileAt(path));
}

/**
 * Deletes a file that was saved and did not come to be named. What another run has named in the same words stays (`isNamed`), and so
 * does what was named and waits to be deleted.
 */
export async function removeUnlessNamed(
  bucket: Pick<Files, 'removeAll'>,
  ref: DocumentReference<Chapter>,
  path: string,
  isNamed: (chapter: Chapter) => boolean,
): Promise<void> {
  const chapter = (await ref.get()).data();
  const folder = folderOf(path);
  if (chapter && isNamed(chapter)) return;
  if (chapter?.panelsDue?.before.some((each) => each.folder === folder)) return;
  await bucket.removeAll(`${folder}/`);
}
