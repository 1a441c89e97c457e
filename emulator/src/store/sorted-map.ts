import { compareSegments } from '../values/resource-name.ts';

const CHUNK = 256;

interface Entry<T> {
  readonly id: string;
  value: T;
}

/**
 * Ids in Firestore's order, each with a value. Kept as a list of short sorted chunks, so that inserting and removing
 * cost about the same with a hundred entries as with a hundred thousand.
 */
export class SortedMap<T> {
  readonly #byId = new Map<string, Entry<T>>();
  readonly #chunks: Entry<T>[][] = [];

  get size(): number {
    return this.#byId.size;
  }

  get(id: string): T | undefined {
    return this.#byId.get(id)?.value;
  }

  set(id: string, value: T): void {
    const found = this.#byId.get(id);
    if (found) {
      found.value = value;
      return;
    }
    const entry = { id, value };
    this.#byId.set(id, entry);
    this.#insert(entry);
  }

  delete(id: string): void {
    if (!this.#byId.delete(id)) return;
    const at = this.#chunkFor(id);
    const chunk = this.#chunks[at];
    if (!chunk) return;
    chunk.splice(lowerBound(chunk, id), 1);
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /** Values in ascending order of their ids. */
  *values(): Generator<T> {
    for (const chunk of this.#chunks) for (const entry of chunk) yield entry.value;
  }

  /** Ids in ascending order. */
  *keys(): Generator<string> {
    for (const chunk of this.#chunks) for (const entry of chunk) yield entry.id;
  }

  #insert(entry: Entry<T>): void {
    const at = this.#chunkFor(entry.id);
    const chunk = this.#chunks[at];
    if (!chunk) {
      this.#chunks.push([entry]);
      return;
    }
    chunk.splice(lowerBound(chunk, entry.id), 0, entry);
    if (chunk.length > CHUNK) this.#chunks.splice(at + 1, 0, chunk.splice(CHUNK / 2));
  }

  /** The index of the chunk where `id` stands or would stand. */
  #chunkFor(id: string): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const first = this.#chunks[middle]?.[0];
      if (first && compareSegments(first.id, id) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** The index of the first entry that does not stand before `id`. */
function lowerBound<T>(sorted: readonly Entry<T>[], id: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const candidate = sorted[middle];
    if (candidate && compareSegments(candidate.id, id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
