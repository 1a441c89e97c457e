import type { Firestore } from 'firebase-admin/firestore';
import { publicListsBy } from '../data/lists.ts';
import { invalidateTargets } from './invalidate.ts';

/**
 * Has all be built once more that shows somebody's name and photo beside their comments: the pages of their public lists and,
 * where they have or had one, their own page.
 */
export async function invalidateReader(
  db: Firestore,
  uid: string,
  { hasOwnPage, now }: { readonly hasOwnPage: boolean; readonly now: Date },
): Promise<void> {
  const { docs } = await publicListsBy(db, uid).select().get();
  const lists = docs.map(({ id }) => ({ kind: 'list', id }) as const);
  await invalidateTargets(db, [...lists, ...(hasOwnPage ? [{ kind: 'reader', id: uid } as const] : [])], now);
}
