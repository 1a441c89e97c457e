import { paths } from '@rawi/model/paths';
import type { Firestore, Query } from 'firebase-admin/firestore';

/** Marks that no task took in time, or whose task has held them too long; parked ones have no such time. */
export function overdueMarks(db: Firestore, now: Date, limit: number): Query {
  return db.collection(paths.dirtyMarks()).where('dueAt', '<=', now).orderBy('dueAt').limit(limit);
}
