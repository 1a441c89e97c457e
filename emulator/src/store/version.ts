import type { Document } from '../values/value.ts';

/** A document from one commit until the next that changes it; without `document`, the document does not exist. */
export interface Version {
  /** The commit's time in microseconds. */
  readonly micros: number;
  readonly document: Document | undefined;
  /** In bytes, by Firestore's formula. */
  readonly size: number;
  /** The version before, for as long as the change log reaches back to it. */
  previous: Version | undefined;
}

/** The document as it was at a time: `Infinity` is now. */
export function versionAt(newest: Version | undefined, micros: number): Document | undefined {
  let version = newest;
  while (version && version.micros > micros) version = version.previous;
  return version?.document;
}
