/**
 * A text of unknown direction for a sentence that is not made of elements (an attribute, a title): it keeps its own
 * direction and leaves that of the sentence alone (U+2068 and U+2069).
 */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
