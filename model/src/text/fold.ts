import { latinDigits } from './latin-digits.ts';

/** Letters that stay apart under NFKD and that people write for one another. */
const SAME: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ء: '',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** How many letters a word has at least behind its article, where what was typed is compared with one form of each word. */
const BEHIND_ARTICLE = 3;
/** The same where words are kept in both forms: «السر» is found by «سر» too. */
const SHORTEST_BEHIND_ARTICLE = 2;

/** The longest beginning of a word by which it is found, in code points. */
const KEY_LENGTH = 12;

/**
 * The words of a text as they are compared: without marks, tatweel, case and the Arabic article, with one form of the alef,
 * ya, ta marbuta, kaf and hamza, and Latin digits. Empty where it holds no letter and no digit.
 */
export function foldedWords(text: string): string[] {
  return plainWords(text).map((word) => withoutArticle(word));
}

/** The same with their articles. */
export function plainWords(text: string): string[] {
  const plain = latinDigits(text)
    .normalize('NFKD')
    // The fillers of Hangul are letters to Unicode, and nothing to a reader.
    .replace(/[\p{M}\u0640\u115F\u1160'’ʼ`]/gu, '')
    .toLowerCase();
  const letters = Array.from(plain, (letter) => SAME[letter] ?? letter).join('');
  return letters.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The same as one text: two names that differ only in how they are written are equal. */
export function fold(text: string): string {
  return foldedWords(text).join(' ');
}

function withoutArticle(word: string, behind = BEHIND_ARTICLE): string {
  return word.startsWith('ال') && word.length >= 2 + behind ? word.slice(2) : word;
}

/** A folded word with its article and without it, however short it is; once where it has none. */
export function bothForms(word: string): string[] {
  return [...new Set([word, withoutArticle(word, SHORTEST_BEHIND_ARTICLE)])];
}

/**
 * By what a thing is found that has these names: the beginnings of all their words, from two letters on (a word of one
 * letter is its own), with the article and without it. A document that keeps them is found while somebody types, by `array-contains`.
 */
export function searchKeys(names: readonly string[]): string[] {
  const words = names.flatMap(plainWords).flatMap(bothForms);
  const keys = words.flatMap((word) => {
    const letters = [...word].slice(0, KEY_LENGTH);
    return letters.flatMap((_, index) =>
      index > 0 || letters.length === 1 ? letters.slice(0, index + 1).join('') : [],
    );
  });
  return [...new Set(keys)];
}

/** The longest word that was typed, as a query has it; undefined while there is nothing to look for. */
export function queryKey(typed: string): string | undefined {
  const words = foldedWords(typed).map(keyOf);
  return words.toSorted((one, other) => other.length - one.length)[0];
}

/** Whether every word that was typed begins a word of what has these keys. */
export function isFoundBy(keys: readonly string[], typed: string): boolean {
  return foldedWords(typed).every((word) => [...word].length === 1 || keys.includes(keyOf(word)));
}

function keyOf(word: string): string {
  return [...word].slice(0, KEY_LENGTH).join('');
}
