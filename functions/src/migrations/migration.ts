import type { Firestore } from 'firebase-admin/firestore';

/** What a migration has done; it is told to whoever runs it. */
export interface Migrated {
  /** How many documents it has changed. */
  readonly changed: number;
  /** Those that it could not bring to what they should be, by path. */
  readonly left: readonly string[];
}

/**
 * Brings what is stored to what this build expects. Each may be killed at any time and run again: what is done already is left
 * alone, and nothing is lost or counted twice.
 */
export interface Migration {
  /** It never changes, once the migration has run anywhere. */
  readonly name: string;
  readonly run: (db: Firestore) => Promise<Migrated>;
}
