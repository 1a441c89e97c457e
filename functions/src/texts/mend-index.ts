import { EMPTY_LIST, placeInBlock, type TextList, textFiles } from '@rawi/model/text-search/text-list';
import type { TextSweep } from '@rawi/model/truth/chapter-text';
import { FieldPath } from 'firebase-admin/firestore';
import { ifReadable } from '../data/converter.ts';
import { chapterTexts, dueAgainAt, lastIndexed, textSweepRef } from '../data/text-index.ts';
import {
  filesOfLayer,
  filesOfList,
  readList,
  saveBlock,
  saveEmptyShard,
  saveList,
  textFilesThere,
} from './text-files.ts';
import { foldersOf, type IndexingTexts, isSameIndex } from './text-index.ts';

/**
 * Mends an index of which files were lost. Whatever it was, empty ones stand for it at once, so that the rest is found, and all texts
 * come into the index again, under other numbers. All of it is derived: from the pages of chapters and their texts.
 */

/** How many chapters are made due in one transaction. */
const TOGETHER = 200;
/** How many folders that nothing names are noted at a time. */
const UNNAMED = 1000;

interface FoundIndex {
  /** Undefined before the first one, or where its document was deleted. */
  readonly sweep: TextSweep | undefined;
  /** Undefined where its file is lost. */
  readonly list: TextList | undefined;
  /** The files that it names, or a merge has written, and that are not there. */
  readonly lost: readonly string[];
  readonly there: ReadonlySet<string>;
}

/** The index, and what of it is lost. It costs one read, and a request to Storage for each thousand files of it. */
export async function findIndex({
  firestore,
  bucket,
}: Pick<IndexingTexts, 'firestore' | 'bucket'>): Promise<FoundIndex> {
  // First what names the files: those of a later index would look lost.
  const sweep = (await textSweepRef(firestore).get()).data();
  const there = await textFilesThere(bucket);
  if (!sweep) return { sweep, list: undefined, lost: [], there };
  const own = sweep.list === null ? [] : [textFiles.list(sweep.list)];
  const list = own.some((path) => !there.has(path)) ? undefined : await listOf(bucket, sweep);
  const named = [...own, ...(list ? filesOfList(list) : []), ...filesOfLayer(mergedLayer(sweep))];
  return { sweep, list, lost: named.filter((path) => !there.has(path)), there };
}

const listOf = async (bucket: IndexingTexts['bucket'], { list }: TextSweep) =>
  list === null ? EMPTY_LIST : await readList(bucket, list);

const mergedLayer = ({ merging }: TextSweep) => merging && { folder: merging.into, firsts: merging.firsts };

/** Sees to it that there is an index, and that all files of it are there. */
export async function mendIndex(indexing: IndexingTexts): Promise<void> {
  const found = await findIndex(indexing);
  const { sweep, list, lost, there } = found;
  if (!sweep) return await beginIndex(indexing);
  if (lost.length === 0) return list && (await noteUnnamed(indexing, { sweep, list, there }));
  if (!list) return await startOver(indexing, sweep);
  await replaceLost(indexing, { sweep, list, lost: new Set(lost) });
}

/** The first index; or one after all was forgotten of it but the records of chapters, whose numbers are never given again. */
async function beginIndex(indexing: IndexingTexts): Promise<void> {
  const { firestore: db, bucket, now } = indexing;
  const last = (await lastIndexed(db).get()).docs[0]?.data().indexed?.number ?? -1;
  const next = last + 1;
  const list = next === 0 ? null : await saveList(bucket, await emptyList(bucket, next));
  await db.runTransaction(async (transaction) => {
    const ref = textSweepRef(db);
    if ((await transaction.get(ref)).exists) return;
    const none = { gone: [], small: 0, merging: null, left: [], mended: 0 };
    transaction.set(ref, { ...none, list, next, mergedAt: now(), again: '' });
  });
}

/** What the list named is not known any more: `noteUnnamed` finds it. */
async function startOver(indexing: IndexingTexts, found: TextSweep): Promise<void> {
  const { firestore: db, bucket } = indexing;
  const empty = await emptyList(bucket, found.next);
  const list = await saveList(bucket, empty);
  const named = foldersOf(list, empty);
  await db.runTransaction(async (transaction) => {
    const ref = textSweepRef(db);
    const current = (await transaction.get(ref)).data();
    if (!current || !isSameIndex(current, found)) return;
    // An empty block may have been in an index before.
    const left = current.left.filter(({ folder }) => !named.has(folder));
    const none = { gone: [], small: 0, merging: null };
    transaction.set(ref, { ...current, ...none, list, left, mended: current.mended + 1, again: '' });
  });
}

