import type { Firestore } from 'firebase-admin/firestore';

/** The result of a migration, for whoever runs it. */
export interface Migrated {
  /** How many documents it has changed, or would change. */
  readonly changed: number;
  /** The paths of documents that it could not migrate. */
  readonly left: readonly string[];
}

/**
 * Migrates the stored data to what this build expects. It may be killed at any time and run again: finished
 * work is skipped, and nothing is lost or counted twice. It only adds: what it replaces is read until the release
 * after, so that a site which is rolled back finds what it knows.
 */
export interface Migration {
  /** Begins with its number, and never changes once the migration has run anywhere. */
  readonly name: string;
  /** `isDry`: it reads as ever and counts, and writes nothing. */
  readonly run: (db: Firestore, isDry: boolean) => Promise<Migrated>;
}
