import { isSame } from '@rawi/model/pages/is-same';
import { type CountShard, countedNames } from '@rawi/model/truth/counts';
import {
  CHOICE_KINDS,
  type ChoiceIds,
  type ChoiceKind,
  type ChoiceTimes,
  type EntryOf,
} from './choice-kinds.ts';

/** A choice as it is now, and as it was last applied. */
export interface ChoiceState<K extends ChoiceKind> extends ChoiceTimes {
  /** The stored document; undefined if the choice was taken back. */
  readonly choice: unknown;
  readonly entry: EntryOf<K> | undefined;
}

/** What makes the library and the counts agree with the choice. */
export interface ChoiceStep<K extends ChoiceKind> {
  /** The entry from now on; undefined without a choice. */
  readonly entry: EntryOf<K> | undefined;
  /** Whether it differs from the previous entry. */
  readonly changed: boolean;
  /** By how much each number changes; numbers that do not change are left out. */
  readonly differences: CountShard;
}

/**
 * One step from the library to a choice. It depends on states only and on no event: applied twice, late or in
 * any order it ends with the last choice, and the numbers are the sum of all entries.
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

/** The difference that turns some numbers into others. */
export function difference(before: CountShard, after: CountShard): CountShard {
  return Object.fromEntries(
    countedNames(before, after)
      .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );
}
