import { reportSchema } from '@rawi/model/truth/report';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { reportRef, reportsBy } from '../data/reports.ts';
import { cryptoRandom } from '../secrets/random.ts';

const reader = reading(reportSchema);

/** Reports changed in one write: each needs two writes. */
const BATCH = 200;

/**
 * Removes a person and their words from their reports; that a chapter has a fault stays recorded. A report's
 * id contains its reporter, so it is deleted and replaced by one without a name.
 */
export async function forgetReporter(firestore: Firestore, uid: string): Promise<void> {
  for (;;) {
    const { docs } = await reportsBy(firestore, uid, BATCH).get();
    if (docs.length === 0) return;
    const batch = firestore.batch();
    for (const found of docs) {
      const report = reader.safeParse(found.data());
      batch.delete(found.ref);
      // A report that cannot be read is of no use to reviewers.
      if (!report.success) continue;
      batch.create(reportRef(firestore, cryptoRandom.id()), { ...report.data, reporter: null, note: '' });
    }
    await batch.commit();
  }
}
