import type { Firestore } from 'firebase-admin/firestore';
import { DELETED_COMMENTS } from './deleted-comments.ts';
import { KEY_SPACES } from './key-spaces.ts';
import { LIST_ADDRESSES } from './list-addresses.ts';
import type { Migrated, Migration } from './migration.ts';
import { RESOLVE_REVIEWS } from './resolve-reviews.ts';

/** All migrations, in the order in which they run. New ones are added at the end. */
export const MIGRATIONS: readonly Migration[] = [
  KEY_SPACES,
  RESOLVE_REVIEWS,
  DELETED_COMMENTS,
  LIST_ADDRESSES,
];

/** Runs every migration and reports what each has done. */
export async function migrate(
  db: Firestore,
  told: (name: string, migrated: Migrated) => void = () => {},
  migrations = MIGRATIONS,
): Promise<void> {
  for (const { name, run } of migrations) told(name, await run(db));
}
