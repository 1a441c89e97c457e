import { isSame } from '@rawi/model/pages/is-same';
import { COUNTED, type CountShard } from '@rawi/model/truth/counts';
import {
  CHOICE_KINDS,
  type ChoiceIds,
  type ChoiceKind,
  type ChoiceTimes,
  type EntryOf,
} from './choice-kinds.ts';

/** A choice as it is now, and as it was applied last. */
export interface ChoiceState<K extends ChoiceKind> extends ChoiceTimes {
  /** The stored document; nothing where the choice was taken back. */
  readonly choice: unknown;
  readonly entry: EntryOf<K> | undefined;
}

/** What makes the library and the counts what the choice says. */
export interface ChoiceStep<K extends ChoiceKind> {
  /** The entry from now on; nothing where there is no choice. */
  readonly entry: EntryOf<K> | undefined;
  /** Whether it differs from the one there was. */
  readonly changed: boolean;
  /** By how much each number changes; those that stay are left out. */
  readonly differences: CountShard;
}

/**
 * One step from the library to a choice. It looks at states alone and at no event: taken twice, late or in any order it
 * ends where the last choice is, and the numbers are what all entries together add up to.
 */
export function choiceStep<K extends ChoiceKind>(
  kind: K,
  ids: ChoiceIds[K],
  { choice, entry, ...times }: ChoiceState<K>,
): ChoiceStep<K> {
  const next = choice === undefined ? undefined : CHOICE_KINDS[kind].entry(choice, ids, times);
  return {
    entry: next,
    changed: !isSame(entry, next),
    differences: difference(countsOf(kind, entry), countsOf(kind, next)),
  };
}

/** What an entry adds to the numbers of its target. */
export function countsOf<K extends ChoiceKind>(kind: K, entry: EntryOf<K> | undefined): CountShard {
  return entry === undefined ? {} : CHOICE_KINDS[kind].counts(entry);
}

/** What leads from some numbers to others. */
export function difference(before: CountShard, after: CountShard): CountShard {
  return Object.fromEntries(
    COUNTED.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const).filter(
      ([, change]) => change !== 0,
    ),
  );
}
