import { LANGUAGE_CODES, type Language } from '../lists/languages.ts';

/** What the order of chapters depends on. */
export interface Orderable {
  readonly id: string;
  readonly number: number;
  readonly language: Language;
  readonly publishedAt: Date;
}

/** Earlier number first; of one number the earlier published, then the smaller id, so that the order is total. */
export function compareByNumber(a: Orderable, b: Orderable): number {
  return a.number - b.number || a.publishedAt.getTime() - b.publishedAt.getTime() || compareText(a.id, b.id);
}

/** By language in the specification's order, then by number, then by date. */
export function compareChapters(a: Orderable, b: Orderable): number {
  return LANGUAGE_CODES.indexOf(a.language) - LANGUAGE_CODES.indexOf(b.language) || compareByNumber(a, b);
}

/** Compares by UTF-16 units, the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
