import { readFile } from 'node:fs/promises';
import { LIMITS } from '@rawi/model/limits';
import { PDF_PICTURE_PIXELS } from '@rawi/model/pdf-pictures';
import { type PDFDict, PDFDocument, PDFName, PDFNumber, PDFStream } from 'pdf-lib';
import { BOUNDS } from './bounds.ts';
import { folderFile, Refused } from './folder-file.ts';

export interface CheckedPdf {
  readonly path: string;
  readonly bytes: number;
  readonly pageCount: number;
}

/** Opens a chapter's PDF that readers get as it is. Throws `Refused` with the reason for a file that a reader could not be given. */
export async function checkPdf(folder: string, name: string, expectedPages?: number): Promise<CheckedPdf> {
  const { path, bytes } = await folderFile(folder, name, LIMITS.pdfBytes);
  const content = await readFile(path).catch(() => {
    throw new Refused(`“${name}” cannot be read.`);
  });
  if (!beginsAsPdf(content)) throw new Refused(`“${name}” is not a PDF.`);
  const document = await open(content, name);
  const pageCount = countPages(document, name);
  if (pageCount === 0) throw new Refused(`“${name}” has no pages.`);
  if (pageCount > LIMITS.pdfPages.max) {
    throw new Refused(`“${name}” has ${pageCount} pages; at most ${LIMITS.pdfPages.max} are possible.`);
  }
  if (expectedPages !== undefined && expectedPages !== pageCount) {
    throw new Refused(`“${name}” has ${pageCount} pages, the catalogue says ${expectedPages}.`);
  }
  refuseOversize(document, name);
  return { path, bytes, pageCount };
}

/** `%PDF-` at the start, with nothing but a byte order mark and white space before it: a page of HTML is no PDF. */
function beginsAsPdf(content: Buffer): boolean {
  return /^(?:\xEF\xBB\xBF)?[\s\0]*%PDF-/.test(content.subarray(0, 1024).toString('latin1'));
}

/** Strictly, so that no page loses a part unseen; leniently only to tell a protected file from a damaged one. */
async function open(content: Buffer, name: string): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: true });
  } catch (error) {
    if (saysEncrypted(error) || saysEncrypted(await lenientFailure(content))) {
      throw new Refused(`“${name}” is protected with a password.`);
    }
    throw new Refused(`“${name}” is damaged or incomplete.`);
  }
}

/** Recognised by the error's message: its class does not survive the package's compilation. */
function saysEncrypted(error: unknown): boolean {
  return error instanceof Error && error.message.includes('is encrypted');
}

function lenientFailure(content: Buffer): Promise<unknown> {
  return PDFDocument.load(content, { updateMetadata: false }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

function countPages(document: PDFDocument, name: string): number {
  try {
    return document.getPageCount();
  } catch {
    throw new Refused(`“${name}” is damaged or incomplete.`);
  }
}

function refuseOversize(document: PDFDocument, name: string): void {
  for (const [index, page] of document.getPages().entries()) {
    const { width, height } = page.getMediaBox();
    if (Math.max(Math.abs(width), Math.abs(height)) > BOUNDS.pdfSide) {
      throw new Refused(`page ${index + 1} of “${name}” is too large.`);
    }
  }
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream && pixels(object.dict) > PDF_PICTURE_PIXELS) {
      throw new Refused(`“${name}” holds a picture that is too large to be drawn.`);
    }
  }
}

function pixels(dict: PDFDict): number {
  if (dict.get(PDFName.of('Subtype')) !== PDFName.of('Image')) return 0;
  const side = (key: string) => {
    const value = dict.lookup(PDFName.of(key));
    return value instanceof PDFNumber ? value.asNumber() : 0;
  };
  return side('Width') * side('Height');
}
