/** Writing XML: every text is escaped, whatever it is made of. */

/** A piece of XML that is written already. */
export interface Xml {
  readonly xml: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** What XML 1.0 has no place for, not even escaped: a document with one of these is refused as a whole. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** A text as XML has it between elements and in attributes, without characters that it has no place for. */
function escapeText(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"\t\n\r]/g, (character) => ESCAPES[character] ?? '');
}

/** An element with its attributes and what is in it; what is undefined is left out. */
export function element(
  name: string,
  attributes: Attributes,
  ...children: readonly (Xml | string | undefined)[]
): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeText(`${value}`)}"`)
    .join('');
  const inside = children
    .map((child) => (child === undefined ? '' : typeof child === 'string' ? escapeText(child) : child.xml))
    .join('');
  return { xml: inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>` };
}

/** A whole document. */
export const xmlDocument = ({ xml }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
