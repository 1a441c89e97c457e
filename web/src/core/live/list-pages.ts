/** A document of a list, with its path as its name. */
export interface ListItem<T> {
  readonly path: string;
  readonly data: T;
}

/**
 * The live first page, followed by the older pages without what is on the first. A document that newer ones
 * have pushed off the first page stays, since it was there when the second was read; none is shown twice.
 */
export function joinPages<T>(
  live: readonly ListItem<T>[],
  older: readonly ListItem<T>[],
): readonly ListItem<T>[] {
  const shown = new Set(live.map(({ path }) => path));
  return [...live, ...older.filter(({ path }) => !shown.has(path))];
}
