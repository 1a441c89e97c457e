import { EMPTY_LIST, type TextList } from '@rawi/model/text-search/text-list';
import type { ChapterText, TextSweep } from '@rawi/model/truth/chapter-text';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Files } from '../data/files.ts';
import { textSweepRef } from '../data/text-index.ts';
import { readList, saveList } from './text-files.ts';

export interface IndexingTexts {
  readonly firestore: Firestore;
  readonly bucket: Files;
  readonly now: () => Date;
}

/** The index as a run finds it. */
export interface TextIndex {
  readonly sweep: TextSweep;
  readonly list: TextList;
}

/** What a run makes of it. */
export interface NextIndex {
  readonly list: TextList;
  readonly sweep: Omit<TextSweep, 'list' | 'left' | 'mended' | 'again'>;
}

/** How long files stay that no list names any more: a page that is open knows the list that it began with. */
export const GRACE_MS = 24 * 60 * 60 * 1000;

/** The index that counts. `mendIndex` has seen to it that it is there. */
export async function readIndex({ firestore, bucket }: IndexingTexts): Promise<TextIndex> {
  const sweep = (await textSweepRef(firestore).get()).data();
  if (!sweep) throw new Error('No index of texts was begun.');
  return { sweep, list: sweep.list === null ? EMPTY_LIST : await readList(bucket, sweep.list) };
}

/** Whether the index is still the one that a run has found. */
export function isSameIndex(current: TextSweep | undefined, found: TextSweep): boolean {
  return current?.list === found.list && current.mended === found.mended;
}

/** The record of a chapter that a run has dealt with. */
export interface RecordWrite {
  readonly ref: DocumentReference<ChapterText>;
  /** Since when it was due: one that came to be due again meanwhile stays so. */
  readonly dueAt: Date | null;
  /** What the index has of it now; null where nothing is left of it. */
  readonly indexed: ChapterText['indexed'];
}

/**
 * Makes the next index the one that counts, with the records of its chapters, unless another run was faster. The files of all
 * that it names are there already. Returns whether it did.
 */
export async function commitIndex(
  { firestore: db, bucket, now }: IndexingTexts,
  before: TextIndex,
  next: NextIndex,
  records: readonly RecordWrite[] = [],
): Promise<boolean> {
  const list = await saveList(bucket, next.list);
  return db.runTransaction(async (transaction) => {
    const ref = textSweepRef(db);
    const current = (await transaction.get(ref)).data();
    if (!current || !isSameIndex(current, before.sweep)) return false;
    const write = await readRecords(transaction, records);
    const named = foldersOf(list, next.list);
    const over = [...foldersOf(before.sweep.list, before.list)].map((folder) => ({ folder, at: now() }));
    const left = [...current.left, ...over].filter(({ folder }) => !named.has(folder));
    transaction.set(ref, { ...current, ...next.sweep, list, left });
    write();
    return true;
  });
}

async function readRecords(transaction: Transaction, records: readonly RecordWrite[]): Promise<() => void> {
  if (records.length === 0) return () => {};
  const stored = await transaction.getAll(...records.map(({ ref }) => ref));
  return () => {
    for (const [at, { ref, dueAt, indexed }] of records.entries()) {
      const current = stored[at]?.data();
      const isSame = current?.dueAt?.getTime() === dueAt?.getTime();
      if (isSame && indexed === null) transaction.delete(ref);
      else transaction.set(ref, { ...current, dueAt: isSame ? null : (current?.dueAt ?? null), indexed });
    }
  };
}

/** All folders of an index. */
export function foldersOf(list: string | null, { large, small, blocks }: TextList): Set<string> {
  return new Set([list, large?.folder, small?.folder, ...blocks].flatMap((folder) => folder ?? []));
}

/** The folders whose time is over. */
export function overdueFolders({ left, merging }: TextSweep, now: Date): string[] {
  return left.flatMap(({ folder, at }) =>
    folder !== merging?.into && at.getTime() + GRACE_MS <= now.getTime() ? [folder] : [],
  );
}
