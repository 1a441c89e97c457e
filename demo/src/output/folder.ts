import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublishedFolder } from '@rawi/media/published-folder';

/** A file of a published folder that lies on disk. */
export interface PublishedFile {
  /** The path in the bucket, and below `files/` on disk. */
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** Writes a folder's files below `root`, each at its path in the bucket. */
export async function writeFolder(
  root: string,
  folder: Pick<PublishedFolder, 'uploads'>,
): Promise<PublishedFile[]> {
  const files: PublishedFile[] = [];
  for (const { path, contentType, bytes, source } of folder.uploads()) {
    const target = join(root, path);
    await mkdir(dirname(target), { recursive: true });
    if ('content' in source) await writeFile(target, source.content);
    else await copyFile(source.file, target);
    files.push({ path, contentType, bytes });
  }
  return files;
}
