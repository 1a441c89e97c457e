import { InvalidPage } from '@rawi/model/page-document';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { InvalidDocument } from '../data/converter.ts';
import { dirtyRef } from '../data/dirty.ts';
import { pageRef } from '../data/pages.ts';
import { pageOf } from '../pages/page-of.ts';

/**
 * Rebuilds a marked page from the truth and clears its mark. It looks at the mark as it is now, never at the event:
 * delivered twice, late or out of order it does the same. A page that was marked again while it was being rebuilt is
 * left alone, since the event of the newer mark will do it from newer truth.
 */
export async function rebuildMarkedPage(db: Firestore, pageId: string): Promise<void> {
  try {
    await rebuild(db, pageId);
  } catch (error) {
    // Asking again would find the same document: the mark stays and the page keeps its last good state.
    if (!(error instanceof InvalidDocument || error instanceof InvalidPage)) throw error;
    logger.error(`The page ${pageId} cannot be rebuilt.`, { reason: error.message });
  }
}

async function rebuild(db: Firestore, pageId: string): Promise<void> {
  const mark = (await dirtyRef(db, pageId).get()).data();
  if (!mark) return;
  const page = await pageOf(db, mark);
  await db.runTransaction(async (transaction) => {
    const current = (await transaction.get(dirtyRef(db, pageId))).data();
    if (current?.generation !== mark.generation) return;
    if (page) transaction.set(pageRef(db, pageId), page);
    else transaction.delete(pageRef(db, pageId));
    transaction.delete(dirtyRef(db, pageId));
  });
}
