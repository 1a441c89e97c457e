import { UnreadableFile } from './listed-book.ts';

/** What files in XML need, to be written and to be read. */

/** What XML 1.0 cannot hold, also escaped. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // An attribute would have a space in their place.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** A text as an element or an attribute holds it. */
export function escapedXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(NO_XML, '')
    .replaceAll(/[&<>"\t\n\r]/g, (letter) => ESCAPES[letter] ?? letter);
}

/** Throws `UnreadableFile` where a document defines entities: they could make a small file endless, and no list needs them. */
export function refuseEntities(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableFile('entities');
}

/** The root of a document, read by the browser; throws `UnreadableFile`. */
export function xmlRoot(text: string): Element {
  let document: Document;
  try {
    document = new DOMParser().parseFromString(text, 'application/xml');
  } catch {
    throw new UnreadableFile('broken');
  }
  const root = document.firstElementChild;
  if (!root || document.getElementsByTagName('parsererror').length > 0) throw new UnreadableFile('broken');
  return root;
}

export const childrenOf = (parent: Element | undefined, name: string): readonly Element[] =>
  parent ? [...parent.children].filter((child) => child.localName === name) : [];

export const childOf = (parent: Element, name: string): Element | undefined => childrenOf(parent, name)[0];
