import type { CompositeIndex, IndexConfig } from '../query/index-config.ts';

/** A composite index of `firestore.indexes.json`, and how many queries it answered since the last reset. */
export interface IndexUsage extends CompositeIndex {
  readonly queries: number;
}

/** Counts, for each project, how many queries each composite index answered. */
export class IndexMeter {
  readonly #projects = new Map<string, Map<CompositeIndex, number>>();

  constructor(readonly config: IndexConfig) {}

  /** Counts one query of a project, which these indexes answered together. */
  addQuery(project: string, used: readonly CompositeIndex[]): void {
    if (used.length === 0) return;
    const counts = this.#projects.get(project) ?? new Map<CompositeIndex, number>();
    this.#projects.set(project, counts);
    for (const index of used) counts.set(index, (counts.get(index) ?? 0) + 1);
  }

  /** Every composite index in the order of the file, used or not. */
  read(project: string): readonly IndexUsage[] {
    const counts = this.#projects.get(project);
    return this.config.indexes.map((index) => ({ ...index, queries: counts?.get(index) ?? 0 }));
  }

  reset(project: string): void {
    this.#projects.delete(project);
  }
}
