import { paths } from '@rawi/model/paths';
import { type ChapterFile, fileSchema } from '@rawi/model/truth/file';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

const converter = converterOf(fileSchema);

export function fileRef(db: Firestore, fileId: string): DocumentReference<ChapterFile> {
  return db.doc(paths.file(fileId)).withConverter(converter);
}

/**
 * Files that no task took in time, or whose task has held them too long; a finished file has no such time.
 */
export function overdueFiles(db: Firestore, now: Date, limit: number): Query {
  return db.collection(paths.files()).where('dueAt', '<=', now).orderBy('dueAt').limit(limit);
}

/** A person's files as they are stored, a bounded number. */
export function filesOf(db: Firestore, uid: string, limit: number): Query {
  return db.collection(paths.files()).where('uid', '==', uid).limit(limit);
}

/** A person's files of the same bytes, a bounded number. */
export function filesOfBytes(
  db: Firestore,
  { uid, sha256 }: { readonly uid: string; readonly sha256: string },
  limit: number,
): Query<ChapterFile> {
  const files = db.collection(paths.files()).withConverter(converter);
  return files.where('uid', '==', uid).where('source.sha256', '==', sha256).limit(limit);
}
