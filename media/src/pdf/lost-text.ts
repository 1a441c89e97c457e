import { type Pdfium, UNSEEN_TEXT } from './pdfium.ts';

/**
 * The last letter that PDFium can draw without a font of the file: its own fonts have Latin letters alone. What lies between
 * is punctuation, arrows and other signs, whose loss is no loss of words.
 */
const LAST_LATIN = 0x24f;
const SIGNS = { from: 0x2000, to: 0x2bff };
/** Characters of a page that are looked at; a page with more is full of words, and the first ones tell. */
const MAX_CHARACTERS = 5_000;

/** Whether words of a page are not drawn, because their font is not in the file and their letters in none of PDFium's. */
export function hasLostText(library: Pdfium, page: number): boolean {
  const text = library._FPDFText_LoadPage(page);
  if (text === 0) return false;
  try {
    const objects = new Map<number, boolean>();
    const count = Math.min(MAX_CHARACTERS, library._FPDFText_CountChars(text));
    for (let index = 0; index < count; index += 1) {
      if (isDrawable(library._FPDFText_GetUnicode(text, index))) continue;
      const object = library._FPDFText_GetTextObject(text, index);
      const isLost = objects.get(object) ?? lacksFont(library, object);
      if (isLost) return true;
      objects.set(object, isLost);
    }
    return false;
  } finally {
    library._FPDFText_ClosePage(text);
  }
}

const isDrawable = (letter: number) =>
  (letter > 0 && letter <= LAST_LATIN) || (letter >= SIGNS.from && letter <= SIGNS.to);

/** Whether a text that is seen has a font that is not in the file. */
function lacksFont(library: Pdfium, object: number): boolean {
  if (object === 0 || library._FPDFTextObj_GetTextRenderMode(object) === UNSEEN_TEXT) return false;
  const font = library._FPDFTextObj_GetFont(object);
  return font !== 0 && library._FPDFFont_GetIsEmbedded(font) === 0;
}
