import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { FileRefused } from '../refusal.ts';

/**
 * The functions of PDFium that we use, as its headers have them (fpdfview.h, fpdf_edit.h, fpdf_text.h, fpdf_annot.h,
 * fpdf_formfill.h, fpdf_ext.h, fpdf_ppo.h): every pointer and every handle is a number. The package's own types are made for browsers.
 */
interface Functions {
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(file: number, bytes: number, password: number): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidth(page: number): number;
  _FPDF_GetPageHeight(page: number): number;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    turn: number,
    flags: number,
  ): void;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, pixels: number, row: number): number;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDFBitmap_FillRect(
    bitmap: number,
    x: number,
    y: number,
    width: number,
    height: number,
    color: number,
  ): void;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
  _FORM_OnAfterLoadPage(page: number, form: number): void;
  _FORM_OnBeforeClosePage(page: number, form: number): void;
  _FPDF_FFLDraw(
    form: number,
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    turn: number,
    flags: number,
  ): void;
  _FPDF_GetFormType(document: number): number;
  _FPDF_SetFormFieldHighlightAlpha(form: number, alpha: number): void;
  _FPDF_VIEWERREF_GetName(document: number, key: number, text: number, bytes: number): number;
  _FPDFAnnot_GetFlags(annotation: number): number;
  _FPDFAnnot_GetSubtype(annotation: number): number;
  _FPDFAnnot_SetFlags(annotation: number, flags: number): number;
  _FPDFDOC_ExitFormFillEnvironment(form: number): void;
  _FPDFDOC_InitFormFillEnvironment(document: number, info: number): number;
  _FPDFPage_CloseAnnot(annotation: number): void;
  _FPDFPage_GetAnnot(page: number, index: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFFont_GetIsEmbedded(font: number): number;
  _FPDFText_GetTextObject(text: number, index: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFTextObj_GetFont(object: number): number;
  _FPDFImageObj_GetImageDataRaw(image: number, data: number, bytes: number): number;
  _FPDFImageObj_GetImageFilter(image: number, index: number, text: number, bytes: number): number;
  _FPDFImageObj_GetImageFilterCount(image: number): number;
  _FPDFImageObj_GetImageMetadata(image: number, page: number, metadata: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFTextObj_GetTextRenderMode(text: number): number;
  _FPDF_NewXObjectFromPage(document: number, source: number, index: number): number;
  _FPDF_NewFormObjectFromXObject(form: number): number;
  _FPDF_CloseXObject(form: number): void;
  _FPDFPage_InsertObjectAtIndex(page: number, object: number, index: number): number;
  _FPDFPage_RemoveObject(page: number, object: number): number;
  _FPDFPageObj_Destroy(object: number): void;
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  _FPDFPageObj_SetMatrix(object: number, matrix: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, box: number): number;
  _FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  _FPDFTextObj_GetFontSize(text: number, size: number): number;
  _FPDFFont_GetWeight(font: number): number;
}

export interface Pdfium extends Functions {
  readonly wasmExports: {
    readonly malloc: (bytes: number) => number;
    readonly free: (pointer: number) => void;
  };
  /** Another one once the memory has grown: never to be kept. */
  readonly HEAPU8: Uint8Array;
}

const NEEDED: readonly (keyof Pdfium)[] = [
  'HEAPU8',
  'wasmExports',
  '_FPDF_NewXObjectFromPage',
  '_FPDF_NewFormObjectFromXObject',
  '_FPDF_CloseXObject',
  '_FPDFPage_InsertObjectAtIndex',
  '_FPDFPage_RemoveObject',
  '_FPDFPageObj_Destroy',
  '_FPDFPageObj_GetMatrix',
  '_FPDFPageObj_SetMatrix',
  '_FPDFText_GetLooseCharBox',
  '_FPDFPageObj_GetFillColor',
  '_FPDFTextObj_GetFontSize',
  '_FPDFFont_GetWeight',
  '_FORM_OnAfterLoadPage',
  '_FORM_OnBeforeClosePage',
  '_FPDFAnnot_GetFlags',
  '_FPDFAnnot_GetSubtype',
  '_FPDFAnnot_SetFlags',
  '_FPDFBitmap_CreateEx',
  '_FPDFBitmap_Destroy',
  '_FPDFBitmap_FillRect',
  '_FPDFDOC_ExitFormFillEnvironment',
  '_FPDFDOC_InitFormFillEnvironment',
  '_FPDFFont_GetIsEmbedded',
  '_FPDFFormObj_CountObjects',
  '_FPDFFormObj_GetObject',
  '_FPDFImageObj_GetImageDataRaw',
  '_FPDFImageObj_GetImageFilter',
  '_FPDFImageObj_GetImageFilterCount',
  '_FPDFImageObj_GetImageMetadata',
  '_FPDFImageObj_GetImagePixelSize',
  '_FPDFPageObj_GetBounds',
  '_FPDFPageObj_GetType',
  '_FPDFPage_CloseAnnot',
  '_FPDFPage_CountObjects',
  '_FPDFPage_GetAnnot',
  '_FPDFPage_GetAnnotCount',
  '_FPDFPage_GetObject',
  '_FPDFTextObj_GetFont',
  '_FPDFTextObj_GetTextRenderMode',
  '_FPDFText_ClosePage',
  '_FPDFText_CountChars',
  '_FPDFText_GetTextObject',
  '_FPDFText_GetUnicode',
  '_FPDFText_LoadPage',
  '_FPDF_CloseDocument',
  '_FPDF_ClosePage',
  '_FPDF_FFLDraw',
  '_FPDF_GetFormType',
  '_FPDF_GetLastError',
  '_FPDF_GetPageCount',
  '_FPDF_GetPageHeight',
  '_FPDF_GetPageWidth',
  '_FPDF_InitLibrary',
  '_FPDF_LoadMemDocument',
  '_FPDF_LoadPage',
  '_FPDF_RenderPageBitmap',
  '_FPDF_SetFormFieldHighlightAlpha',
  '_FPDF_VIEWERREF_GetName',
];

/** PDFium's error codes (fpdfview.h). */
export const PDFIUM_ERRORS = { password: 4, security: 5 } as const;
export const OBJECT = { text: 1, image: 3, form: 5 } as const;
/** `FPDF_TEXTRENDERMODE_INVISIBLE` (fpdf_edit.h). */
export const UNSEEN_TEXT = 3;

let loaded: Promise<Pdfium> | undefined;

/** PDFium as WebAssembly, started once in a process. It keeps what it has grown to: the process is what gives it back. */
export function pdfium(): Promise<Pdfium> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Pdfium> {
  const file = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const { pdfium: module } = await init({ wasmBinary: new Uint8Array(file).buffer });
  if (!hasAll(module)) throw new Error('This PDFium lacks functions that we use.');
  module._FPDF_InitLibrary();
  return module;
}

function hasAll(module: object): module is Pdfium {
  return NEEDED.every((name) => name in module);
}

/** Runs `work` with that many bytes of PDFium's memory, which are given back whatever happens. Throws `FileRefused` where it has none left. */
export function withMemory<T>({ wasmExports }: Pdfium, bytes: number, work: (pointer: number) => T): T {
  const pointer = wasmExports.malloc(bytes);
  if (pointer === 0) throw new FileRefused('too-complex');
  try {
    return work(pointer);
  } finally {
    wasmExports.free(pointer);
  }
}
