/**
 * One's own latest choices over what is stored: they show at once, and go when their write has ended. Pure, so that a
 * switch, a follow button and a like behave alike.
 */

export interface Choice<C> {
  /** What is chosen about; a later choice about the same takes the place of the earlier one. */
  readonly key: string;
  /** Tells this choice from the others about the same. */
  readonly turn: number;
  readonly change: C;
}

/** The choices with one more. */
export function chosen<T extends Choice<unknown>>(choices: readonly T[], choice: T): readonly T[] {
  return [...choices.filter(({ key }) => key !== choice.key), choice];
}

/** The choices without one whose write has ended, well or not; a later choice about the same stays. */
export function settled<T extends Choice<unknown>>(choices: readonly T[], turn: number): readonly T[] {
  return choices.filter((choice) => choice.turn !== turn);
}

/** What to show: the stored value with the choices applied in their order. */
export function overlaid<V, C>(
  stored: V,
  choices: readonly Choice<C>[],
  apply: (value: V, change: C) => V,
): V {
  return choices.reduce((value, { change }) => apply(value, change), stored);
}
