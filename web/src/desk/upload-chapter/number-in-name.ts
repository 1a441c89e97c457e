import { latinDigits } from '@rawi/model/text/latin-digits';

/**
 * The words before a chapter number in file names of both languages; a short one counts only without a letter
 * before it.
 */
const BEFORE =
  /(?:chapter|chap|episode|issue|(?<![\p{L}])(?:ch|ep|c|e)|الفصل|فصل|الحلقة|حلقة|#)[\s._\-#]*(\d{1,5}(?:[.,]\d{1,3})?)(?!\d)/iu;
/** A standalone number: not a year, a size or a volume number. */
const NUMBER = /(?<![\p{L}\d.])(\d{1,4}(?:\.\d{1,3})?)(?![\p{L}\d])/gu;
const VOLUME = /(?:volume|vol|(?<![\p{L}])v|مجلد|المجلد)[\s._-]*\d+/giu;

/** The chapter number in a file name (`simurgh_ch_012.5.pdf`, `الفصل ٦.cbz`); null if it has none. */
export function numberInName(fileName: string): number | null {
  const name = latinDigits(fileName)
    .replaceAll('٫', '.')
    .replace(/\.(?:pdf|cbz|zip)$/i, '')
    .replace(VOLUME, ' ');
  const said = BEFORE.exec(name)?.[1];
  if (said !== undefined) return Number(said.replace(',', '.'));
  const plain = name.replaceAll(/[_()[\]]/g, ' ');
  const found = Array.from(plain.matchAll(NUMBER), ([, number = '']) => number).filter(
    (number) => !isYear(number),
  );
  const last = found.at(-1);
  return last === undefined ? null : Number(last);
}

const isYear = (number: string) => /^(?:19|20)\d\d$/.test(number);
