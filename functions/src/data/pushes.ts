import { paths } from '@rawi/model/paths';
import { type Push, type PushDevices, pushDevicesSchema, pushSchema } from '@rawi/model/truth/push';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(pushSchema);
const devicesConverter = converterOf(pushDevicesSchema);

/** What a person is still to be notified of on their devices. */
export function pushRef(db: Firestore, uid: string): DocumentReference<Push> {
  return db.doc(paths.push(uid)).withConverter(converter);
}

/** The devices on which a person is notified, and their quiet hours. */
export function pushDevicesRef(db: Firestore, uid: string): DocumentReference<PushDevices> {
  return db.doc(paths.pushDevices(uid)).withConverter(devicesConverter);
}

/** Pushes that are due and that no task has taken, a bounded number. */
export function overduePushes(db: Firestore, now: Date, limit: number): Query {
  return db.collection(paths.pushes()).where('dueAt', '<=', now).orderBy('dueAt').limit(limit);
}
