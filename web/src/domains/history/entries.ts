import type { Position, ReadEntry } from './entry.ts';

/** Pure functions that update a history when something is read. Newest first, each chapter once. */

/** The entries with one more. An entry only moves forward in time, and a finished one stays finished. */
export function withEntry(
  entries: readonly ReadEntry[],
  entry: ReadEntry,
  most = Number.POSITIVE_INFINITY,
): readonly ReadEntry[] {
  const before = entries.find(({ chapterId }) => chapterId === entry.chapterId);
  if (before && isLater(before, entry)) return entries;
  const finished = entry.finished || before?.finished === true;
  const others = entries.filter(({ chapterId }) => chapterId !== entry.chapterId);
  return [{ ...entry, finished }, ...others].toSorted(newestFirst).slice(0, most);
}

const timeOf = ({ readAt }: Pick<Position, 'readAt'>) => Date.parse(readAt);
const isLater = (a: Position, b: Position) => timeOf(a) > timeOf(b);
const newestFirst = (a: Position, b: Position) => timeOf(b) - timeOf(a);

/** The chapter last read of each comic, newest first. */
export function latestOfEachComic(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const seen = new Set<string>();
  return entries.toSorted(newestFirst).filter(({ comicId }) => {
    if (seen.has(comicId)) return false;
    seen.add(comicId);
    return true;
  });
}
