import { latinDigits } from '@rawi/model/text/latin-digits';

/** The largest that a chapter may have (`chapterSchema`). */
const LARGEST = 100_000;

/** The number of a chapter as it was typed, in any digits; null where nothing was, undefined where it is none. */
export function chapterNumberOf(typed: string): number | null | undefined {
  const text = latinDigits(typed).replaceAll('٫', '.').trim();
  if (text === '') return null;
  if (!/^\d{1,6}(?:\.\d{1,3})?$/.test(text)) return undefined;
  const number = Number(text);
  return number <= LARGEST ? number : undefined;
}
