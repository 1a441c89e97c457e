import { paths } from '@rawi/model/paths';
import type { ListEntry, OwnList } from '@rawi/model/truth/own-list';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { ownWrite } from '../../core/session/refused-write.ts';

/**
 * What a person writes to their lists. Each write names what it changes alone, so that two devices, or two
 * writes that waited for a network, take nothing from each other. Without a network it waits in the SDK, shows
 * at once, and resolves later. Import this file from signed-in areas only: it brings the whole Firestore SDK.
 */

/** What a list says of itself. */
export type ListWords = Pick<OwnList, 'name' | 'note'>;

/** An id for a new list. */
export function newListId(uid: string): string {
  return doc(collection(firebaseFirestore(), paths.ownLists(uid))).id;
}

/** Makes a list with all that stands on it; also one that was deleted a moment ago. */
export function createList(
  uid: string,
  listId: string,
  { name, note }: ListWords,
  entries: OwnList['entries'] = {},
): Promise<void> {
  const data = { name, ...(note !== undefined && { note }), entries, at: serverTimestamp() };
  return ownWrite(() => setDoc(listAt(uid, listId), data));
}

export function changeListWords(uid: string, listId: string, { name, note }: ListWords): Promise<void> {
  const data = { name, note: note ?? deleteField(), at: serverTimestamp() };
  return ownWrite(() => updateDoc(listAt(uid, listId), data));
}

export function deleteList(uid: string, listId: string): Promise<void> {
  return ownWrite(() => deleteDoc(listAt(uid, listId)));
}

export function putOnList(uid: string, listId: string, key: string, entry: ListEntry): Promise<void> {
  return writeEntry(uid, listId, new FieldPath('entries', key), entry);
}

export function takeOffList(uid: string, listId: string, key: string): Promise<void> {
  return writeEntry(uid, listId, new FieldPath('entries', key), deleteField());
}

/** Puts several on a list in one write. */
export function putAllOnList(uid: string, listId: string, entries: OwnList['entries']): Promise<void> {
  return writeFields(uid, listId, Object.entries(entries));
}

export function takeAllOffList(uid: string, listId: string, keys: readonly string[]): Promise<void> {
  return writeFields(
    uid,
    listId,
    keys.map((key) => [key, deleteField()] as const),
  );
}

/** Writes where entries stand, by key. */
export function orderList(
  uid: string,
  listId: string,
  orders: Readonly<Record<string, number>>,
): Promise<void> {
  const [first, ...others] = Object.entries(orders);
  if (!first) return Promise.resolve();
  const rest = others.flatMap(([key, order]) => [new FieldPath('entries', key, 'order'), order]);
  const [key, order] = first;
  return ownWrite(() =>
    updateDoc(
      listAt(uid, listId),
      new FieldPath('entries', key, 'order'),
      order,
      ...rest,
      'at',
      serverTimestamp(),
    ),
  );
}

function writeFields(
  uid: string,
  listId: string,
  fields: readonly (readonly [key: string, value: unknown])[],
): Promise<void> {
  const [first, ...others] = fields;
  if (!first) return Promise.resolve();
  const [key, value] = first;
  const rest = others.flatMap(([name, each]) => [new FieldPath('entries', name), each]);
  return ownWrite(() =>
    updateDoc(listAt(uid, listId), new FieldPath('entries', key), value, ...rest, 'at', serverTimestamp()),
  );
}

function writeEntry(uid: string, listId: string, field: FieldPath, value: unknown): Promise<void> {
  return ownWrite(() => updateDoc(listAt(uid, listId), field, value, 'at', serverTimestamp()));
}

const listAt = (uid: string, listId: string) => doc(firebaseFirestore(), paths.ownList(uid, listId));
