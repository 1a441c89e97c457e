/**
 * Isolates a text of unknown direction for a place without elements, such as an attribute or a title. The
 * text keeps its own direction and does not change that of the sentence around it (U+2068 and U+2069).
 */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
