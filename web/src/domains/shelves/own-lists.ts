import { LIMITS } from '@rawi/model/limits';
import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';
import { paths } from '@rawi/model/paths';
import { type OwnList, ownListSchema } from '@rawi/model/truth/own-list';
import { converterOf, documentAt } from '../../core/data/documents.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import type { ListSource } from '../../core/live/use-list.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

const converter = converterOf<OwnList>(ownListSchema);

/** All lists that a person has made: there are never more than one query may return. */
export const ownListsOf = (uid: string): ListSource<OwnList> => ({
  path: paths.ownLists(uid),
  name: 'all',
  converter,
  constraints: [],
  size: LIMITS.ownLists.count,
});

/** One of them. */
export const ownListOf = documentAt(
  (uid: string, listId: string) => paths.ownList(uid, listId),
  ownListSchema,
);

/** By their names, in the order of the language. */
export function byListName(
  lists: readonly ListItem<OwnList>[],
  locale: Locale,
): readonly ListItem<OwnList>[] {
  const { compare } = new Intl.Collator(LOCALE_TAGS[locale], { numeric: true });
  return lists.toSorted((a, b) => compare(a.data.name, b.data.name) || (a.path < b.path ? -1 : 1));
}
