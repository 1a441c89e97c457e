import type { SavedItem } from '@rawi/model/truth/saved';
import type { SavedThing } from '../../../domains/library/change.ts';

/** A saved item without its time of saving and its shelf. */
export function thingOf(item: SavedItem): SavedThing {
  if (item.kind === 'chapter') {
    const { at: _, ...thing } = item;
    return thing;
  }
  const { at: _, shelf: __, ...thing } = item;
  return thing;
}
