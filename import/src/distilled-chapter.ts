import { appendFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { PDF_END_BYTES } from '@rawi/media/credits/continue-pdf';
import { type PropertyCredits, propertiesPart } from '@rawi/media/credits/write-credits';
import { CHAPTER_PDF, writeChapterPdf } from '@rawi/media/distill/chapter-files';
import { distill } from '@rawi/media/distill/distill';
import { distilledPageSchema, RECIPE } from '@rawi/media/distill/distilled-page';
import { READING_DIRECTIONS } from '@rawi/model/truth/chapter';
import { z } from '@rawi/model/zod';
import { keepFolder } from './kept-folder.ts';

/** How chapters are taken apart. */
export interface Distilling {
  /** The bundled program that does it. */
  readonly program: URL;
  /** Where pages are kept, so that a file is taken apart once, however often it is imported. */
  readonly keptIn: string;
}

export interface DistilledChapter extends z.infer<typeof chapterSchema> {
  /** Where its page images lie. */
  readonly folder: string;
}

/** A chapter of the catalogue, as far as its pages and its copy for download depend on it. */
export interface ChapterOfFile {
  readonly path: string;
  readonly sha256: string;
  readonly title: string;
}

const chapterSchema = z.strictObject({
  readingDirection: z.enum(READING_DIRECTIONS).optional(),
  pages: z.array(distilledPageSchema).min(1),
});
/** A long timeout: nobody waits for an answer, and the owner's computer may be slow. In seconds. */
const PAGE_TIMEOUT_SECONDS = 180;

/** The pages of a file, taken apart now or by an earlier import. Throws `FileRefused`. */
export async function distilledChapter(
  { program, keptIn }: Distilling,
  { path, sha256, title }: ChapterOfFile,
  onPage: (done: number, pageCount: number) => void,
): Promise<DistilledChapter> {
  const keeping = {
    keptIn,
    madeOf: [RECIPE, sha256, title],
    factsFile: 'pages.json',
    schema: chapterSchema,
  };
  const { folder, facts } = await keepFolder(keeping, async (work) => {
    const { pages, readingDirection } = await distill({
      program,
      file: path,
      folder: work,
      pageSeconds: PAGE_TIMEOUT_SECONDS,
      onPage,
    });
    return { readingDirection, pages: [...pages] };
  });
  return { ...facts, folder };
}

/**
 * The folder with the copy for download: apart from the pages, which are taken apart once, whatever the catalogue says of them later. It does not name
 * its translator, whose name could not be taken out of it again (decision 056).
 */
export async function copyOf(
  { keptIn }: Pick<Distilling, 'keptIn'>,
  { sha256 }: Pick<ChapterOfFile, 'sha256'>,
  { folder, pages }: DistilledChapter,
  credits: Omit<PropertyCredits, 'translator'>,
): Promise<string> {
  const keeping = {
    keptIn,
    madeOf: [RECIPE, sha256, 'copy', JSON.stringify(credits)],
    factsFile: 'copy.json',
    schema: z.strictObject({}),
  };
  const kept = await keepFolder(keeping, async (work) => {
    await writeChapterPdf(folder, credits.comic, pages, work);
    const path = join(work, CHAPTER_PDF);
    await appendFile(path, propertiesPart(await endOf(path), credits));
    return {};
  });
  return kept.folder;
}

async function endOf(path: string) {
  const file = await open(path);
  try {
    const { size: bytes } = await file.stat();
    const start = Math.max(0, bytes - PDF_END_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes - start), 0, bytes - start, start);
    return { end: buffer.subarray(0, bytesRead), bytes };
  } finally {
    await file.close();
  }
}
