import type { Firestore } from 'firebase-admin/firestore';

/** The result of a migration, for whoever runs it. */
export interface Migrated {
  /** How many documents it has changed. */
  readonly changed: number;
  /** The paths of documents that it could not migrate. */
  readonly left: readonly string[];
}

/**
 * Migrates the stored data to what this build expects. It may be killed at any time and run again: finished
 * work is skipped, and nothing is lost or counted twice.
 */
export interface Migration {
  /** Never changes once the migration has run anywhere. */
  readonly name: string;
  readonly run: (db: Firestore) => Promise<Migrated>;
}
