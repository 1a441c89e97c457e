import { entriesOf } from '@rawi/model/truth/own-list';
import { readDocument } from '../../core/data/documents.ts';
import { keptRating } from '../ratings/known-ratings.ts';
import { isKeptHere } from '../ratings/showing.ts';
import type { OrderId } from './chapter-in-order.ts';
import { ownListOf } from './own-lists.ts';
import type { ReadingOrder } from './reading-order.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

/** One of a person's lists in its order, as far as it stands there, from this device's copy where there is no network. */
export async function readOwnOrder(uid: string, of: OrderId): Promise<ReadingOrder | undefined> {
  const list = await readDocument(ownListOf(uid, of.listId));
  if (!list) return undefined;
  const entries = entriesOf(list).flatMap((entry) => {
    const ageRating = keptRating(entry) ?? undefined;
    return isKeptHere(ageRating) ? [{ ...entry, ageRating }] : [];
  });
  return { of, name: list.name, entries };
}
