import { entriesOf } from '@rawi/model/truth/own-list';
import { readDocument } from '../../core/data/documents.ts';
import type { OrderId } from './chapter-in-order.ts';
import { ownListOf } from './own-lists.ts';
import type { ReadingOrder } from './reading-order.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

/** One of a person's lists in its order, from this device's copy where there is no network. */
export async function readOwnOrder(uid: string, of: OrderId): Promise<ReadingOrder | undefined> {
  const list = await readDocument(ownListOf(uid, of.listId));
  return list && { of, name: list.name, entries: entriesOf(list) };
}
