import type { SavedItem } from '@rawi/model/truth/saved';
import type { SavedThing } from '../../../domains/library/change.ts';

/** A saved item without its time of saving. */
export function thingOf(item: SavedItem): SavedThing {
  const { at: _, ...thing } = item;
  return thing;
}
