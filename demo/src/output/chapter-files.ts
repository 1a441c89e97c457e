import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { blurredFolder } from '@rawi/media/blurred/blurred-folder';
import {
  addChapterFiles,
  CHAPTER_PDF,
  lowestStrip,
  manifestOf,
  panelsFolder,
  previewOf,
  writeChapterPdf,
} from '@rawi/media/distill/chapter-files';
import { distillPage } from '@rawi/media/distill/distill-page';
import type { DistilledPage } from '@rawi/media/distill/distilled-page';
import type { PageWriting } from '@rawi/media/pictures/encode-page';
import { PublishedFolder } from '@rawi/media/published-folder';
import { TRANSCRIPT_FILE } from '@rawi/model/transcripts/transcript-kinds';
import type { Chapter } from '@rawi/model/truth/chapter';
import { PANELS_FILE, pagesOf } from '@rawi/model/truth/page-images';
import type { PageManifest } from '@rawi/model/truth/page-manifest';
import type { Image } from '@rawi/model/truth/schemas';
import type { ShownTranscript } from '@rawi/model/truth/transcript';
import type { PageBoxes } from '../drawings/page/boxes.ts';
import { drawPage, pageCount } from '../drawings/page/page.ts';
import { addCredits } from './chapter-credits.ts';
import { accentOf, averageColor, pixelsOf, smoothWebp } from './encode.ts';
import { type PublishedFile, writeFolder } from './folder.ts';
import { transcriptOf } from './transcript.ts';
import type { Translation } from './translation.ts';

/** In pixels; a spread is twice as wide and exists in its own width too. The narrowest is for thumbnails. */
const PAGE_WIDTHS = [240, 800, 1600] as const;
const [THUMBNAIL, HALF, FULL] = PAGE_WIDTHS;
/**
 * Drawings are flat colours within lines. At these qualities thin contours stay clean and the whole catalogue takes
 * about 160 MB; effort 2 takes half the time of 4 for a tenth more bytes. The copy for download is half as wide.
 */
const DRAWN_PAGES: PageWriting = {
  widths: PAGE_WIDTHS,
  webp: (width) => ({ quality: width <= HALF ? 44 : 38, effort: 2, smartSubsample: false }),
  jpeg: { share: HALF / FULL, quality: 28 },
};
const COVER = { width: 160, quality: 50 } as const;
/** How the folders are called that pages lie in until their chapter is whole. */
export const WORK_PREFIX = 'work-';

/** What drawing a chapter gives: its files, and the parts of its document that come from them. */
export interface ChapterFiles {
  readonly id: string;
  readonly cover: Image;
  readonly pdf: { readonly path: string; readonly bytes: number };
  readonly credits: NonNullable<Chapter['credits']>;
  readonly pageCount: number;
  readonly manifest: PageManifest;
  readonly panelsFile: string;
  readonly transcript: ShownTranscript;
  /** Of each page, where balloons, captions and heads are; no site is given them. */
  readonly boxes: readonly PageBoxes[];
  readonly files: readonly PublishedFile[];
}

/**
 * Draws every page of a chapter in its language and writes the pictures and the PDF below `root`. From the drawn page
 * on it is made as a chapter from a file is, in widths and qualities of its own.
 */
export async function writeChapter(root: string, request: Translation): Promise<ChapterFiles> {
  const { id, chapter, locale } = request;
  const folder = new PublishedFolder(id);
  await mkdir(root, { recursive: true });
  const work = await mkdtemp(join(root, WORK_PREFIX));
  try {
    const { pages, boxes, cover } = await drawPages(work, request);
    await writeChapterPdf(work, chapter.title[locale], pages);
    const credits = await addCredits(folder, work, request, cover.accent);
    folder.addContent(`cover-${COVER.width}.webp`, 'image/webp', cover.content);
    const preview = await previewOf(work, pages);
    await addChapterFiles(folder, work, pages, preview);
    const strip = lowestStrip(preview);
    const blurred = await blurredFolder(folder.path(), [
      { name: 'cover', content: cover.content },
      ...(strip ? [{ name: 'strip', content: strip }] : []),
    ]);
    const panels = panelsFolder(id, pages);
    const text = transcriptOf(request, boxes);
    const words = Buffer.from(JSON.stringify(text));
    const transcript = new PublishedFolder(id);
    transcript.addContent(TRANSCRIPT_FILE, 'application/json', words);
    const written = await Promise.all(
      [folder, blurred, panels, transcript].map((each) => writeFolder(root, each)),
    );
    const files = written.flat();
    const manifest = {
      ...manifestOf(folder.path(), pages, preview, PAGE_WIDTHS),
      ...(strip && { blurredStrip: blurred.pathOf('strip') }),
    };
    const [first] = pagesOf(manifest).flat();
    const pdf = files.find(({ path }) => path === folder.pathOf(CHAPTER_PDF));
    if (!first || !pdf) throw new Error(`Chapter ${id} has no pages.`);
    const small = { path: folder.pathOf(`cover-${COVER.width}.webp`), width: COVER.width };
    return {
      id,
      files,
      manifest,
      panelsFile: panels.pathOf(PANELS_FILE),
      transcript: {
        path: transcript.pathOf(TRANSCRIPT_FILE),
        bytes: words.byteLength,
        pages: text.pages.filter(({ items }) => items.length > 0).length,
      },
      boxes,
      pageCount: pages.length,
      pdf: { path: pdf.path, bytes: pdf.bytes },
      credits: credits(),
      cover: {
        width: first.width,
        height: first.height,
        color: cover.color,
        sources: [small, ...first.sources.filter(({ width }) => width > THUMBNAIL)],
        blurred: blurred.pathOf('cover'),
      },
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Writes the files of every page into `work`; the first page is the chapter's cover. */
async function drawPages(work: string, { id, comic, chapter, locale }: Translation) {
  const pages: DistilledPage[] = [];
  const boxes: PageBoxes[] = [];
  let cover:
    | { readonly content: Buffer; readonly color: string; readonly accent: string | undefined }
    | undefined;
  for (let index = 0; index < pageCount(chapter); index += 1) {
    const drawn = drawPage({ comic, chapter, locale, index, pixels: FULL });
    const { canvas, wide: isWide, panels } = drawn;
    boxes.push(drawn.boxes);
    const pixels = pixelsOf(canvas);
    cover ??= {
      content: await smoothWebp(pixels, COVER.width, COVER.quality),
      color: await averageColor(pixels),
      accent: await accentOf(pixels),
    };
    pages.push(await distillPage(work, index + 1, pixels, { isWide, panels }, DRAWN_PAGES));
  }
  if (!cover) throw new Error(`Chapter ${id} has no pages.`);
  return { pages, boxes, cover };
}
