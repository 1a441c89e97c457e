/**
 * How many images each chapter of a comic's page has, as a text of two digits for each: 200 numbers of JSON would take the room of rows. Digits are
 * those of base 64, so that a chapter may have 4,095; one that is a file has none.
 */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = DIGITS.length;

/** The form of such a text, for so many chapters at most. */
export const IMAGE_COUNTS = /^(?:[A-Za-z0-9_-]{2})*$/;

export function packImageCounts(counts: readonly number[]): string {
  return counts.map((count) => `${DIGITS[Math.floor(count / BASE) % BASE]}${DIGITS[count % BASE]}`).join('');
}

/** The numbers of so many chapters; undefined where the text is missing or is about others. */
export function unpackImageCounts(text: string | undefined, chapters: number): number[] | undefined {
  if (text?.length !== 2 * chapters) return undefined;
  return Array.from(
    { length: chapters },
    (_, index) => DIGITS.indexOf(text.charAt(2 * index)) * BASE + DIGITS.indexOf(text.charAt(2 * index + 1)),
  );
}
