import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import PdfKitDocument from 'pdfkit';

/** A page of a file for download: a JPEG file and its pixels. */
export interface PdfPage {
  readonly jpeg: string;
  readonly width: number;
  readonly height: number;
}

/** As wide as a sheet of A4, in points; the height goes with it. */
const PAGE_WIDTH = 595;
/** The longest page that PDF itself allows, in points (ISO 32000, annex C). */
const LONGEST_SIDE = 14_400;
/** Bytes that may wait for the disk while the next page is read. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/**
 * Writes a PDF of nothing but pictures, one a page, and returns its size in bytes. It is written as a stream: of 500
 * pages a few are in memory. The same pages and title give the same bytes.
 */
export async function writePdf(path: string, title: string, pages: readonly PdfPage[]): Promise<number> {
  const document = new PdfKitDocument({
    autoFirstPage: false,
    font: '',
    // A moment that is always the same, and nothing of this machine.
    info: { Title: title, Producer: 'Rawi', Creator: 'Rawi', CreationDate: new Date(0) },
  });
  await Promise.all([pipeline(document, createWriteStream(path)), addPages(document, pages)]);
  return (await stat(path)).size;
}

async function addPages(document: PDFKit.PDFDocument, pages: readonly PdfPage[]): Promise<void> {
  for (const { jpeg, width, height } of pages) {
    const scale = Math.min(PAGE_WIDTH / width, LONGEST_SIDE / height);
    const size: [number, number] = [width * scale, height * scale];
    document
      .addPage({ size, margin: 0 })
      .image(await readFile(jpeg), 0, 0, { width: size[0], height: size[1] });
    // The document writes without waiting for its reader, so we wait for it here.
    while (document.readableLength > MAX_WAITING_BYTES && !document.destroyed) await setImmediate();
  }
  document.end();
}
