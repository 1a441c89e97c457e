import { open, readFile } from 'node:fs/promises';
import { LIMITS } from '@rawi/model/limits';
import type { Turn } from '@rawi/model/truth/arranged-pages';
import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { openArchive } from '../archives/open-archive.ts';
import { BOUNDS } from '../bounds.ts';
import { formatOf, HEAD_BYTES } from '../formats/file-format.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { decodePicture, isWholeJpeg } from '../pictures/decode-picture.ts';
import { WIDEST_PAGE } from '../pictures/encode-page.ts';
import type { Raster } from '../pictures/raster.ts';
import { FileRefused, onPage } from '../refusal.ts';

/** A file of pages that are drawn one by one. */
export interface OpenComic {
  readonly pageCount: number;
  /** What the file itself says of its direction. */
  readonly readingDirection: ReadingDirection | undefined;
  /** Draws a page, from 1, turned, in the widest of our widths (or another) or its own; throws `FileRefused`. */
  readonly draw: (page: number, turn?: Turn, maxWidth?: number) => Promise<DrawnPage>;
  /** Whether the file says of a page that it is two drawn as one. */
  readonly isWide: (page: number) => boolean;
  readonly close: () => void;
}

export interface DrawnPage extends Raster {
  /** Words of it are not drawn: their font is not in the file. */
  readonly hasLostText: boolean;
}

const BOUNDS_OF_PAGE = { pixels: BOUNDS.pagePixels, side: BOUNDS.pageSide };

/** Opens a PDF or an archive of pictures by its content; throws `FileRefused`. */
export async function openComic(path: string): Promise<OpenComic> {
  const { head, bytes } = await readHead(path);
  if (bytes === 0) throw new FileRefused('empty');
  if (bytes > LIMITS.pdfBytes) throw new FileRefused('too-heavy');
  const format = formatOf(head);
  if (format === 'pdf') return pdfComic(path);
  if (format === 'zip') return archiveComic(path);
  if (format === 'archive') throw new FileRefused('archive-kind');
  throw new FileRefused(format === 'heic' ? 'heic' : 'wrong-format');
}

async function pdfComic(path: string): Promise<OpenComic> {
  const pdf = await openPdf(await readFile(path));
  return {
    pageCount: pdf.pageCount,
    readingDirection: pdf.readingDirection,
    draw: async (page, turn, maxWidth = WIDEST_PAGE) => {
      const { cut, ...drawn } = await pdf.draw(page, maxWidth, turn);
      for (const picture of cut) if (!(await isWholeJpeg(picture))) throw new FileRefused('damaged', page);
      return drawn;
    },
    isWide: () => false,
    close: pdf.close,
  };
}

async function archiveComic(path: string): Promise<OpenComic> {
  const { pictures, readingDirection, close } = await openArchive(path);
  return {
    pageCount: pictures.length,
    readingDirection,
    draw: async (page, turn, maxWidth = WIDEST_PAGE) => {
      const picture = pictures[page - 1];
      if (!picture) throw new RangeError(`There is no page ${page}.`);
      try {
        const content = await picture.read();
        const drawn = await decodePicture(content, picture.format, BOUNDS_OF_PAGE, maxWidth, turn);
        if (Math.min(drawn.width, drawn.height) < BOUNDS.shortestSide) throw new FileRefused('too-small');
        return { ...drawn, hasLostText: false };
      } catch (error) {
        throw onPage(error, page);
      }
    },
    isWide: (page) => pictures[page - 1]?.wide ?? false,
    close,
  };
}

async function readHead(path: string): Promise<{ readonly head: Buffer; readonly bytes: number }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return { head: buffer.subarray(0, bytesRead), bytes: size };
  } finally {
    await file.close();
  }
}
