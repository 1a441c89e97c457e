/** What XML 1.0 cannot hold, also escaped: halves of characters too. */
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

/** A text as an element or an attribute of XML holds it. */
export function xmlText(text: string): string {
  return text.replaceAll(NO_XML, '').replaceAll(/[&<>"\t\n\r]/g, (letter) => ESCAPES[letter] ?? letter);
}
