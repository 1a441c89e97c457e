import { type Localized, mapLocalized } from './localized.ts';

/** Longer than a card shows; a first sentence beyond it is cut between words. */
const MAX_LENGTH = 200;

/** Titles and initials whose full stop does not end a sentence; Arabic ones are a single letter, as in «د. سلمى». */
const ABBREVIATION = /(?:^|[\s("“«])(?:Dr|Mr|Mrs|Ms|St|Jr|Sr|No|vs|\p{Lu}|[ء-ي])\.$/u;

const SENTENCE_END = /[.!?؟…。！？]+["”’»)\]]*(?=\s|$)/gu;

/** The first sentence of a description, at most 200 characters; a longer one ends in an ellipsis. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  for (const match of line.matchAll(SENTENCE_END)) {
    const sentence = line.slice(0, match.index + match[0].length);
    if (!ABBREVIATION.test(sentence)) return shorten(sentence);
  }
  return shorten(line);
}

/** The tagline of a comic: the first sentence of its description, in every language there is one. */
export function taglineOf(description: Localized<string>): Localized<string> {
  return mapLocalized(description, firstSentence);
}

function shorten(sentence: string): string {
  const letters = Array.from(sentence);
  if (letters.length <= MAX_LENGTH) return sentence;
  const cut = letters.slice(0, MAX_LENGTH - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\s,،;؛:]+$/u, '')}…`;
}
