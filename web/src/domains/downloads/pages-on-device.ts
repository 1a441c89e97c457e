import { pageIds } from '@rawi/model/page-ids';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pagesOf } from '@rawi/model/truth/page-images';
import { fileUrl } from '../../core/pages/files.ts';
import { type KeptPage, readKeptPages } from '../../core/pages/kept-pages.ts';
import { payloadOf } from '../../core/pages/page-document.ts';
import { readablePage } from '../../core/pages/readable-page.ts';
import { readSavedPageIds } from '../../core/pages/saved-pages.ts';
import { readOpenedKeys } from './opened-pages.ts';
import { type Download, isReady } from './record.ts';
import { savedKey } from './saved-files.ts';

/**
 * The pages that open completely from this device, by their paths below the language: downloads, and pages
 * that were opened before.
 */
export async function pathsOnDevice(
  downloads: readonly Download[],
  onlyDownloads: boolean,
): Promise<ReadonlySet<string>> {
  const documents = new Set(await readSavedPageIds());
  const saved = downloads.filter(isReady).flatMap(({ id, about }) => [
    `/chapter/${id}`,
    // A chapter is complete even when its comic's page could not be saved with it.
    ...(documents.has(pageIds.comic(about.slug)) ? [`/comic/${about.slug}`] : []),
  ]);
  return new Set([...saved, ...(onlyDownloads ? [] : await openedPaths())]);
}

async function openedPaths(): Promise<readonly string[]> {
  const [copies, files] = await Promise.all([readKeptPages(), readOpenedKeys()]);
  const paths = await Promise.all([...copies].map(([id, copy]) => openedPath(id, copy, files)));
  return paths.filter((path) => path !== undefined);
}

/**
 * The path of an opened page: `chapter_x` is at `/chapter/x`. Only if this build reads it, and if every page
 * of a chapter was seen and is still here.
 */
async function openedPath(
  id: string,
  copy: KeptPage,
  files: ReadonlySet<string>,
): Promise<string | undefined> {
  const [, name, key] = /^([a-z]+)_(.+)$/.exec(id) ?? [];
  const kind = OPENED_KINDS.find((each) => each === name);
  if (kind === undefined) return undefined;
  const document = (await readablePage(copy))?.document;
  const isWhole =
    kind === 'chapter'
      ? hasAllPages(payloadOf(kind, document), files)
      : payloadOf(kind, document) !== undefined;
  return isWhole ? `/${kind}/${key}` : undefined;
}
const OPENED_KINDS = ['chapter', 'comic', 'translator', 'publisher', 'blog'] as const;

/**
 * Whether every page of a chapter is among the files, in any width. A chapter that is only a file is not
 * kept. Pure.
 */
export function hasAllPages(chapter: ChapterPayload | undefined, files: ReadonlySet<string>): boolean {
  if (!chapter?.manifest) return false;
  const images = pagesOf(chapter.manifest).flat();
  return images.every(({ sources }) => sources.some(({ path }) => files.has(savedKey(fileUrl(path)) ?? '')));
}
