import { join } from 'node:path';
import type { ChapterPanels } from '@rawi/model/truth/chapter-panels';
import { PANELS_FILE, packImage, STRIP_HEIGHTS, stripFile } from '@rawi/model/truth/page-images';
import type { PageManifest, Panel } from '@rawi/model/truth/page-manifest';
import { choosePanels } from '../panels/choose-panels.ts';
import { drawStrip, type Strip, type StripPage } from '../panels/draw-strip.ts';
import { withKept } from '../panels/panel-shots.ts';
import { writePdf } from '../pdf/write-pdf.ts';
import { PAGE_WIDTHS } from '../pictures/encode-page.ts';
import { PublishedFolder } from '../published-folder.ts';
import type { DistilledPage } from './distilled-page.ts';

/** The copy for download, within its folder. */
export const CHAPTER_PDF = 'chapter.pdf';

/** Writes the copy for download, beside the pages that it is made of unless a folder is given. */
export async function writeChapterPdf(
  folder: string,
  title: string,
  pages: readonly DistilledPage[],
  copyFolder = folder,
): Promise<void> {
  const jpegs = pages.map(({ jpeg }) => ({ ...jpeg, jpeg: join(folder, jpeg.name) }));
  await writePdf(join(copyFolder, CHAPTER_PDF), title, jpegs);
}

/** What is shown of a chapter where it is offered. */
export interface ChapterPreview {
  /** Best first. */
  readonly panels: readonly Panel[];
  readonly strip: Strip | undefined;
}

/** The lowest file of its strip; undefined where there is none. */
export function lowestStrip({ strip }: ChapterPreview): Buffer | undefined {
  const [lowest] = STRIP_HEIGHTS;
  return strip?.files.find(({ name }) => name === stripFile(lowest))?.content;
}

/** The same pages with their copies for download as their only images, for where the others are not at hand. */
export const asJpegs = (pages: readonly DistilledPage[]): PreviewPage[] =>
  pages.map(({ page, panels, allPanels, jpeg: { name, width, height } }) => ({
    page,
    panels,
    allPanels,
    images: [{ width, height, files: [{ name, width }] }],
  }));

/** A page as far as a preview needs it. */
type PreviewPage = StripPage & Pick<DistilledPage, 'panels' | 'allPanels'>;

/** The preview of a chapter whose pages lie in `folder`. `named` are those that a person named instead of those found. */
export async function previewOf(
  folder: string,
  pages: readonly PreviewPage[],
  named?: readonly Panel[],
): Promise<ChapterPreview> {
  const panels = named ? withKept(named, panelsOfPages(pages)) : choosePanels(pages);
  return { panels, strip: await drawStrip(folder, pages, panels) };
}

/**
 * Adds the page images, the strip and the copy for download to the folder that they are published in. The copy lies beside the images unless a
 * folder is given.
 */
export async function addChapterFiles(
  published: PublishedFolder,
  folder: string,
  pages: readonly DistilledPage[],
  { strip }: ChapterPreview,
  copyFolder = folder,
): Promise<void> {
  for (const { name } of pages.flatMap(({ images }) => images.flatMap(({ files }) => files))) {
    await published.addFile(name, 'image/webp', join(folder, name));
  }
  for (const { name, content } of strip?.files ?? []) published.addContent(name, 'image/webp', content);
  await published.addFile(CHAPTER_PDF, 'application/pdf', join(copyFolder, CHAPTER_PDF));
}

/** Where the panels of the pages are, as the chapter's file says it. */
export const panelsOfPages = (pages: readonly Pick<DistilledPage, 'allPanels'>[]): ChapterPanels => ({
  version: 1,
  pages: pages.map(({ allPanels }) => allPanels),
});

/** The folder of a chapter's panels: their own, so that who corrects them touches no page image. */
export function panelsFolder(
  chapterId: string,
  pages: readonly Pick<DistilledPage, 'allPanels'>[],
): PublishedFolder {
  const folder = new PublishedFolder(chapterId);
  folder.addContent(PANELS_FILE, 'application/json', Buffer.from(JSON.stringify(panelsOfPages(pages))));
  return folder;
}

/** What a reader needs to know of the pages that lie in `folder`, a path of the bucket. */
export function manifestOf(
  folder: string,
  pages: readonly DistilledPage[],
  { panels, strip }: ChapterPreview,
  widths: readonly number[] = PAGE_WIDTHS,
): PageManifest {
  return {
    folder,
    widths: [...widths],
    images: pages.flatMap(({ images, wide, color }) =>
      images.map(({ width, height }, slice) =>
        packImage({ width, height, wide, color, continues: slice > 0 }),
      ),
    ),
    panels: [...panels],
    ...(strip && { strip: [...strip.widths] }),
  };
}
