import type { Pdfium } from './pdfium.ts';

/**
 * Kinds of annotations (fpdf_annot.h) that are no part of what a page shows: notes' icons, links, pop-ups, and what a viewer
 * would play or open. Text, stamps, drawings, marks and form fields are drawn as every viewer draws them.
 */
const NOT_SHOWN: ReadonlySet<number> = new Set([1, 2, 16, 17, 18]);
/** ISO 32000, table 165: an annotation that is not shown at all, and one that is printed alone. */
const HIDDEN = 2;
const NO_VIEW = 32;

/** Hides the annotations of a page that are no part of it; returns whether any is left to draw. */
export function prepareAnnotations(library: Pdfium, page: number): boolean {
  let isDrawn = false;
  for (let index = library._FPDFPage_GetAnnotCount(page) - 1; index >= 0; index -= 1) {
    const annotation = library._FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const flags = library._FPDFAnnot_GetFlags(annotation);
    if (NOT_SHOWN.has(library._FPDFAnnot_GetSubtype(annotation))) {
      library._FPDFAnnot_SetFlags(annotation, flags | HIDDEN);
    } else if ((flags & (HIDDEN | NO_VIEW)) === 0) {
      isDrawn = true;
    }
    library._FPDFPage_CloseAnnot(annotation);
  }
  return isDrawn;
}

/** A bitmap of PDFium, and its pixels. */
export interface PdfBitmap {
  readonly handle: number;
  readonly width: number;
  readonly height: number;
}

/** The form of a document: what was filled in is drawn, and nothing of it is ever run. */
export interface PdfForm {
  /** Draws the fields of a page over what is drawn already, turned by so many quarters; the numbers are those of the bitmap. */
  readonly draw: (page: number, bitmap: PdfBitmap, quarters: number, flags: number) => void;
  readonly close: () => void;
}

/** `FORMTYPE_NONE` (fpdf_formfill.h). */
const NO_FORM = 0;
/** Larger than `FPDF_FORMFILLINFO`: all of its callbacks are absent, JavaScript among them. */
const INFO_BYTES = 512;

/** Undefined where a document has no form, and where PDFium has no memory left for it. */
export function openForm(library: Pdfium, document: number): PdfForm | undefined {
  if (library._FPDF_GetFormType(document) === NO_FORM) return undefined;
  const info = library.wasmExports.malloc(INFO_BYTES);
  if (info === 0) return undefined;
  library.HEAPU8.fill(0, info, info + INFO_BYTES);
  library.HEAPU8[info] = 2;
  const form = library._FPDFDOC_InitFormFillEnvironment(document, info);
  if (form === 0) {
    library.wasmExports.free(info);
    return undefined;
  }
  library._FPDF_SetFormFieldHighlightAlpha(form, 0);
  return {
    draw: (page, { handle, width, height }, quarters, flags) => {
      library._FORM_OnAfterLoadPage(page, form);
      library._FPDF_FFLDraw(form, handle, page, 0, 0, width, height, quarters, flags);
      library._FORM_OnBeforeClosePage(page, form);
    },
    close: () => {
      library._FPDFDOC_ExitFormFillEnvironment(form);
      library.wasmExports.free(info);
    },
  };
}
