import { publicListStep } from '@rawi/model/truth/public-list-step';
import type { Firestore } from 'firebase-admin/firestore';
import { isMuted } from '../callers/is-muted.ts';
import { ownListRef } from '../data/lists.ts';
import { openList } from './open-list.ts';

export interface ListServices {
  readonly firestore: Firestore;
  readonly now: () => Date;
}

/** A private list, and the public one that it names or has named. */
export interface PublishedIds {
  readonly uid: string;
  readonly listId: string;
  readonly publicId: string;
}

/** Makes the public list what its private one says now. Only states count: twice, late or in any order it ends in the same. */
export async function settlePublicList(
  { firestore: db, now }: ListServices,
  { uid, listId, publicId }: PublishedIds,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [own, { listed, write }, muted] = await Promise.all([
      transaction.get(ownListRef(db, uid, listId)),
      openList(transaction, db, publicId, uid),
      isMuted(transaction, db, uid, now()),
    ]);
    const state = { id: publicId, of: { uid, listId }, own: own.data(), listed };
    write(publicListStep({ ...state, mayPublish: !muted, now: now() }), now());
  });
}
