import { entryKey, type ListEntry, type OwnList } from '../truth/own-list.ts';
import { listKeysOf, type PublicEntry, type PublicList } from '../truth/public-list.ts';
import { EPOCH } from './samples.ts';

/** A public list of Layla's with these entries. */
export function samplePublicList(
  entries: readonly PublicEntry[],
  changes: Partial<PublicList> = {},
): PublicList {
  return {
    owner: { kind: 'person', uid: 'layla', listId: 'own' },
    name: 'Sea stories',
    entries: [...entries],
    keys: listKeysOf(entries),
    version: 1,
    publishedAt: EPOCH,
    changedAt: EPOCH,
    ...changes,
  };
}

const COMIC = {
  slug: 'one',
  series: 'One',
  names: { en: 'One' },
  picture: { path: 'public/a/cover-320.webp', width: 320, height: 448, color: '#102030' },
};

/** What a private list shows of an entry. */
export function sampleListEntry(entry: PublicEntry, order: number): ListEntry {
  return entry.kind === 'comic'
    ? { ...COMIC, ...entry, order }
    : { ...COMIC, ...entry, number: 1, language: 'en', order };
}

/** A private list with these entries in their order. */
export function sampleOwnList(entries: readonly PublicEntry[], changes: Partial<OwnList> = {}): OwnList {
  const rows = entries.map((entry, index) => sampleListEntry(entry, index + 1));
  return {
    name: 'Sea stories',
    entries: Object.fromEntries(rows.map((row) => [entryKey(row), row])),
    at: EPOCH,
    ...changes,
  };
}
