import { paths } from '@rawi/model/paths';
import type { Firestore, Query } from 'firebase-admin/firestore';

/** Invalidations that no task took in time, or whose task has held them too long; parked ones have no such time. */
export function overdueInvalidations(db: Firestore, now: Date, limit: number): Query {
  return db.collection(paths.invalidations()).where('dueAt', '<=', now).orderBy('dueAt').limit(limit);
}
