import { type ChapterFile, FILE_LEASE_SECONDS } from '@rawi/model/truth/file';
import type { Firestore } from 'firebase-admin/firestore';
import { fileRef } from '../data/chapter-files.ts';

/** Where files' documents are, and what tasks tell each other apart by. */
export interface FileRecord {
  readonly firestore: Firestore;
  readonly now: () => Date;
  /** Unlike every other one. */
  readonly newLease: () => string;
}

/** A file that a task has taken, as it was then. */
export interface HeldFile {
  readonly fileId: string;
  readonly lease: string;
  readonly file: ChapterFile;
}

/** The task no longer holds the file: another one has taken it over, or it is gone. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  /** There is no such file any more. */
  readonly gone: boolean;

  constructor(fileId: string, gone: boolean) {
    super(`The file ${fileId} is ${gone ? 'gone' : 'held by another task'}.`);
    this.gone = gone;
  }
}

/** Takes the file; nothing where all is done, where it is gone, or where another task is at it. */
export function takeFile(
  { firestore, now, newLease }: FileRecord,
  fileId: string,
): Promise<HeldFile | undefined> {
  const ref = fileRef(firestore, fileId);
  return firestore.runTransaction(async (transaction) => {
    const file = (await transaction.get(ref)).data();
    if (!file || file.dueAt === null) return undefined;
    if (file.lease !== null && file.lease.until > now()) return undefined;
    const lease = newLease();
    const change = { ...heldBy(lease, now()), tries: file.tries + 1 };
    transaction.update(ref, change);
    return { fileId, lease, file: { ...file, ...change } };
  });
}

/** What a task that goes on may change. */
export type GoingOn = Partial<Pick<ChapterFile, 'progress'>>;
/** What a task leaves behind. */
export type LeftBehind = Partial<Omit<ChapterFile, 'uid' | 'createdAt' | 'lease' | 'dueAt'>> &
  Pick<ChapterFile, 'dueAt'>;

/** Holds the file for longer, and changes it; throws `LeaseLost`. */
export async function keepFile(
  record: FileRecord,
  held: HeldFile,
  change: (file: ChapterFile) => GoingOn = () => ({}),
): Promise<void> {
  await update(record, held, (file) => ({ ...change(file), ...heldBy(held.lease, record.now()) }));
}

/** Changes the file and lets it go; throws `LeaseLost`. */
export async function leaveFile(record: FileRecord, held: HeldFile, change: LeftBehind): Promise<void> {
  await update(record, held, () => ({ ...change, lease: null }));
}

async function update(
  { firestore }: FileRecord,
  { fileId, lease }: HeldFile,
  change: (file: ChapterFile) => Partial<ChapterFile>,
): Promise<void> {
  const ref = fileRef(firestore, fileId);
  await firestore.runTransaction(async (transaction) => {
    const file = (await transaction.get(ref)).data();
    if (file?.lease?.id !== lease) throw new LeaseLost(fileId, file === undefined);
    transaction.update(ref, change(file));
  });
}

/** The sweep looks after a file when its lease has run out. */
function heldBy(id: string, now: Date): Pick<ChapterFile, 'lease' | 'dueAt'> {
  const until = later(now, FILE_LEASE_SECONDS);
  return { lease: { id, until }, dueAt: until };
}

export function later(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
