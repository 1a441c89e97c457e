import { paths } from '@rawi/model/paths';
import { type Staff, staffSchema } from '@rawi/model/truth/staff';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(staffSchema);

export function staffRef(db: Firestore, uid: string): DocumentReference<Staff> {
  return db.doc(paths.staff(uid)).withConverter(converter);
}

/** The admins, a bounded number. */
export function adminsAmong(db: Firestore, limit: number): Query<Staff> {
  return allStaff(db).where('roles', 'array-contains', 'admin').limit(limit);
}

/** All reviewers and admins. They are few. */
export function allStaff(db: Firestore): Query<Staff> {
  return db.collection(paths.allStaff()).withConverter(converter);
}
