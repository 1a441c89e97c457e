import { publicListsBy } from '../data/lists.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import type { ListServices } from './settle-list.ts';

/** Has the pages of a person's public lists built once more: they show the name and the photo of the profile. */
export async function markListsOf({ firestore, now }: ListServices, uid: string): Promise<void> {
  const { docs } = await publicListsBy(firestore, uid).select().get();
  await invalidateTargets(
    firestore,
    docs.map(({ id }) => ({ kind: 'list', id })),
    now(),
  );
}
