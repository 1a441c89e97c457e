import type { Firestore } from 'firebase-admin/firestore';
import { listFlagsOf, listReportsBy, publicListsBy } from '../data/lists.ts';
import { openList } from './open-list.ts';
import type { ListServices } from './settle-list.ts';

/** Takes a person's public lists from everybody, and their reports of others’; both may run twice. */
export async function forgetLists({ firestore: db, now }: ListServices, uid: string): Promise<void> {
  for (const { id } of (await publicListsBy(db, uid).get()).docs) {
    await db.runTransaction(async (transaction) =>
      (await openList(transaction, db, id)).write(undefined, now()),
    );
  }
  await forgetFlagged(db, uid);
  for (const report of (await listReportsBy(db, uid).get()).docs) {
    const { listId } = report.data();
    await report.ref.delete();
    await db.runTransaction(async (transaction) => {
      const { listed, write } = await openList(transaction, db, listId);
      write(listed, now());
    });
  }
}

/** Reports of what is gone keep waiting, without the name of whose it was. */
async function forgetFlagged(db: Firestore, uid: string): Promise<void> {
  const { docs } = await listFlagsOf(db, uid).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ uid: null, author: null })));
}
