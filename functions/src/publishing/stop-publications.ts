import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { notBegun } from '../data/lease.ts';
import { publicationRef, publicationsUnderWay } from '../data/publications.ts';
import { readTakingBack } from './take-back.ts';

interface Stopping {
  readonly firestore: Firestore;
  readonly now: () => Date;
}

/**
 * Stops all publications of a person whose account was deleted: work that was just published is taken back,
 * and waiting work is continued, so that its task finds no owner and leaves nothing of it
 * (`tasks/publish.ts`). May run twice.
 */
export async function stopPublications({ firestore: db, now }: Stopping, uid: string): Promise<void> {
  for (const { id } of (await publicationsUnderWay(db, uid).get()).docs) {
    await db.runTransaction(async (transaction) => {
      const work = (await transaction.get(publicationRef(db, id))).data();
      if (work?.way !== 'out' || work.step === 'done') return;
      const ref = db.doc(paths.publication(id));
      const again = notBegun(now());
      if (work.step !== 'clean') {
        if (work.dueAt === null) transaction.update(ref, again);
        return;
      }
      const write = await readTakingBack(transaction, db, work, now());
      // Readers already had what was replaced or has returned, so its task may finish.
      if (write === undefined) return;
      write();
      transaction.update(ref, { ...again, step: 'files', cursor: null });
    });
  }
}
