/** The words of an item as somebody wrote them, with what may be a name in them. */
export interface WrittenWord {
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** Apostrophes and hyphens stand within names: O'Brien, Al-Hakim. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640]*(?:['’ʼ-][\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640]*)*/gu;
const POSSESSIVE = /['’ʼ]s$/iu;

/** Conjunctions and prepositions that Arabic writes together with the word behind them. */
const JOINED = ['و', 'ف', 'ب', 'ك', 'ل'];

/** The words of a text and where they stand in it. A possessive is not part of a name. */
export function writtenWords(text: string): WrittenWord[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const written = match[0].replace(POSSESSIVE, '');
    return { written, start: match.index, end: match.index + match[0].length };
  });
}

/** What a word of Arabic may be: itself, and without what is joined to it in front; «لل» has an article in it. */
export function readings(written: string): string[] {
  const bare = written.replace(/[\u064B-\u0652\u0640]/gu, '');
  if (!/^\p{Script=Arabic}/u.test(bare)) return [written];
  const found = [written];
  if (bare.startsWith('لل')) found.push(`ال${bare.slice(2)}`);
  for (const rest of [bare, bare.slice(1)]) {
    if (JOINED.some((letter) => rest.startsWith(letter)) && rest.length > 3) found.push(rest.slice(1));
    else break;
  }
  return found;
}

/** A spelling as a reader of the comic sees it: vowel signs, tatweel and the article of Arabic may be there or not. */
export function plainSpelling(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u064B-\u0652\u0640]/gu, '')
    .replaceAll(/[’ʼ]/gu, "'")
    .replaceAll(/(?<!\p{L})ال(?=\p{L}{2})/gu, '');
}

/** Whether it is in capitals all over, as names are that somebody shouts. */
export function isShouted(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** The spelling by which a shouted word is the same as a quiet one. */
export function quietSpelling(text: string): string {
  return plainSpelling(text).toLowerCase();
}
