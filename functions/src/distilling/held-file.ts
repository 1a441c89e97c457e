import { type ChapterFile, FILE_LEASE_SECONDS } from '@rawi/model/truth/file';
import type { Firestore } from 'firebase-admin/firestore';
import { fileRef } from '../data/chapter-files.ts';
import { changeLeased, heldBy, type Leasing, takeLeased } from '../data/lease.ts';

/** Where the documents of files are, and how tasks tell each other apart. */
export interface FileRecord extends Leasing {
  readonly firestore: Firestore;
}

/** A file that a task has taken, as it was then. */
export interface HeldFile {
  readonly fileId: string;
  readonly lease: string;
  readonly file: ChapterFile;
}

/** Takes the file; undefined if all is done, if it is gone, or if another task holds it. */
export async function takeFile(record: FileRecord, fileId: string): Promise<HeldFile | undefined> {
  const taken = await takeLeased(fileRef(record.firestore, fileId), record, FILE_LEASE_SECONDS);
  return taken && { fileId, lease: taken.lease, file: taken.document };
}

/** What a task may change while it keeps the file. */
export type GoingOn = Partial<Pick<ChapterFile, 'progress'>>;

/** What a task may change when it releases the file. */
export type LeftBehind = Partial<Omit<ChapterFile, 'uid' | 'createdAt' | 'lease' | 'dueAt'>> &
  Pick<ChapterFile, 'dueAt'>;

/** Renews the lease on the file and changes it; throws `LeaseLost`. */
export async function keepFile(
  { firestore, now }: FileRecord,
  { fileId, lease }: HeldFile,
  change: (file: ChapterFile) => GoingOn = () => ({}),
): Promise<void> {
  await changeLeased(fileRef(firestore, fileId), lease, (file) => ({
    ...change(file),
    ...heldBy(lease, now(), FILE_LEASE_SECONDS),
  }));
}

/** Changes the file and releases it; throws `LeaseLost`. */
export async function leaveFile(
  { firestore }: FileRecord,
  { fileId, lease }: HeldFile,
  change: LeftBehind,
): Promise<void> {
  await changeLeased(fileRef(firestore, fileId), lease, () => ({ ...change, lease: null }));
}
