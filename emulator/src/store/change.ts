import type { Caller } from '../values/auth.ts';
import type { Document, Timestamp } from '../values/value.ts';

/** A committed change to one document, for triggers and export. */
export interface Change {
  readonly database: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
  readonly time: Timestamp;
  readonly caller: Caller;
}

/** What one commit (or one clearing) changed, each document once, for listeners. */
export interface CommittedChanges {
  readonly database: string;
  readonly time: Timestamp;
  readonly changes: readonly DocumentChange[];
}

export interface DocumentChange {
  readonly name: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
}
