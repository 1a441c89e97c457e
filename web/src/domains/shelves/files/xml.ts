import { UnreadableFile } from './listed-book.ts';

/** What files in XML need to be read; `xmlText` of the model writes them. */

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
