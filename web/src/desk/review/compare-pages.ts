import { diffArrays } from 'diff';

/** Which pages are otherwise, by their numbers from 1. */
export interface ComparedPages {
  /** Of the pages as they are now: those that have taken the place of another one. */
  readonly changed: readonly number[];
  readonly added: readonly number[];
  /** Of the pages as they were. */
  readonly removed: readonly number[];
}

/**
 * Compares pages by what they look like, each told by its hash. Where as many pages went as came, each is taken for the other
 * changed; what is more was added or removed.
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
