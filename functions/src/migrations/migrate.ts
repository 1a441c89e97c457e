import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { migrationRef } from '../data/documents.ts';
import { CARDS_WANTED } from './cards-wanted.ts';
import { DELETED_COMMENTS } from './deleted-comments.ts';
import { DENSE_WANTED } from './dense-wanted.ts';
import { KEY_SPACES } from './key-spaces.ts';
import { LIST_ADDRESSES } from './list-addresses.ts';
import type { Migrated, Migration } from './migration.ts';
import { NOT_RATED } from './not-rated.ts';
import { OPEN_FEEDS } from './open-feeds.ts';
import { PANELS_WANTED } from './panels-wanted.ts';
import { RESOLVE_REVIEWS } from './resolve-reviews.ts';

/** All migrations, in the order in which they run, which is that of their numbers. New ones are added at the end. */
export const MIGRATIONS: readonly Migration[] = [
  KEY_SPACES,
  RESOLVE_REVIEWS,
  DELETED_COMMENTS,
  LIST_ADDRESSES,
  NOT_RATED,
  PANELS_WANTED,
  DENSE_WANTED,
  OPEN_FEEDS,
  CARDS_WANTED,
];

/** Thrown where migrations have run that this build does not know, or in another order than its own. */
export class MigrationsDiffer extends Error {
  override readonly name = 'MigrationsDiffer';
}

/** Thrown where a migration has failed. What it has changed stays so; it is not noted, and runs from its beginning the next time. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';

  constructor(migration: string, cause: unknown) {
    super(`${migration} stopped: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** The migrations that have not run yet, in order, by the ledger (`migrations/*`). Throws `MigrationsDiffer`. */
export async function waitingMigrations(
  db: Firestore,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly Migration[]> {
  const { docs } = await db.collection(paths.migrations()).select().get();
  const ran = new Set(docs.map(({ id }) => id));
  const unknown = [...ran].filter((id) => !migrations.some(({ name }) => name === id));
  if (unknown.length > 0) {
    throw new MigrationsDiffer(
      `A newer version of Rawi has migrated what is stored (${unknown.join(', ')}). Use that version, or a later one.`,
    );
  }
  const first = migrations.findIndex(({ name }) => !ran.has(name));
  if (first === -1) return [];
  const waiting = migrations.slice(first);
  const early = waiting.find(({ name }) => ran.has(name));
  if (early) {
    throw new MigrationsDiffer(
      `${early.name} has run, and ${waiting[0]?.name} before it has not: they run in order. Restore what is stored from a backup, or ask for help with this sentence.`,
    );
  }
  return waiting;
}

export interface Migrating {
  readonly now: () => Date;
  /** Only counts: nothing is written, and nothing noted. */
  readonly isDry?: boolean;
  readonly onDone?: (name: string, migrated: Migrated) => void;
  readonly migrations?: readonly Migration[];
}

/**
 * Runs the migrations that wait, in order, notes each in the ledger, and says what each has done. One that dies is not
 * noted, and runs from its beginning the next time. Throws `MigrationsDiffer` before anything is written, and
 * `MigrationFailed`.
 */
export async function migrate(
  db: Firestore,
  { now, isDry = false, onDone = () => {}, migrations = MIGRATIONS }: Migrating,
): Promise<void> {
  for (const { name, run } of await waitingMigrations(db, migrations)) {
    const migrated = await run(db, isDry).catch((error: unknown) => {
      throw new MigrationFailed(name, error);
    });
    const { changed, left } = migrated;
    if (!isDry) {
      await migrationRef(db, name).set({ at: now(), changed, left: left.slice(0, LIMITS.migrationLeft) });
    }
    onDone(name, migrated);
  }
}
