import { reportSchema } from '@rawi/model/truth/report';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { reportRef, reportsBy } from '../data/reports.ts';
import { cryptoRandom } from '../secrets/random.ts';

const reader = reading(reportSchema);

/** As many as are changed in one write: each is two. */
const BATCH = 200;

/**
 * Takes a person and their words off what they have reported; that a chapter has a fault stays true. A report is named by
 * its reporter, so it goes, and another one without a name comes in its place.
 */
export async function forgetReporter(firestore: Firestore, uid: string): Promise<void> {
  for (;;) {
    const { docs } = await reportsBy(firestore, uid, BATCH).get();
    if (docs.length === 0) return;
    const batch = firestore.batch();
    for (const found of docs) {
      const report = reader.safeParse(found.data());
      batch.delete(found.ref);
      // What cannot be read tells reviewers nothing.
      if (!report.success) continue;
      batch.create(reportRef(firestore, cryptoRandom.id()), { ...report.data, reporter: null, note: '' });
    }
    await batch.commit();
  }
}
