import { BOUNDS } from '../bounds.ts';
import { FileRefused } from '../refusal.ts';
import { OBJECT, type Pdfium, UNSEEN_TEXT, withMemory } from './pdfium.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is known of a page by its objects, before it is drawn. */
export interface PagePictures {
  /** The width in pixels at which its pictures are not enlarged, where nothing else on it is seen. */
  readonly naturalWidth: number | undefined;
  /** JPEGs over most of the page that do not end as one: PDFium draws grey or nothing where they are cut. */
  readonly cut: readonly Buffer[];
}

/** The share of a page that a picture covers whose loss is the loss of the page. */
const MOST = 0.5;
/** How far before its last byte a JPEG may end. */
const END_WITHIN = 1024;
const END_OF_JPEG = Buffer.from('ffd9', 'hex');

/** Looks at a page's pictures. Refuses a page with one that is too large to be unpacked, before it is. */
export function lookAtPictures(library: Pdfium, page: number, size: Size, number: number): PagePictures {
  let left: number = BOUNDS.pdfObjects;
  let natural: number | undefined = 0;
  const cut: Buffer[] = [];
  const look = (count: number, object: (index: number) => number, depth: number) => {
    for (let index = 0; index < count && left > 0; index += 1) {
      left -= 1;
      const found = object(index);
      const kind = library._FPDFPageObj_GetType(found);
      if (kind === OBJECT.image) {
        const pixels = pixelSize(library, found);
        if (isTooLarge(library, found, page, pixels)) throw new FileRefused('page-too-large', number);
        const area = depth === 0 ? areaOf(library, found) : 0;
        const density = area > 0 ? Math.sqrt((pixels.width * pixels.height) / area) : 0;
        natural =
          natural === undefined || density === 0 ? undefined : Math.max(natural, density * size.width);
        if (area >= MOST * size.width * size.height) cut.push(...cutJpeg(library, found));
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
  return { naturalWidth: left > 0 && natural ? Math.round(natural) : undefined, cut };
}

/** A scan in two colours takes an eighth of the memory of one in grey. */
function isTooLarge(library: Pdfium, image: number, page: number, { width, height }: Size): boolean {
  const pixels = width * height;
  if (pixels <= BOUNDS.pagePixels) return false;
  return pixels > BOUNDS.twoColorPixels || bitsOf(library, image, page) !== 1;
}

function pixelSize(library: Pdfium, image: number): Size {
  return withMemory(library, 8, (sizes) => {
    if (!library._FPDFImageObj_GetImagePixelSize(image, sizes, sizes + 4)) return { width: 0, height: 0 };
    const view = memoryView(library, sizes, 8);
    return { width: view.getUint32(0, true), height: view.getUint32(4, true) };
  });
}

/** `FPDF_IMAGEOBJ_METADATA` (fpdf_edit.h): seven numbers of four bytes, of which the fifth is the bits of a pixel. */
const METADATA = { bytes: 28, bitsAt: 16 };

function bitsOf(library: Pdfium, image: number, page: number): number | undefined {
  return withMemory(library, METADATA.bytes, (metadata) => {
    if (!library._FPDFImageObj_GetImageMetadata(image, page, metadata)) return undefined;
    return memoryView(library, metadata, METADATA.bytes).getUint32(METADATA.bitsAt, true);
  });
}

/** In square points of the page, so that it does not matter which way a picture or the page is turned. */
function areaOf(library: Pdfium, image: number): number {
  return withMemory(library, 16, (sides) => {
    if (!library._FPDFPageObj_GetBounds(image, sides, sides + 4, sides + 8, sides + 12)) return 0;
    const view = memoryView(library, sides, 16);
    const side = (index: number) => view.getFloat32(index * 4, true);
    return (side(2) - side(0)) * (side(3) - side(1));
  });
}

/** The JPEG that a picture consists of, if it does and has no end. */
function cutJpeg(library: Pdfium, image: number): readonly Buffer[] {
  if (library._FPDFImageObj_GetImageFilterCount(image) !== 1 || filterOf(library, image) !== 'DCTDecode')
    return [];
  const bytes = library._FPDFImageObj_GetImageDataRaw(image, 0, 0);
  const content = withMemory(library, Math.max(1, bytes), (pointer) => {
    library._FPDFImageObj_GetImageDataRaw(image, pointer, bytes);
    return Buffer.from(library.HEAPU8.subarray(pointer, pointer + bytes));
  });
  return content.subarray(-END_WITHIN).includes(END_OF_JPEG) ? [] : [content];
}

function filterOf(library: Pdfium, image: number): string {
  const bytes = 32;
  return withMemory(library, bytes, (text) => {
    const length = library._FPDFImageObj_GetImageFilter(image, 0, text, bytes);
    return length > bytes
      ? ''
      : Buffer.from(library.HEAPU8.subarray(text, text + Math.max(0, length - 1))).toString('latin1');
  });
}

/** Words that a scanner has read lie unseen above the picture, so that they can be searched for. */
function isUnseen(library: Pdfium, text: number): boolean {
  return library._FPDFTextObj_GetTextRenderMode(text) === UNSEEN_TEXT;
}

function memoryView({ HEAPU8 }: Pdfium, pointer: number, bytes: number): DataView {
  return new DataView(HEAPU8.buffer, pointer, bytes);
}
