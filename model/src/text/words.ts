/** How many words a text has, as a person counts them: what stands between white space. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