/** A list without words and chapters, in which each number that was given has a place. */
async function emptyList(bucket: IndexingTexts['bucket'], next: number): Promise<TextList> {
  const empty = await saveBlock(bucket, []);
  const blocks = Array.from({ length: next === 0 ? 0 : placeInBlock(next - 1).block + 1 }, () => empty);
  return { ...EMPTY_LIST, blocks };
}

interface PartlyLost {
  readonly sweep: TextSweep;
  readonly list: TextList;
  readonly lost: ReadonlySet<string>;
}

async function replaceLost(indexing: IndexingTexts, { sweep, list, lost }: PartlyLost): Promise<void> {
  const { firestore: db, bucket, now } = indexing;
  const isLost = (path: string) => lost.has(path);
  const isSmallLost = filesOfLayer(list.small).some(isLost);
  const shards = filesOfLayer(list.large).filter(isLost);
  const isBlockLost = list.blocks.map((block) => isLost(textFiles.block(block)));
  const empty = isBlockLost.includes(true) ? await saveBlock(bucket, []) : '';
  const next: TextList = {
    large: list.large,
    small: isSmallLost ? null : list.small,
    blocks: list.blocks.map((block, at) => (isBlockLost[at] ? empty : block)),
  };
  const hash = sweep.list === null ? null : await saveList(bucket, next);
  /** Otherwise it was of the large layer that is being written: that is begun again alone. */
  const isNamed = isSmallLost || shards.length > 0 || isBlockLost.includes(true);
  const isDone = await db.runTransaction(async (transaction) => {
    const ref = textSweepRef(db);
    const current = (await transaction.get(ref)).data();
    if (!current || !isSameIndex(current, sweep)) return false;
    const named = foldersOf(hash, next);
    const over = [...foldersOf(sweep.list, list)].map((folder) => ({ folder, at: now() }));
    transaction.set(ref, {
      ...current,
      list: hash,
      small: isSmallLost ? 0 : current.small,
      merging: null,
      mended: current.mended + 1,
      again: isNamed ? '' : current.again,
      left: [...current.left, ...over].filter(({ folder }) => !named.has(folder)),
    });
    return true;
  });
  // Only once it is known that something was lost: a run that is killed in between has them missing once more.
  if (isDone) for (const path of shards) await saveEmptyShard(bucket, path);
}

/** Folders that neither the index nor anything else names go as those do that it names no more: a run was killed before they counted, or their list was lost. */
async function noteUnnamed(
  { firestore: db, now }: IndexingTexts,
  { sweep, list, there }: { sweep: TextSweep; list: TextList; there: ReadonlySet<string> },
): Promise<void> {
  const folders = new Set([...there].flatMap((path) => /-([0-9a-f]{16})\/[^/]+$/.exec(path)?.[1] ?? []));
  const named = foldersOf(sweep.list, list);
  const known = new Set([...named, ...sweep.left.map(({ folder }) => folder), sweep.merging?.into]);
  const unnamed = [...folders].filter((folder) => !known.has(folder)).slice(0, UNNAMED);
  if (unnamed.length === 0) return;
  await db.runTransaction(async (transaction) => {
    const ref = textSweepRef(db);
    const current = (await transaction.get(ref)).data();
    // What another run has begun meanwhile is left to the next.
    if (!current || !isSameIndex(current, sweep)) return;
    const left = new Set(current.left.map(({ folder }) => folder));
    const more = unnamed.filter((folder) => !left.has(folder) && folder !== current.merging?.into);
    transaction.update(ref, { left: [...current.left, ...more.map((folder) => ({ folder, at: now() }))] });
  });
}

/**
 * Makes all chapters due that have to come into the index again, as ones whose text has changed. Returns whether that is done: until
 * then nothing is added, so that none is taken for one that has come already.
 */
export async function makeDueAgain(
  { firestore: db }: Pick<IndexingTexts, 'firestore'>,
  isOver: () => boolean,
): Promise<boolean> {
  for (;;) {
    const isDone = await db.runTransaction(async (transaction) => {
      const ref = textSweepRef(db);
      const again = (await transaction.get(ref)).data()?.again;
      if (again === undefined || again === null) return true;
      const inOrder = chapterTexts(db).orderBy(FieldPath.documentId()).limit(TOGETHER);
      const { docs } = await transaction.get(again === '' ? inOrder : inOrder.startAfter(again));
      for (const stored of docs) {
        const record = ifReadable(stored);
        if (!record || (record.dueAt && !record.indexed)) continue;
        const indexed = record.indexed && { ...record.indexed, path: '' };
        // What its page shows otherwise does not wait longer because of that.
        const dueAt = record.dueAt ?? dueAgainAt(indexed?.number ?? 0);
        transaction.set(stored.ref, { ...record, dueAt, indexed });
      }
      const last = docs.length < TOGETHER ? null : (docs.at(-1)?.id ?? null);
      transaction.update(ref, { again: last });
      return last === null;
    });
    if (isDone) return true;
    if (isOver()) return false;
  }
}
