import { latinDigits } from '@rawi/model/text/latin-digits';

/** The largest chapter number that is valid (`chapterSchema`). */
const LARGEST = 100_000;

/**
 * The number of a chapter as it was typed, in any digits; null when nothing was typed, undefined when it is
 * not a valid number.
 */
export function chapterNumberOf(typed: string): number | null | undefined {
  const text = latinDigits(typed).replaceAll('٫', '.').trim();
  if (text === '') return null;
  if (!/^\d{1,6}(?:\.\d{1,3})?$/.test(text)) return undefined;
  const number = Number(text);
  return number <= LARGEST ? number : undefined;
}
