import { diffArrays } from 'diff';

/** The pages that differ, by number from 1. */
export interface ComparedPages {
  /** Current pages that replace another one. */
  readonly changed: readonly number[];
  readonly added: readonly number[];
  /** Pages of the earlier file. */
  readonly removed: readonly number[];
}

/**
 * Compares pages by appearance, that is, by their hashes. Where as many pages were removed as added, they
 * count as changed, in order; the rest were added or removed.
 */
export function comparePages(before: readonly string[], after: readonly string[]): ComparedPages {
  const [changed, added, removed]: [number[], number[], number[]] = [[], [], []];
  let [was, is] = [1, 1];
  let gone: number[] = [];
  let come: number[] = [];
  const settle = () => {
    const both = Math.min(gone.length, come.length);
    changed.push(...come.slice(0, both));
    added.push(...come.slice(both));
    removed.push(...gone.slice(both));
    gone = [];
    come = [];
  };
  for (const part of diffArrays([...before], [...after])) {
    const numbers = (from: number) => Array.from({ length: part.count }, (_, index) => from + index);
    if (part.removed) {
      gone.push(...numbers(was));
      was += part.count;
    } else if (part.added) {
      come.push(...numbers(is));
      is += part.count;
    } else {
      settle();
      was += part.count;
      is += part.count;
    }
  }
  settle();
  return { changed, added, removed };
}
