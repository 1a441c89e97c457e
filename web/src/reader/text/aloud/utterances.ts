/** Browsers stop in the midst of long utterances, and some voices refuse them. In UTF-16 units. */
export const LONGEST_UTTERANCE = 200;

/** Where a sentence ends, then where a clause does, in Latin and in Arabic writing. */
const ENDS = [/[.!?…؟。！？]["”»')\]]*\s/gu, /[,;:،؛、，–—]\s/gu, /\s/gu] as const;

/**
 * What is spoken of an item, in parts of at most `longest`: cut behind a sentence, else behind a clause, else between two words, and a
 * word that is longer itself anywhere but within a character. Joined they are the words, but for spaces.
 */
export function utterancesOf(words: string, longest: number = LONGEST_UTTERANCE): string[] {
  const parts: string[] = [];
  let rest = words.replaceAll(/\s+/gu, ' ').trim();
  while (rest.length > longest) {
    const at = cutOf(rest, longest);
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  if (rest !== '') parts.push(rest);
  return parts;
}

function cutOf(text: string, longest: number): number {
  const head = text.slice(0, longest + 1);
  for (const end of ENDS) {
    const last = [...head.matchAll(end)].at(-1);
    if (last && last.index > 0) return last.index + last[0].length;
  }
  const isPair = /[\uD800-\uDBFF]/u.test(text[longest - 1] ?? '');
  return longest - (isPair ? 1 : 0);
}
