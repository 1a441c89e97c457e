import type { Report } from '@rawi/model/truth/report';
import type { Firestore } from 'firebase-admin/firestore';
import { reportsBy } from '../data/reports.ts';

/** As many as are changed in one write. */
const BATCH = 400;

/** Takes a person and their words off what they have reported; that a chapter has a fault stays true. */
export async function forgetReporter(firestore: Firestore, uid: string): Promise<void> {
  const nobody = { reporter: null, note: '' } satisfies Partial<Report>;
  for (;;) {
    const { docs } = await reportsBy(firestore, uid, BATCH).get();
    if (docs.length === 0) return;
    const batch = firestore.batch();
    for (const { ref } of docs) batch.update(ref, nobody);
    await batch.commit();
  }
}
