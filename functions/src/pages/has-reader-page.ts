import { paths } from '@rawi/model/paths';
import type { User } from '@rawi/model/truth/user';
import type { Firestore } from 'firebase-admin/firestore';
import { inboxRef } from '../data/users.ts';

/** The most people of whom it is asked at once. */
const BATCH = 100;

/**
 * Whether somebody has a page of their own: they want it, and admins have not closed their account. Muting leaves it: it has no
 * words of its own. Only of who wants one the inbox is read.
 */
export async function hasReaderPage(
  db: Firestore,
  uid: string,
  profile: Pick<User, 'settings'>,
): Promise<boolean> {
  if (!profile.settings.publicPage) return false;
  return (await inboxRef(db, uid).get()).data()?.closed === undefined;
}

/** Those of these people who want a page of their own; one read for each. */
export async function wantingPages(db: Firestore, uids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const left = [...new Set(uids)];
  while (left.length > 0) {
    const some = left.splice(0, BATCH).map((uid) => db.doc(paths.user(uid)));
    const profiles = await db.getAll(...some, { fieldMask: ['settings.publicPage'] });
    found.push(...profiles.filter((each) => each.get('settings.publicPage') === true).map(({ id }) => id));
  }
  return found;
}
