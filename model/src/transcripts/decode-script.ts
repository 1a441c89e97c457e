import type { Language } from '../lists/languages.ts';

/** What a script's file says, and what is not certain of it. */
export type DecodedScript =
  | {
      readonly text: string;
      /** The encoding that was guessed, and the first line (from 1) that depends on it. */
      readonly guessed?: { readonly encoding: string; readonly line: number };
    }
  | { readonly problem: 'not-text' };

/** What old programs write text of a language in, where it is not UTF-8. */
const OLD_ENCODINGS: Readonly<Partial<Record<Language, string>>> = {
  ar: 'windows-1256',
  ru: 'windows-1251',
  tr: 'windows-1254',
  zh: 'gb18030',
};

/** How the files of word processors, documents and archives begin, some of which look like text. */
const OTHER_FILES = [
  'PK\u0003\u0004',
  '%PDF-',
  '{\\rtf',
  '\u00D0\u00CF\u0011\u00E0',
  '\u001F\u2039',
  '\u2030PNG',
  '\u00FF\u00D8\u00FF',
];
/** So much of a file is looked at to tell text from anything else. */
const LOOKED_AT_BYTES = 64 * 1024;
/** In text at most every so-manieth character is NUL: one that slipped in is a problem of its line. */
const CHARACTERS_PER_NUL = 100;

/**
 * The text of a script's file: UTF-8, or UTF-16 that says so; else what old programs of its language write, and where that
 * begins to matter. Files of word processors and pictures are no text.
 */
export function decodeScript(bytes: Uint8Array, language: Language): DecodedScript {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, LOOKED_AT_BYTES));
  const wide = head.startsWith('\u00FF\u00FE') ? 'utf-16le' : head.startsWith('\u00FE\u00FF') && 'utf-16be';
  if (wide) return { text: new TextDecoder(wide).decode(bytes) };
  if (OTHER_FILES.some((start) => head.startsWith(start))) return { problem: 'not-text' };
  if (head.split('\0').length - 1 > head.length / CHARACTERS_PER_NUL) return { problem: 'not-text' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const encoding = OLD_ENCODINGS[language] ?? 'windows-1252';
    const text = new TextDecoder(encoding).decode(bytes);
    return { text, guessed: { encoding, line: firstBroken(bytes) } };
  }
}

/** The line, from 1, of the first byte that is not UTF-8. */
function firstBroken(bytes: Uint8Array): number {
  const before = new TextDecoder().decode(bytes).split('\uFFFD', 1)[0] ?? '';
  return before.split(/\r\n?|\n/u).length;
}
