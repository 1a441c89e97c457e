import { compareSegments } from '../values/resource-name.ts';

const CHUNK = 256;

/**
 * Ids in Firestore's order, each with a value. Kept as a list of short sorted chunks, so that inserting and removing
 * cost about the same with a hundred entries as with a hundred thousand.
 */
export class SortedMap<T> {
  readonly #values = new Map<string, T>();
  readonly #chunks: string[][] = [];

  get size(): number {
    return this.#values.size;
  }

  get(id: string): T | undefined {
    return this.#values.get(id);
  }

  set(id: string, value: T): void {
    if (!this.#values.has(id)) this.#insert(id);
    this.#values.set(id, value);
  }

  delete(id: string): void {
    if (!this.#values.delete(id)) return;
    const at = this.#chunkFor(id);
    const chunk = this.#chunks[at];
    if (!chunk) return;
    chunk.splice(lowerBound(chunk, id), 1);
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /** Values in ascending order of their ids, from the first id that is not before `from`. */
  *values(from?: string): Generator<T> {
    for (const id of this.keys(from)) {
      const value = this.#values.get(id);
      if (value !== undefined) yield value;
    }
  }

  /** Ids in ascending order, from the first that is not before `from`. */
  *keys(from?: string): Generator<string> {
    let at = from === undefined ? 0 : this.#chunkFor(from);
    let start = from === undefined ? 0 : lowerBound(this.#chunks[at] ?? [], from);
    for (; at < this.#chunks.length; at++) {
      const chunk = this.#chunks[at] ?? [];
      for (let i = start; i < chunk.length; i++) {
        const id = chunk[i];
        if (id !== undefined) yield id;
      }
      start = 0;
    }
  }

  #insert(id: string): void {
    const at = this.#chunkFor(id);
    const chunk = this.#chunks[at];
    if (!chunk) {
      this.#chunks.push([id]);
      return;
    }
    chunk.splice(lowerBound(chunk, id), 0, id);
    if (chunk.length > CHUNK) this.#chunks.splice(at + 1, 0, chunk.splice(CHUNK / 2));
  }

  /** The index of the chunk where `id` stands or would stand. */
  #chunkFor(id: string): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const first = this.#chunks[middle]?.[0];
      if (first !== undefined && compareSegments(first, id) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** The index of the first id that is not before `id`. */
function lowerBound(sorted: readonly string[], id: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const candidate = sorted[middle];
    if (candidate !== undefined && compareSegments(candidate, id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
