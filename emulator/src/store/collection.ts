import { EqualityIndex } from './equality-index.ts';
import { SortedMap } from './sorted-map.ts';
import type { Version } from './version.ts';

/** One collection of one parent: its documents by id, and which ids have documents somewhere below them. */
export class Collection {
  readonly documents = new SortedMap<Version>();
  /** Of the documents as they are now. */
  readonly equal = new EqualityIndex();
  /** How many documents live anywhere below each id, whether or not a document has that id itself. */
  readonly below = new Map<string, number>();
  /** Documents that exist now; `documents` also holds deleted ones that the log still knows. */
  live = 0;

  constructor(
    /** Relative to the database: `comics` or `comics/one/chapters`. */
    readonly path: string,
    readonly id: string,
    /** The path of the document that it hangs from; empty at the root. */
    readonly parent: string,
  ) {}

  /** True while a client would be shown this collection. */
  get visible(): boolean {
    return this.live > 0 || this.below.size > 0;
  }

  addBelow(id: string, count: number): void {
    const next = (this.below.get(id) ?? 0) + count;
    if (next > 0) this.below.set(id, next);
    else this.below.delete(id);
  }
}
