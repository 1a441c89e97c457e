import { LIMITS } from '@rawi/model/limits';
import { BOUNDS } from '../bounds.ts';
import type { Raster } from '../pictures/raster.ts';
import { FileRefused } from '../refusal.ts';
import { OBJECT, PDFIUM_ERRORS, type Pdfium, pdfium, UNSEEN_TEXT, withMemory } from './pdfium.ts';

/** A PDF whose pages can be drawn. */
export interface OpenPdf {
  readonly pageCount: number;
  /** Draws a page, from 1, on white and no wider than `maxWidth`; throws `FileRefused` for one that cannot be drawn. */
  readonly draw: (page: number, maxWidth: number) => Raster;
  readonly close: () => void;
}

/** What PDF viewers show where a page has no size: a letter, in points. */
const NO_SIZE = { width: 612, height: 792 };
const BYTES = 3;
/** fpdfview.h: `FPDFBitmap_BGR`. */
const THREE_BYTES = 2;
/** fpdfview.h: red comes first. Neither notes nor form fields are drawn, and nothing of a page is ever run. */
const RED_FIRST = 0x10;

/** Opens a PDF from its bytes. To be called where it can be killed: a page may never end. Throws `FileRefused`. */
export async function openPdf(content: Buffer): Promise<OpenPdf> {
  const library = await pdfium();
  const file = library.wasmExports.malloc(content.length);
  if (file === 0) throw new FileRefused('too-complex');
  library.HEAPU8.set(content, file);
  const document = library._FPDF_LoadMemDocument(file, content.length, 0);
  const close = () => {
    if (document) library._FPDF_CloseDocument(document);
    library.wasmExports.free(file);
  };
  try {
    if (!document) throw new FileRefused(reasonOf(library._FPDF_GetLastError()));
    const pageCount = library._FPDF_GetPageCount(document);
    if (pageCount === 0) throw new FileRefused('no-pages');
    if (pageCount > LIMITS.pdfPages.max) throw new FileRefused('too-many-pages');
    return { pageCount, close, draw: (page, maxWidth) => drawPage(library, document, page, maxWidth) };
  } catch (error) {
    close();
    throw error;
  }
}

function reasonOf(code: number) {
  return code === PDFIUM_ERRORS.password || code === PDFIUM_ERRORS.security ? 'password' : 'damaged';
}

function drawPage(library: Pdfium, document: number, number: number, maxWidth: number): Raster {
  const page = library._FPDF_LoadPage(document, number - 1);
  if (!page) throw new FileRefused('damaged', number);
  try {
    const size = pageSize(library, page, number);
    const width = Math.max(1, Math.min(maxWidth, naturalWidth(library, page, size, number) ?? maxWidth));
    const height = Math.max(1, Math.round((size.height * width) / size.width));
    if (width * height > BOUNDS.drawnPixels) throw new FileRefused('page-too-large', number);
    return withMemory(library, width * height * BYTES, (pixels) => {
      const bitmap = library._FPDFBitmap_CreateEx(width, height, THREE_BYTES, pixels, width * BYTES);
      library._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      library._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RED_FIRST);
      library._FPDFBitmap_Destroy(bitmap);
      return {
        data: Buffer.from(library.HEAPU8.subarray(pixels, pixels + width * height * BYTES)),
        width,
        height,
      };
    });
  } finally {
    library._FPDF_ClosePage(page);
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function pageSize(library: Pdfium, page: number, number: number): Size {
  const [width, height] = [library._FPDF_GetPageWidth(page), library._FPDF_GetPageHeight(page)];
  if (!(width >= 1 && height >= 1)) return NO_SIZE;
  if (Math.max(width, height) > BOUNDS.pdfSide) throw new FileRefused('page-too-large', number);
  return { width, height };
}

/**
 * The width in pixels at which the page's pictures are not enlarged, where nothing else on it is seen. Refuses a page
 * with a picture too large to be unpacked, before it is.
 */
function naturalWidth(library: Pdfium, page: number, size: Size, number: number): number | undefined {
  let left: number = BOUNDS.pdfObjects;
  let natural: number | undefined = 0;
  const look = (count: number, object: (index: number) => number, depth: number) => {
    for (let index = 0; index < count && left > 0; index += 1) {
      left -= 1;
      const found = object(index);
      const kind = library._FPDFPageObj_GetType(found);
      if (kind === OBJECT.image) {
        const pixels = pixelSize(library, found);
        if (pixels.width * pixels.height > BOUNDS.pagePixels) throw new FileRefused('page-too-large', number);
        const density = depth === 0 ? pixelsPerPoint(library, found, pixels) : 0;
        natural =
          natural === undefined || density === 0 ? undefined : Math.max(natural, density * size.width);
      } else if (kind !== OBJECT.text || !isUnseen(library, found)) {
        natural = undefined;
        if (kind === OBJECT.form && depth < BOUNDS.pdfDepth) {
          const within = library._FPDFFormObj_CountObjects(found);
          look(within, (child) => library._FPDFFormObj_GetObject(found, child), depth + 1);
        }
      }
    }
  };
  look(library._FPDFPage_CountObjects(page), (index) => library._FPDFPage_GetObject(page, index), 0);
  return left > 0 && natural ? Math.round(natural) : undefined;
}

function pixelSize(library: Pdfium, image: number): Size {
  return withMemory(library, 8, (sizes) => {
    if (!library._FPDFImageObj_GetImagePixelSize(image, sizes, sizes + 4)) return { width: 0, height: 0 };
    const view = memoryView(library, sizes, 8);
    return { width: view.getUint32(0, true), height: view.getUint32(4, true) };
  });
}

/** By its area, so that it does not matter which way a picture or the page is turned. */
function pixelsPerPoint(library: Pdfium, image: number, pixels: Size): number {
  return withMemory(library, 16, (sides) => {
    if (!library._FPDFPageObj_GetBounds(image, sides, sides + 4, sides + 8, sides + 12)) return 0;
    const view = memoryView(library, sides, 16);
    const side = (index: number) => view.getFloat32(index * 4, true);
    const area = (side(2) - side(0)) * (side(3) - side(1));
    return area > 0 ? Math.sqrt((pixels.width * pixels.height) / area) : 0;
  });
}

/** Words that a scanner has read lie unseen above the picture, so that they can be searched for. */
function isUnseen(library: Pdfium, text: number): boolean {
  return library._FPDFTextObj_GetTextRenderMode(text) === UNSEEN_TEXT;
}

function memoryView({ HEAPU8 }: Pdfium, pointer: number, bytes: number): DataView {
  return new DataView(HEAPU8.buffer, pointer, bytes);
}
