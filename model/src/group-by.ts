/**
 * The items of each key, in their order; keys in the order in which they first come. `Map.groupBy` does the same where there
 * is one: Safari before 17.4, Chrome before 117 and Node before 21 have none.
 */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
