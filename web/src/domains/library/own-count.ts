/** A person's own choice, with the numbers that it is counted in. */
export interface CountedChoice<K extends string> {
  /** The numbers shown on the page when the choice was made. */
  readonly seen: Readonly<Record<string, number>>;
  /** In which of them the person's earlier choice was counted. */
  readonly included: K | null;
  /** In which of them it is counted now. */
  readonly value: K | null;
}

/**
 * The numbers to show. They follow the person's choice at once, but only while the page still shows exactly
 * the numbers that were seen when it was made: other numbers are assumed to include it, so that it is never
 * counted twice.
 */
export function ownCount<K extends string>(
  shown: Readonly<Record<K, number>>,
  choice: CountedChoice<K> | undefined,
): Readonly<Record<K, number>> {
  if (!choice || choice.included === choice.value) return shown;
  const { seen, included, value } = choice;
  for (const name in shown) if (shown[name] !== seen[name]) return shown;
  const counts: Record<K, number> = { ...shown };
  if (included !== null) counts[included] = Math.max(0, counts[included] - 1);
  if (value !== null) counts[value] += 1;
  return counts;
}
