import { PDFiumModule } from '@hyzyla/pdfium';
import { FileRefused } from '../refusal.ts';

type Module = Awaited<ReturnType<typeof PDFiumModule>>;

/** Functions of PDFium that the package has and its types leave out (fpdf_edit.h). */
interface Untyped {
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFTextObj_GetTextRenderMode(text: number): number;
}
export type Pdfium = Module & Untyped;

const UNTYPED: readonly (keyof Untyped)[] = [
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
