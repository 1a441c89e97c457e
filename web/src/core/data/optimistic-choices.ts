/**
 * Optimistic updates: a person's own latest choices are applied over the stored value at once, and go when
 * their write has ended. Pure, so that a switch, a follow button and a like behave alike.
 */

export interface Choice<C> {
  /** The subject of the choice; a later choice about the same subject replaces the earlier one. */
  readonly key: string;
  /** The id of this choice among those about the same subject. Devices store it under this name. */
  readonly turn: number;
  readonly change: C;
}

/** Returns the choices with one more. */
export function addChoice<T extends Choice<unknown>>(choices: readonly T[], choice: T): readonly T[] {
  return [...choices.filter(({ key }) => key !== choice.key), choice];
}

/**
 * Returns the choices without one whose write has ended, committed or refused; a later choice about the same
 * subject stays.
 */
export function removeChoice<T extends Choice<unknown>>(choices: readonly T[], turn: number): readonly T[] {
  return choices.filter((choice) => choice.turn !== turn);
}

/** The value to show: the stored one with the choices applied in their order. */
export function applyChoices<V, C>(
  stored: V,
  choices: readonly Choice<C>[],
  apply: (value: V, change: C) => V,
): V {
  return choices.reduce((value, { change }) => apply(value, change), stored);
}
