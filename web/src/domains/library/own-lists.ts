import type { ReadingShelf } from '@rawi/model/lists/reading-shelves';
import { paths } from '@rawi/model/paths';
import { type Follow, followSchema } from '@rawi/model/truth/follow';
import { type SavedItem, savedItemSchema } from '@rawi/model/truth/saved';
import { orderBy, where } from 'firebase/firestore';
import { converterOf } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

/** A person's own lists. Import this file from signed-in areas only: it brings the whole Firestore SDK. */

const savedItem = converterOf<SavedItem>(savedItemSchema);
const follow = converterOf<Follow>(followSchema);

/** By the time of saving, or by the series, whose name has the same letters in all languages. */
const ORDERS = {
  latest: orderBy('at', 'desc'),
  name: orderBy('series'),
} as const;
export type SavedOrder = keyof typeof ORDERS;

/** What a person saved, of one kind; of comics, those of one shelf if it is named. */
export function savedItemsOf(
  uid: string,
  kind: SavedItem['kind'],
  order: SavedOrder,
  shelf?: ReadingShelf,
): ListSource<SavedItem> {
  return {
    path: paths.savedItems(uid),
    name: `${kind} on ${shelf ?? 'all'} by ${order}`,
    converter: savedItem,
    constraints: [where('kind', '==', kind), ...(shelf ? [where('shelf', '==', shelf)] : []), ORDERS[order]],
  };
}

/** The translators that a person follows, the latest first. */
export function followingOf(uid: string): ListSource<Follow> {
  return {
    path: paths.following(uid),
    name: 'latest',
    converter: follow,
    constraints: [orderBy('at', 'desc')],
  };
}
