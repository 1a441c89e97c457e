import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { type FollowedList, followedListSchema } from '@rawi/model/truth/followed-list';
import { deleteDoc, doc, orderBy, serverTimestamp, setDoc } from 'firebase/firestore';
import { converterOf, documentAt } from '../../core/data/documents.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import type { ListSource } from '../../core/live/use-list.ts';
import { ownWrite } from '../../core/session/refused-write.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/** Whether a person follows a list. */
export const followedListOf = documentAt(
  (uid: string, listId: string) => paths.followedList(uid, listId),
  followedListSchema,
);

/** The lists that a person follows, the latest first. */
export const followedListsOf = (uid: string): ListSource<FollowedList> => ({
  path: paths.followedLists(uid),
  name: 'all',
  converter: converterOf<FollowedList>(followedListSchema),
  constraints: [orderBy('at', 'desc')],
  size: LIMITS.listPage,
});

/** Follows a list. Without a network it waits in the SDK, and shows at once. */
export function followList(uid: string, { listId, name, picture }: Omit<FollowedList, 'at'>): Promise<void> {
  const data = { listId, name, ...(picture && { picture }), at: serverTimestamp() };
  return ownWrite(() => setDoc(doc(firebaseFirestore(), paths.followedList(uid, listId)), data));
}

export function unfollowList(uid: string, listId: string): Promise<void> {
  return ownWrite(() => deleteDoc(doc(firebaseFirestore(), paths.followedList(uid, listId))));
}
