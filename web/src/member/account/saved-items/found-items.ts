import type { Language } from '@rawi/model/lists/languages';
import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';
import { isFoundBy, searchKeys } from '@rawi/model/text/fold';
import type { SavedItem } from '@rawi/model/truth/saved';
import type { ListItem } from '../../../core/live/list-pages.ts';
import { comicName } from '../../../domains/comics/comic-name.ts';

export interface Wanted {
  /** The typed part of a name. */
  readonly text: string;
  /** The language of chapters; all if none is chosen. */
  readonly language: Language | undefined;
}

/** The items of this language whose names contain words that start with those of the text. */
export function foundItems(
  items: readonly ListItem<SavedItem>[],
  { text, language }: Wanted,
): readonly ListItem<SavedItem>[] {
  return items.filter(({ data }) => {
    if (language !== undefined && data.kind === 'chapter' && data.language !== language) return false;
    const names = [
      data.series,
      ...Object.values(data.names),
      data.kind === 'chapter' ? data.title : undefined,
    ];
    return isFoundBy(searchKeys(names.filter((name) => name !== undefined)), text);
  });
}

/** Sorts by the shown names in the language's order; chapters of one comic by number. */
export function byName(
  items: readonly ListItem<SavedItem>[],
  locale: Locale,
): readonly ListItem<SavedItem>[] {
  const { compare } = new Intl.Collator(LOCALE_TAGS[locale]);
  return items.toSorted(
    ({ data: a }, { data: b }) =>
      compare(comicName(a, locale).text, comicName(b, locale).text) || numberOf(a) - numberOf(b),
  );
}

/** The languages of these chapters, in their listed order. */
export function languagesOf(items: readonly ListItem<SavedItem>[]): readonly Language[] {
  return [...new Set(items.flatMap(({ data }) => (data.kind === 'chapter' ? [data.language] : [])))];
}

const numberOf = (item: SavedItem) => (item.kind === 'chapter' ? item.number : 0);
