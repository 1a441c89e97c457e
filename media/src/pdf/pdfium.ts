import { PDFiumModule } from '@hyzyla/pdfium';
import { FileRefused } from '../refusal.ts';

type Module = Awaited<ReturnType<typeof PDFiumModule>>;

/** Functions of PDFium that the package has and its types leave out (fpdf_edit.h, fpdf_annot.h, fpdf_formfill.h, fpdf_ext.h). */
interface Untyped {
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
}
export type Pdfium = Module & Untyped;

const UNTYPED: readonly (keyof Untyped)[] = [
  '_FORM_OnAfterLoadPage',
  '_FORM_OnBeforeClosePage',
  '_FPDF_FFLDraw',
  '_FPDF_GetFormType',
  '_FPDF_SetFormFieldHighlightAlpha',
  '_FPDF_VIEWERREF_GetName',
  '_FPDFAnnot_GetFlags',
  '_FPDFAnnot_GetSubtype',
  '_FPDFAnnot_SetFlags',
  '_FPDFDOC_ExitFormFillEnvironment',
  '_FPDFDOC_InitFormFillEnvironment',
  '_FPDFPage_CloseAnnot',
  '_FPDFPage_GetAnnot',
  '_FPDFPage_GetAnnotCount',
  '_FPDFFont_GetIsEmbedded',
  '_FPDFText_GetTextObject',
  '_FPDFText_GetUnicode',
  '_FPDFTextObj_GetFont',
  '_FPDFImageObj_GetImageDataRaw',
  '_FPDFImageObj_GetImageFilter',
  '_FPDFImageObj_GetImageFilterCount',
  '_FPDFImageObj_GetImageMetadata',
  '_FPDFFormObj_CountObjects',
  '_FPDFFormObj_GetObject',
  '_FPDFPageObj_GetBounds',
  '_FPDFTextObj_GetTextRenderMode',
];

/** PDFium's error codes (fpdfview.h). */
export const PDFIUM_ERRORS = { password: 4, security: 5 } as const;
export const OBJECT = { text: 1, image: 3, form: 5 } as const;
/** `FPDF_TEXTRENDERMODE_INVISIBLE` (fpdf_edit.h). */
export const UNSEEN_TEXT = 3;

let loaded: Promise<Pdfium> | undefined;

/** PDFium as WebAssembly, started once in a process. It keeps what it has grown to: the process is what gives it back. */
export function pdfium(): Promise<Pdfium> {
  loaded ??= PDFiumModule({}).then((module) => {
    if (!hasAll(module)) throw new Error('This PDFium lacks functions that look into pages.');
    module._FPDF_InitLibraryWithConfig({ version: 2 });
    return module;
  });
  return loaded;
}

function hasAll(module: Module): module is Pdfium {
  return UNTYPED.every((name) => name in module);
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
