import { pdfium } from '../pdf/pdfium.ts';

/** What PDFium reads on a page of a file, from 1: the letters as they are stored in reading order. */
export async function textOfPage(content: Uint8Array, page: number): Promise<string> {
  const library = await pdfium();
  const file = library.wasmExports.malloc(content.length);
  library.HEAPU8.set(content, file);
  const document = library._FPDF_LoadMemDocument(file, content.length, 0);
  const loaded = library._FPDF_LoadPage(document, page - 1);
  const text = library._FPDFText_LoadPage(loaded);
  try {
    const count = library._FPDFText_CountChars(text);
    const letters = Array.from({ length: Math.max(0, count) }, (_, index) =>
      String.fromCodePoint(library._FPDFText_GetUnicode(text, index)),
    );
    return letters.join('').replaceAll('\r\n', '\n');
  } finally {
    library._FPDFText_ClosePage(text);
    library._FPDF_ClosePage(loaded);
    library._FPDF_CloseDocument(document);
    library.wasmExports.free(file);
  }
}
