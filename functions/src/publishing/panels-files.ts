import { storagePaths } from '@rawi/model/paths';
import type { Chapter } from '@rawi/model/truth/chapter';
import { type ChapterPanels, chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import { PANELS_FILE } from '@rawi/model/truth/page-images';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Files } from '../data/files.ts';
import { type FollowingFile, pathAfter, readFollowing, removeUnlessNamed } from './following-files.ts';

/** The files of a chapter's panels that follow each other as people set them. */

/** A chapter's file of panels. Throws `FileVanished`. */
export function readPanels(bucket: Pick<Files, 'read'>, path: string): Promise<ChapterPanels> {
  return readFollowing(bucket, path, chapterPanelsSchema);
}

/** A chapter's next file of panels. */
export function nextPanels(chapterId: string, panels: ChapterPanels, before: string): FollowingFile {
  const content = Buffer.from(JSON.stringify(chapterPanelsSchema.parse(panels)));
  return { path: pathAfter(before, { chapterId, name: PANELS_FILE, content }), content };
}

/** Deletes a file of panels that was saved and did not come to be named. */
export function removeUnnamed(
  bucket: Pick<Files, 'removeAll'>,
  ref: DocumentReference<Chapter>,
  path: string,
): Promise<void> {
  return removeUnlessNamed(
    bucket,
    ref,
    path,
    ({ panelsFile, panelsDue }) => panelsFile === path || panelsDue?.earlier?.panels === path,
  );
}

/** Whether a path is that of a file of panels of this chapter: a client may name any. */
export function isPanelsOf(chapterId: string, path: string): boolean {
  const begin = storagePaths.publicFolders(chapterId);
  return path.startsWith(begin) && new RegExp(`^[0-9a-f]{16}/${PANELS_FILE}$`).test(path.slice(begin.length));
}
