import { bothForms, foldedWords, plainWords } from '../text/fold.ts';

/** Words so common that a comic is not asked to have them; `al` and `el` are the Arabic article in Latin letters. */
const COMMON: ReadonlySet<string> = new Set(
  'a al an and at by de el for from in la le of on or the to في من الي علي عن و مع'.split(' '),
);
/** How many letters stay at least where a prefix is taken off: fewer are mostly a part of another word. */
const BEHIND_PREFIX = 3;

/** The words by which a text is found: each with and without its article, and without the «و» that joins it to the one before. */
export function indexedWords(text: string): string[] {
  return [...new Set(plainWords(text).flatMap((word, at) => indexedForms(word, at > 0)))];
}

function indexedForms(word: string, isJoined: boolean): string[] {
  const forms = bothForms(word);
  return isJoined ? [...forms, ...withoutPrefix(word, 'و').flatMap(bothForms)] : forms;
}

/** The same for names that stand in many comics: each is taken apart once. */
export function wordReader(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const words = known.get(text) ?? indexedWords(text);
    known.set(text, words);
    return words;
  };
}

/** What was typed: the words that a comic must have, and those that it must not have. */
export interface Query {
  readonly words: readonly string[];
  readonly excluded: readonly string[];
}

/** A word to leave out: behind a minus that stands by itself before it, or behind NOT. */
const EXCLUDED = /(?<=^|\s)(?:[-−–]|NOT\s+[-−–]?)(?=[\p{L}\p{N}])([^\s]+)/gu;

/** Reads what was typed. Of the words that a comic must have the common ones are left out, unless all are common. */
export function readQuery(typed: string): Query {
  const excluded = [...typed.matchAll(EXCLUDED)].flatMap(([, word = '']) => foldedWords(word));
  const words = [...new Set(foldedWords(typed.replaceAll(EXCLUDED, ' ')))];
  const needed = words.filter((word) => !COMMON.has(word));
  return { words: needed.length === 0 ? words : needed, excluded: [...new Set(excluded)] };
}

/**
 * What a folded word may be where no name begins with it, the likeliest first: without an article of two letters behind it,
 * or without the particles that Arabic writes as a part of the next word (و، ف، ب، ك، ل), with the article behind them or not;
 * in Latin letters without `al` or `el`.
 */
export function otherForms(word: string): string[] {
  const article = bothForms(word).slice(1);
  const particles = [...'وفبكل'].flatMap((particle) => withoutPrefix(word, particle));
  // «ل» and the article are written «لل».
  const behind = [...particles, ...withoutPrefix(word, 'لل'), ...withoutPrefix(word, 'ولل')];
  const latin = ['al', 'el'].flatMap((prefix) => withoutPrefix(word, prefix));
  return [...new Set([...article, ...behind.flatMap((form) => bothForms(form).toReversed()), ...latin])];
}

function withoutPrefix(word: string, prefix: string): string[] {
  return word.startsWith(prefix) && word.length >= prefix.length + BEHIND_PREFIX
    ? [word.slice(prefix.length)]
    : [];
}

/** A text in pieces, those of them marked whose words are among the found ones. */
export function markedPieces(
  text: string,
  found: ReadonlySet<string>,
): readonly { readonly text: string; readonly isFound: boolean }[] {
  const pieces: { text: string; isFound: boolean }[] = [];
  // Marks, tatweel, apostrophes and invisible letters are inside of words, as they are where words are folded.
  for (const piece of text.split(/([\p{L}\p{N}\p{M}\p{Cf}\u0640'’ʼ`]+)/u)) {
    if (piece === '') continue;
    const isFound = isWordOf(piece, found);
    const last = pieces.at(-1);
    if (last && last.isFound === isFound) last.text += piece;
    else pieces.push({ text: piece, isFound });
  }
  return pieces;
}

/** Whether a piece of a name is one of the found words, in any of its forms. */
function isWordOf(piece: string, found: ReadonlySet<string>): boolean {
  return plainWords(piece).some((word) => indexedForms(word, true).some((form) => found.has(form)));
}
