import type { DocumentChange } from '../../store/change.ts';
import type { Document } from '../../values/value.ts';

/** How a target's result moved: documents that entered or changed, and those that left it. */
export interface Delta {
  readonly changed: readonly Document[];
  /** `deleted` tells a document that is gone from one that only left the result. */
  readonly removed: readonly { readonly name: string; readonly deleted: boolean }[];
}

/** A target's result, kept up to date. */
export interface View {
  /** Every document of the result now. */
  documents(): readonly Document[];
  /** What changed since a time (in microseconds), or `undefined` if that is no longer known. */
  since(micros: number): Delta | undefined;
  /** Takes in one commit, given those of its changes that lie in the target's collections or names. */
  update(changes: readonly DocumentChange[]): Delta;
}

/** The difference between two results, in the order of the later one. */
export function difference(
  before: readonly Document[],
  after: readonly Document[],
  exists: (name: string) => boolean,
): Delta {
  const old = new Map(before.map((document) => [document.name, document]));
  const changed = after.filter((document) => old.get(document.name) !== document);
  for (const document of after) old.delete(document.name);
  return { changed, removed: [...old.keys()].map((name) => ({ name, deleted: !exists(name) })) };
}
