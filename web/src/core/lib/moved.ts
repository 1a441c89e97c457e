/** The list with one of its items at another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const item = list.slice(from, from + 1);
  return [...rest.slice(0, to), ...item, ...rest.slice(to)];
}
