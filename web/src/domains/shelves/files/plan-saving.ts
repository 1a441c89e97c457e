import { LIMITS } from '@rawi/model/limits';
import { lastOrder } from '@rawi/model/truth/list-order';
import { entriesOf, type OwnList } from '@rawi/model/truth/own-list';
import type { SavedThing } from '../../library/change.ts';
import { listEntryOf, listKeyOf } from '../list-entry.ts';

/** What of some things is put on a list. Pure. */
export interface SavingPlan {
  /** By key, with their orders behind what stands there. */
  readonly entries: OwnList['entries'];
  readonly count: number;
  /** How many of the things stand on the list already, or are among them twice. */
  readonly there: number;
  /** The places of those for which there is no room, among the things. */
  readonly left: readonly number[];
}

/** Plans to put things on a list, or on a new one, as far as there is room. */
export function planSaving(things: readonly SavedThing[], list?: Pick<OwnList, 'entries'>): SavingPlan {
  const stored = list?.entries ?? {};
  const first = list ? lastOrder(entriesOf(list)) : 1;
  const entries: Record<string, unknown> = {};
  const seen = new Set<string>();
  const left: number[] = [];
  let [count, there] = [0, 0];
  // Entries that this build cannot read take room too.
  const room = LIMITS.ownLists.entries - Object.keys(stored).length;
  for (const [place, thing] of things.entries()) {
    const key = listKeyOf(thing);
    if (key in stored || seen.has(key)) there += 1;
    else if (count >= room) left.push(place);
    else {
      entries[key] = listEntryOf(thing, first + count);
      count += 1;
    }
    seen.add(key);
  }
  return { entries, count, there, left };
}
