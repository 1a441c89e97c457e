import { buffer } from 'node:stream/consumers';
import PdfKitDocument from 'pdfkit';
import { LineWriter } from '../credits/write-line.ts';
import { joinLines, type Place } from './lost-lines.ts';
import type { LostText, LostTexts } from './lost-text.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

/** Letters and signs that our face has: Arabic, and what of Latin, digits and signs stands between. */
const OWN_LETTERS =
  /^[\u0020-\u024f\u060c\u061b\u061f\u0621-\u063a\u0640-\u0656\u0660-\u0671\u067e\u0686\u0698\u06a1\u06a4\u06a9\u06af\u06ba\u06cc\u06f0-\u06f9\u2013\u2014\u2018\u2019\u201c-\u201e\u2022\u2026\u2039\u203a]+$/u;
const ARABIC = /[\p{Script=Arabic}\p{M}]/u;
/** Not to be drawn: directions, joiners and what ends a line. */
const UNSEEN_SIGNS = /[\p{Cc}\p{Cf}]/gu;
/** Each is a page of a file of its own: a page of words in single letters is no comic. */
const MAX_TEXTS = 500;
/** How much narrower and wider than it is a text is drawn, to fill the place of the one that is lost. */
const NARROWEST = 0.6;
const WIDEST = 1.1;
/** Large, since a writer of PDFs rounds to hundredths of a point. */
const SIZE = 100;
const BOLD = 600;
/** `FPDF_TEXTRENDERMODE_FILL` and `_FILL_STROKE` (fpdf_edit.h): letters in the colour that an object is filled with. */
const FILLED = new Set([0, 2]);

/**
 * Puts texts in the site's own face, joined and in order, where the same texts are lost: Arabic ones, with what Latin there is
 * among it. Returns whether others stay lost.
 */
export async function drawInOwnFace(
  library: Pdfium,
  document: number,
  page: number,
  { objects, isCut }: LostTexts,
): Promise<boolean> {
  if (objects.size === 0) return false;
  if (objects.size > MAX_TEXTS) return true;
  const parts = [...objects].flatMap(([object, lost]) => placeOf(library, object, lost) ?? []);
  const places = joinLines(parts).filter(({ text }) => /\p{Script=Arabic}/u.test(text));
  if (places.length === 0) return true;
  const written = await write(places);
  const replaced = withFile(library, written.file, (source) =>
    places.filter((place, index) =>
      replace(library, { document, page, source, index }, place, written.widths[index] ?? 0),
    ),
  );
  return isCut || replaced.flatMap((place) => place.objects).length < objects.size;
}

function placeOf(library: Pdfium, object: number, { text: said, box }: LostText): Place | undefined {
  const text = said.normalize('NFKC').replaceAll(UNSEEN_SIGNS, '');
  const isOurs = ARABIC.test(text) && OWN_LETTERS.test(text);
  if (!(isOurs && FILLED.has(library._FPDFTextObj_GetTextRenderMode(object)))) return undefined;
  return withMemory(library, 64, (at) => {
    const floats = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        new DataView(library.HEAPU8.buffer, at, 64).getFloat32(4 * index, true),
      );
    if (!library._FPDFPageObj_GetMatrix(object, at)) return undefined;
    const matrix = floats(6);
    if (!library._FPDFTextObj_GetFontSize(object, at)) return undefined;
    const [size = 0] = floats(1);
    const [a = 0, b = 0] = matrix.map(Math.abs);
    if (!(a + b > 0 && size > 0)) return undefined;
    const isBold = library._FPDFFont_GetWeight(library._FPDFTextObj_GetFont(object)) >= BOLD;
    const isColored = library._FPDFPageObj_GetFillColor(object, at, at + 4, at + 8, at + 12) !== 0;
    const [red = 0, green = 0, blue = 0, alpha = 255] = [0, 4, 8, 12].map(
      (from) => library.HEAPU8[at + from],
    );
    return {
      objects: [object],
      text,
      matrix,
      size,
      width: ((box.right - box.left) * a + (box.top - box.bottom) * b) / (a * a + b * b),
      style: { weight: isBold ? 800 : 500, size: SIZE },
      color: isColored ? [red, green, blue, alpha] : [0, 0, 0, 255],
    };
  });
}

/** A PDF with a page for each text, whose line begins at the place (`SIZE`, 2 × `SIZE`); and how wide each line is. */
async function write(places: readonly Place[]): Promise<{ file: Buffer; widths: readonly number[] }> {
  const document = new PdfKitDocument({ autoFirstPage: false, font: '' });
  const file = buffer(document);
  const lines = new LineWriter(document);
  const widths = places.map(({ text: said, style, color: [red, green, blue, alpha] }) => {
    const text = said.trim();
    const width = lines.widthOf(text, 'ar', style);
    document.addPage({ size: [width + 2 * SIZE, 4 * SIZE], margin: 0 });
    document.fillColor([red, green, blue], alpha / 255);
    lines.write(text, 'ar', style, { start: SIZE + width, baseline: 2 * SIZE });
    return width;
  });
  document.end();
  return { file: await file, widths };
}

function withFile<T>(library: Pdfium, content: Buffer, work: (document: number) => T): T {
  return withMemory(library, content.length, (file) => {
    library.HEAPU8.set(content, file);
    const document = library._FPDF_LoadMemDocument(file, content.length, 0);
    try {
      return work(document);
    } finally {
      library._FPDF_CloseDocument(document);
    }
  });
}

interface Target {
  readonly document: number;
  readonly page: number;
  /** The document with the written texts, and the place of this one in it. */
  readonly source: number;
  readonly index: number;
}

/** Puts a written text where the first of its objects lies on the page, so that what covers those covers it too. */
function replace(library: Pdfium, { document, page, source, index }: Target, place: Place, width: number) {
  const count = library._FPDFPage_CountObjects(page);
  let at = 0;
  const isPart = (object: number) => place.objects.includes(object);
  while (at < count && !isPart(library._FPDFPage_GetObject(page, at))) at += 1;
  // It lies within a form: forms are shared by places and pages.
  if (at === count) return false;
  const form = library._FPDF_NewXObjectFromPage(document, source, index);
  if (form === 0) return false;
  const written = library._FPDF_NewFormObjectFromXObject(form);
  library._FPDF_CloseXObject(form);
  if (written === 0) return false;
  setMatrix(library, written, matrixOf(place, width));
  if (!library._FPDFPage_InsertObjectAtIndex(page, written, at)) return false;
  for (const object of place.objects) {
    if (library._FPDFPage_RemoveObject(page, object)) library._FPDFPageObj_Destroy(object);
  }
  return true;
}

/** From the page of a written text to the place of the lost one; a line that is shorter ends where the other one begins to be read. */
function matrixOf({ matrix, size, width: room }: Place, written: number): readonly number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const tall = size / SIZE;
  const fit = room > 0 && written > 0 ? room / (written * tall) : 1;
  const wide = tall * Math.min(WIDEST, Math.max(NARROWEST, fit));
  const x = room > 0 ? room - (written + SIZE) * wide : -SIZE * wide;
  const y = -2 * SIZE * tall;
  return [a * wide, b * wide, c * tall, d * tall, a * x + c * y + e, b * x + d * y + f];
}

function setMatrix(library: Pdfium, object: number, matrix: readonly number[]): void {
  withMemory(library, 24, (at) => {
    const view = new DataView(library.HEAPU8.buffer, at, 24);
    for (const [index, value] of matrix.entries()) view.setFloat32(4 * index, value, true);
    library._FPDFPageObj_SetMatrix(object, at);
  });
}
