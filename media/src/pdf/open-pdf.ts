import { LIMITS } from '@rawi/model/limits';
import type { Turn } from '@rawi/model/truth/arranged-pages';
import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { BOUNDS } from '../bounds.ts';
import type { Raster } from '../pictures/raster.ts';
import { FileRefused } from '../refusal.ts';
import { openForm, type PdfForm, prepareAnnotations } from './annotations.ts';
import { findLostTexts } from './lost-text.ts';
import { drawInOwnFace } from './own-face.ts';
import { lookAtPictures, type Size } from './page-pictures.ts';
import { PDFIUM_ERRORS, type Pdfium, pdfium, withMemory } from './pdfium.ts';

/** A PDF whose pages can be drawn. */
export interface OpenPdf {
  readonly pageCount: number;
  /** What the document says of how its spreads lie. */
  readonly readingDirection: ReadingDirection | undefined;
  /**
   * Draws a page, from 1, on white, turned and then no wider than `maxWidth`; throws `FileRefused` for one that cannot be
   * drawn.
   */
  readonly draw: (page: number, maxWidth: number, turn?: Turn) => Promise<DrawnPage>;
  readonly close: () => void;
}

export interface DrawnPage extends Raster {
  /** JPEGs over most of the page that do not end as one, and may have lost a part (`isWholeJpeg`). */
  readonly cut: readonly Buffer[];
  /** Words of it are not drawn: their font is not in the file, and ours has none of their letters. */
  readonly hasLostText: boolean;
}

/** What PDF viewers show where a page has no size: a letter, in points. */
const NO_SIZE = { width: 612, height: 792 };
const BYTES = 3;
/** fpdfview.h: `FPDFBitmap_BGR`. */
const THREE_BYTES = 2;
/** fpdfview.h: red comes first. */
const RED_FIRST = 0x10;
/** fpdfview.h: annotations are drawn, of which `prepareAnnotations` has hidden some. */
const WITH_ANNOTATIONS = 0x01;

/** Opens a PDF from its bytes. To be called where it can be killed: a page may never end. Throws `FileRefused`. */
export async function openPdf(content: Buffer): Promise<OpenPdf> {
  const library = await pdfium();
  const file = library.wasmExports.malloc(content.length);
  if (file === 0) throw new FileRefused('too-complex');
  library.HEAPU8.set(content, file);
  const document = library._FPDF_LoadMemDocument(file, content.length, 0);
  let form: PdfForm | undefined;
  const close = () => {
    form?.close();
    if (document) library._FPDF_CloseDocument(document);
    library.wasmExports.free(file);
  };
  try {
    if (!document) throw new FileRefused(reasonOf(library._FPDF_GetLastError()));
    const pageCount = library._FPDF_GetPageCount(document);
    if (pageCount === 0) throw new FileRefused('no-pages');
    if (pageCount > LIMITS.pdfPages.max) throw new FileRefused('too-many-pages');
    form = openForm(library, document);
    return {
      pageCount,
      readingDirection: readDirection(library, document),
      close,
      draw: (page, maxWidth, turn = 0) => drawPage(library, { document, form }, { page, turn, maxWidth }),
    };
  } catch (error) {
    close();
    throw error;
  }
}

function reasonOf(code: number) {
  return code === PDFIUM_ERRORS.password || code === PDFIUM_ERRORS.security ? 'password' : 'damaged';
}

/** ISO 32000, table 147: `Direction` of the viewer's preferences. */
function readDirection(library: Pdfium, document: number): ReadingDirection | undefined {
  const key = Buffer.from('Direction\0', 'latin1');
  const bytes = 16;
  return withMemory(library, key.length + bytes, (pointer) => {
    library.HEAPU8.set(key, pointer);
    const text = pointer + key.length;
    const length = library._FPDF_VIEWERREF_GetName(document, pointer, text, bytes);
    if (length === 0 || length > bytes) return undefined;
    const name = Buffer.from(library.HEAPU8.subarray(text, text + length - 1)).toString('latin1');
    return name === 'R2L' ? 'rtl' : undefined;
  });
}

interface Source {
  readonly document: number;
  readonly form: PdfForm | undefined;
}

interface Wanted {
  readonly page: number;
  readonly turn: Turn;
  readonly maxWidth: number;
}

async function drawPage(library: Pdfium, { document, form }: Source, wanted: Wanted): Promise<DrawnPage> {
  const { page: number, turn, maxWidth } = wanted;
  const page = library._FPDF_LoadPage(document, number - 1);
  if (!page) throw new FileRefused('damaged', number);
  try {
    const quarters = turn / 90;
    const size = turned(pageSize(library, page, number), quarters);
    const isAnnotated = prepareAnnotations(library, page);
    const { naturalWidth: natural, cut } = lookAtPictures(library, page, size, number);
    // What lies above a picture is drawn as sharp as it can be.
    const width =
      isAnnotated || natural === undefined
        ? maxWidth
        : Math.min(maxWidth, Math.max(BOUNDS.narrowestPage, natural));
    const flags = isAnnotated ? RED_FIRST | WITH_ANNOTATIONS : RED_FIRST;
    const height = Math.max(1, Math.round((size.height * width) / size.width));
    if (width * height > BOUNDS.drawnPixels) throw new FileRefused('page-too-large', number);
    const hasLostText = await drawInOwnFace(library, document, page, findLostTexts(library, page));
    return withMemory(library, width * height * BYTES, (pixels) => {
      const bitmap = library._FPDFBitmap_CreateEx(width, height, THREE_BYTES, pixels, width * BYTES);
      library._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      library._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, quarters, flags);
      if (isAnnotated) form?.draw(page, { handle: bitmap, width, height }, quarters, flags);
      library._FPDFBitmap_Destroy(bitmap);
      return {
        data: Buffer.from(library.HEAPU8.subarray(pixels, pixels + width * height * BYTES)),
        width,
        height,
        cut,
        hasLostText,
      };
    });
  } finally {
    library._FPDF_ClosePage(page);
  }
}

function turned(size: Size, quarters: number): Size {
  return quarters % 2 === 0 ? size : { width: size.height, height: size.width };
}

function pageSize(library: Pdfium, page: number, number: number): Size {
  const [width, height] = [library._FPDF_GetPageWidth(page), library._FPDF_GetPageHeight(page)];
  if (!(width >= 1 && height >= 1)) return NO_SIZE;
  if (Math.max(width, height) > BOUNDS.pdfSide) throw new FileRefused('page-too-large', number);
  return { width, height };
}
