import { type Pdfium, UNSEEN_TEXT, withMemory } from './pdfium.ts';

/**
 * The last letter that PDFium can draw without a font of the file: its own fonts have Latin letters alone. What lies between
 * is punctuation, arrows and other signs, whose loss is no loss of words.
 */
const LAST_LATIN = 0x24f;
const SIGNS = { from: 0x2000, to: 0x2bff };
/** Characters of a page that are looked at; a page with more is full of words, and the first ones tell. */
const MAX_CHARACTERS = 5_000;

/** A box on a page, in its points. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface LostText {
  /** What it says, in reading order. */
  readonly text: string;
  /** The place that its letters take. */
  readonly box: Box;
  /** That of its last sign, and where in the text that begins: letters of one sign have one box. */
  readonly last: { readonly box: Box; readonly at: number };
}

/** The texts of a page, by their objects, that are not drawn: their font is not in the file, and their letters in none of PDFium's. */
export interface LostTexts {
  readonly objects: ReadonlyMap<number, LostText>;
  /** Whether the page has so many characters that there may be more of them. */
  readonly isCut: boolean;
}

export function findLostTexts(library: Pdfium, page: number): LostTexts {
  const text = library._FPDFText_LoadPage(page);
  if (text === 0) return { objects: new Map(), isCut: false };
  try {
    const said = new Map<number, LostText>();
    const lost = new Map<number, boolean>();
    const all = library._FPDFText_CountChars(text);
    for (let index = 0; index < Math.min(MAX_CHARACTERS, all); index += 1) {
      const letter = library._FPDFText_GetUnicode(text, index);
      const object = library._FPDFText_GetTextObject(text, index);
      const box = boxOf(library, text, index);
      said.set(object, withLetter(said.get(object), letterOf(letter), box));
      if (!(isDrawable(letter) || lost.has(object))) lost.set(object, lacksFont(library, object));
    }
    const objects = [...said].filter(([object]) => lost.get(object) === true);
    return { objects: new Map(objects), isCut: all > MAX_CHARACTERS };
  } finally {
    library._FPDFText_ClosePage(text);
  }
}

function withLetter(before: LostText | undefined, letter: string, box: Box): LostText {
  if (!before) return { text: letter, box, last: { box, at: 0 } };
  const { text, last } = before;
  // PDFium turns round a ligature of Arabic letters with the line.
  const isLigature = isSame(last.box, box) && /\p{Script=Arabic}/u.test(letter);
  const at = isLigature ? last.at : text.length;
  return {
    text: text.slice(0, at) + letter + text.slice(at),
    box: {
      left: Math.min(before.box.left, box.left),
      top: Math.max(before.box.top, box.top),
      right: Math.max(before.box.right, box.right),
      bottom: Math.min(before.box.bottom, box.bottom),
    },
    last: { box, at },
  };
}

const isSame = (one: Box, other: Box) => one.left === other.left && one.right === other.right;

/** FS_RECTF (fpdfview.h), with what a letter advances. */
function boxOf(library: Pdfium, text: number, index: number): Box {
  return withMemory(library, 16, (at) => {
    library.HEAPU8.fill(0, at, at + 16);
    library._FPDFText_GetLooseCharBox(text, index, at);
    const view = new DataView(library.HEAPU8.buffer, at, 16);
    const side = (place: number) => view.getFloat32(4 * place, true);
    return { left: side(0), top: side(1), right: side(2), bottom: side(3) };
  });
}

/** PDFium gives the code of a letter in its font, as a signed number, where it knows no other. */
export function letterOf(code: number): string {
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

const isDrawable = (letter: number) =>
  (letter > 0 && letter <= LAST_LATIN) || (letter >= SIGNS.from && letter <= SIGNS.to);

/** Whether a text that is seen has a font that is not in the file. */
function lacksFont(library: Pdfium, object: number): boolean {
  if (object === 0 || library._FPDFTextObj_GetTextRenderMode(object) === UNSEEN_TEXT) return false;
  const font = library._FPDFTextObj_GetFont(object);
  return font !== 0 && library._FPDFFont_GetIsEmbedded(font) === 0;
}
