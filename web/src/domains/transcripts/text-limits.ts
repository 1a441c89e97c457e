import { LIMITS } from '@rawi/model/limits';
import { isPlainText, plainText } from '@rawi/model/text/plain-text';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { packItems } from '@rawi/model/truth/transcript-draft';
import { areSameItems, type Items } from './edit-text.ts';

/** What of a text is stored, what is too much of it, and what its author has to know of it. Pure. */

/** What is not right about an item; only what is too long keeps its page from being stored. */
export const ITEM_PROBLEMS = ['long', 'long-speaker', 'hidden-characters', 'tags'] as const;
export type ItemProblem = (typeof ITEM_PROBLEMS)[number];

export const charactersOf = (text: string): number => [...text].length;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A page's items as they are stored: those with words, without what nobody sees. */
export function storedItems(items: Items): TranscriptItem[] {
  return items.flatMap(({ kind, who, words, place }) => {
    const [plain, speaker] = [plainText(words), plainText(who ?? '').replaceAll('\n', ' ')];
    return plain === ''
      ? []
      : [{ kind, ...(speaker !== '' && { who: speaker }), words: plain, ...(place && { place }) }];
  });
}

const isUnworded = ({ words, who = '', place }: TranscriptItem): boolean =>
  plainText(words) === '' && (place !== undefined || plainText(who) !== '');

/** Whether a page has a line with a place or a speaker that is not stored, since it has no words yet. */
export const hasUnworded = (items: Items): boolean => items.some(isUnworded);

/** A page as it is stored now, with the lines without words that were kept of it: last, where its words are others by now. */
export function withUnworded(stored: Items, kept: Items): Items {
  if (areSameItems(storedItems(kept), stored)) return kept;
  return [...stored, ...kept.filter(isUnworded)].slice(
    0,
    Math.max(stored.length, LIMITS.transcript.itemsOfPage),
  );
}

/** How many bytes a page's document has of its most. */
export const bytesOfPage = (items: Items): number => bytesOf(packItems(storedItems(items)).join(''));

/** Whether a page can be stored as it is. */
export function fitsPage(items: Items): boolean {
  const { itemsOfPage, pageBytes } = LIMITS.transcript;
  const isEachFit = storedItems(items).every(
    ({ words, who = '' }) => !isTooLong(words, 'words') && !isTooLong(who, 'speaker'),
  );
  return isEachFit && items.length <= itemsOfPage && bytesOfPage(items) <= pageBytes;
}

const isTooLong = (text: string, of: 'words' | 'speaker'): boolean =>
  charactersOf(text) > LIMITS.transcript[of];

const TAG = /<\/?[a-z][^<>]{0,200}>/iu;

export function problemsOf({ words, who = '' }: TranscriptItem): ItemProblem[] {
  const found: Readonly<Record<ItemProblem, boolean>> = {
    long: isTooLong(words, 'words'),
    'long-speaker': isTooLong(who, 'speaker'),
    'hidden-characters': !isPlainText(words.replaceAll('\t', ' ')) || !isPlainText(who),
    tags: TAG.test(words),
  };
  return ITEM_PROBLEMS.filter((each) => found[each]);
}

/** All speakers of a text, those who speak most first. */
export function speakersOf(pages: readonly Items[]): string[] {
  const counts = new Map<string, number>();
  for (const { who } of pages.flat()) if (who) counts.set(who, (counts.get(who) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([who]) => who);
}
