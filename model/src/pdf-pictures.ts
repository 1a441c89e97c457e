/**
 * Pixels of one picture in a PDF that a browser draws, as large as a page at 600 dpi: pdf.js leaves out what is larger. So a
 * chapter that stays a PDF may hold no larger one.
 */
export const PDF_PICTURE_PIXELS = 50_000_000;
