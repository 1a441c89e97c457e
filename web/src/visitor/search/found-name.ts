import type { SearchEntry } from '@rawi/model/pages/search-payloads';
import { markedPieces } from '@rawi/model/search/search-words';
import { comicName, type NamedText, otherComicName } from '../../domains/comics/comic-name.ts';

/**
 * The name by which a comic was found, if it is not its name in this language; undefined otherwise. `words`
 * are the folded words that matched.
 */
export function findOtherName(
  entry: SearchEntry,
  locale: NamedText['lang'],
  words: readonly string[],
): NamedText | undefined {
  if (words.length === 0 || isIn(comicName(entry, locale).text, words)) return undefined;
  const { otherName } = entry;
  const others = [
    otherComicName(entry, locale),
    otherName === undefined ? undefined : comicName({ series: otherName, names: {} }, locale),
  ];
  return others.find((name) => name !== undefined && isIn(name.text, words));
}

function isIn(text: string, words: readonly string[]): boolean {
  return markedPieces(text, new Set(words)).some(({ isFound }) => isFound);
}
