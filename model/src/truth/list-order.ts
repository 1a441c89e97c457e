/** Something that stands in an order. */
interface Ordered {
  readonly key: string;
  readonly order: number;
}

/** The order of what is put at the end of a list. */
export function lastOrder(entries: readonly Ordered[]): number {
  return Math.floor(Math.max(0, ...entries.map(({ order }) => order))) + 1;
}

/**
 * What has to be written so that the entry at `from` stands at `to`, by key: the order of that entry alone, or of all where
 * there is no number left between its neighbours. `entries` are sorted.
 */
export function movedOrders(
  entries: readonly Ordered[],
  from: number,
  to: number,
): Readonly<Record<string, number>> {
  const moved = entries[from];
  if (!moved || from === to || !entries[to]) return {};
  const others = entries.toSpliced(from, 1);
  const [before, after] = [others[to - 1]?.order, others[to]?.order];
  const order = between(before, after);
  const isBetween = (before === undefined || before < order) && (after === undefined || order < after);
  if (isBetween) return { [moved.key]: order };
  return Object.fromEntries(others.toSpliced(to, 0, moved).map(({ key }, index) => [key, index + 1]));
}

function between(before: number | undefined, after: number | undefined): number {
  if (before === undefined) return after === undefined ? 1 : Math.ceil(after) - 1;
  return after === undefined ? Math.floor(before) + 1 : (before + after) / 2;
}
