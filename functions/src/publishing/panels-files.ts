import { createHash } from 'node:crypto';
import { storagePaths } from '@rawi/model/paths';
import type { Chapter } from '@rawi/model/truth/chapter';
import { type ChapterPanels, chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import { PANELS_FILE } from '@rawi/model/truth/page-images';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Files } from '../data/files.ts';
import { fileAt } from './copy-files.ts';
import { FileVanished } from './file-vanished.ts';
import { folderOf } from './published-files.ts';

/** The files of a chapter's panels that follow each other as people set them. */

/** More than 500 pages of 40 panels take, set and found. */
const MAX_BYTES = 8 * 1024 * 1024;

/** A chapter's file of panels. Throws `FileVanished`. */
export async function readPanels(bucket: Pick<Files, 'read'>, path: string): Promise<ChapterPanels> {
  const bytes = await bucket.read(path, MAX_BYTES);
  if (!Buffer.isBuffer(bytes)) throw new FileVanished(path);
  return chapterPanelsSchema.parse(JSON.parse(bytes.toString('utf8')));
}

/**
 * A chapter's next file of panels, and where it lies: named after its content and the file before it, so that no path comes
 * back that is about to be deleted, and what is saved twice is one file.
 */
export function nextPanels(
  chapterId: string,
  panels: ChapterPanels,
  before: string,
): { readonly path: string; readonly content: Buffer } {
  const content = Buffer.from(JSON.stringify(chapterPanelsSchema.parse(panels)));
  const hash = createHash('sha256').update(before).update('\n').update(content).digest('hex');
  return { path: `${storagePaths.publicFolder(chapterId, hash.slice(0, 16))}/${PANELS_FILE}`, content };
}

/** Stores what `nextPanels` made. */
export async function savePanels(
  bucket: Pick<Files, 'save'>,
  { path, content }: ReturnType<typeof nextPanels>,
): Promise<void> {
  await bucket.save(path, content, fileAt(path));
}

/**
 * Deletes a file of panels that was saved and did not come to be named. What another run has named in the same words stays, and so
 * does what was named and waits to be deleted.
 */
export async function removeUnnamed(
  bucket: Pick<Files, 'removeAll'>,
  ref: DocumentReference<Chapter>,
  path: string,
): Promise<void> {
  const { panelsFile, panelsDue } = (await ref.get()).data() ?? {};
  const folder = folderOf(path);
  const isNamed = panelsFile === path || panelsDue?.earlier?.panels === path;
  if (isNamed || panelsDue?.before.some((each) => each.folder === folder)) return;
  await bucket.removeAll(`${folder}/`);
}

/** Whether a path is that of a file of panels of this chapter: a client may name any. */
export function isPanelsOf(chapterId: string, path: string): boolean {
  const begin = storagePaths.publicFolders(chapterId);
  return path.startsWith(begin) && new RegExp(`^[0-9a-f]{16}/${PANELS_FILE}$`).test(path.slice(begin.length));
}
