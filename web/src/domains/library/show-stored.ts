import type { ReadingShelf } from '@rawi/model/lists/reading-shelves';
import { currentLibrary, setLibrary } from './library-state.ts';
import { savedKeyOf } from './own.ts';

/**
 * Shows what the server has taken of many things at once, as if it had just been read: the shelf of each by key, true for none, undefined
 * for what is no longer saved. A choice for each would copy the whole library as often, and wait on the device as well.
 */
export function showStored(uid: string, changed: ReadonlyMap<string, ReadingShelf | true | undefined>): void {
  const { uid: current, stored, choices } = currentLibrary();
  if (current !== uid || changed.size === 0) return;
  const { saved, ...others } = stored;
  const next: Record<string, ReadingShelf | true> = { ...saved };
  for (const [key, value] of changed) {
    if (value === undefined) delete next[key];
    else next[key] = value;
  }
  // An earlier choice of this session would cover it.
  const left = choices.filter(
    ({ change, settledAt }) =>
      settledAt === null || change.kind !== 'save' || !changed.has(savedKeyOf(change.item)),
  );
  setLibrary({ stored: { ...others, saved: next }, choices: left });
}
