import { paths } from '@rawi/model/paths';
import { chapterSchema, type ReadingDirection } from '@rawi/model/truth/chapter';
import { chapterPanelsSchema } from '@rawi/model/truth/chapter-panels';
import type { PageManifest } from '@rawi/model/truth/page-manifest';
import { reading } from '@rawi/model/truth/tolerant';
import { fileUrl } from '../../core/pages/files.ts';
import type { Boxes } from './edit-pages.ts';
import { shownPages } from './page-panels.ts';

/** Of which chapter, and on which page its panels are shown first. */
export interface PanelsOf {
  readonly comicId: string;
  readonly chapterId: string;
  readonly page?: number;
}

/** A chapter's panels as they are stored now, for whoever changes them. */
export interface StoredPanels {
  /** What is changed is another file: who comes second is refused. */
  readonly panelsFile: string;
  readonly manifest: PageManifest;
  readonly number: number;
  readonly direction: ReadingDirection;
  readonly pages: readonly Boxes[];
  readonly found: readonly Boxes[];
  /** The pages, from 1, of whose panels nobody is sure. */
  readonly unsure: readonly number[];
}

/** Why a chapter has no panels to change: it is gone, they are still looked for, or it has no page images. */
export type NoPanels = 'gone' | 'waiting' | 'none';

const stored = reading(
  chapterSchema.pick({ panelsFile: true, manifest: true, number: true, readingDirection: true }),
);
const file = reading(chapterPanelsSchema);

/** Reads them, past what pages are built of and caches keep. Rejects where they do not come. */
export async function readPanels({ comicId, chapterId }: PanelsOf): Promise<StoredPanels | NoPanels> {
  const { readDocument } = await import('../../core/firebase/firestore-lite.ts');
  const document = await readDocument(paths.chapter(comicId, chapterId));
  if (document === undefined) return 'gone';
  const { panelsFile, manifest, number, readingDirection: direction } = stored.parse(document);
  if (!manifest || panelsFile === undefined) return 'none';
  if (panelsFile === null) return 'waiting';
  const response = await fetch(fileUrl(panelsFile));
  if (!response.ok) throw new Error(`The panels did not come: ${response.status}.`);
  const shown = shownPages(file.parse(await response.json()), direction === 'rtl');
  return { panelsFile, manifest, number, direction, ...shown };
}
