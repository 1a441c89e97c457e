import { entryKey, type ListEntry } from '@rawi/model/truth/own-list';
import type { SavedKey } from '@rawi/model/truth/saved-key';
import type { SavedThing } from '../library/change.ts';

/** The key under which something stands on a list. */
export const listKeyOf = (thing: SavedThing): SavedKey => entryKey(thing);

/** What a list keeps of something: a comic's cover in one language is enough for a row. */
export function listEntryOf(thing: SavedThing, order: number): ListEntry {
  if (thing.kind === 'chapter') return { ...thing, order };
  const { covers: _, ...comic } = thing;
  return { ...comic, order };
}

/** What stands on a list, as it is saved or put on another one. */
export function thingOfEntry(entry: ListEntry & { readonly key?: string }): SavedThing {
  const { order: _, key: __, ...thing } = entry;
  return thing;
}
