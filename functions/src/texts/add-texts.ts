import { pageIds } from '@rawi/model/page-ids';
import { placeInBlock } from '@rawi/model/text-search/text-list';
import { type TextRow, textRowOf } from '@rawi/model/text-search/text-row';
import { changedShard, wordsOfText } from '@rawi/model/text-search/text-shards';
import type { ChapterText } from '@rawi/model/truth/chapter-text';
import { type Transcript, transcriptSchema } from '@rawi/model/truth/transcript';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { pageRef } from '../data/documents.ts';
import { hashOf } from '../pages/catalog-pages.ts';
import { readFollowing } from '../publishing/following-files.ts';
import { firstsOf, wordsOfLayer } from './merge-layers.ts';
import { readBlock, saveBlock, saveShards } from './text-files.ts';
import { commitIndex, type IndexingTexts, type RecordWrite, type TextIndex } from './text-index.ts';

/** A chapter that is due, with what its page shows now. */
export interface DueText {
  readonly ref: RecordWrite['ref'];
  readonly record: ChapterText;
  /** Undefined where it has no text, or is no longer there. */
  readonly row: TextRow | undefined;
  /** Its text, where the index has another one or none. */
  readonly text: Transcript | undefined;
}

/** What the page of a chapter that is due shows now. */
export async function lookAtText(
  { firestore: db, bucket }: IndexingTexts,
  stored: QueryDocumentSnapshot<ChapterText>,
): Promise<DueText> {
  const record = stored.data();
  const page = (await pageRef(db, pageIds.chapter(stored.id)).get()).data();
  const row = page?.kind === 'chapter' ? textRowOf(page.payload) : undefined;
  const isNew = row !== undefined && row.path !== record.indexed?.path;
  const text = isNew ? await readFollowing(bucket, row.path, transcriptSchema) : undefined;
  return { ref: stored.ref, record, row, text };
}

/**
 * Brings the index to what the pages of these chapters show: new texts come into the small layer, and what is gone leaves the list of chapters, by which
 * no line of it is shown any more. Returns whether it did; another run may have been faster.
 */
export async function addTexts(
  indexing: IndexingTexts,
  index: TextIndex,
  due: readonly DueText[],
): Promise<boolean> {
  const { bucket } = indexing;
  const { sweep, list } = index;
  let { next } = sweep;
  const gone = new Set(sweep.gone);
  const rows = new Map<number, TextRow | null>();
  const words = new Map(list.small ? await wordsOfLayer(indexing, list.small) : []);
  const records: RecordWrite[] = [];
  let added = 0;
  for (const { ref, record, row, text } of due) {
    let number = record.indexed?.number;
    if (number !== undefined && (text || !row)) {
      gone.add(number);
      rows.set(number, null);
    }
    if (text) {
      number = next;
      next += 1;
      added += 1;
      for (const [word, lines] of wordsOfText(text, number)) {
        words.set(word, [...(words.get(word) ?? []), ...lines]);
      }
    }
    if (row && number !== undefined) rows.set(number, row);
    const indexed = row && number !== undefined ? { number, path: row.path, hash: hashOf(row) } : null;
    records.push({ ref, dueAt: record.dueAt, indexed });
  }
  const shards = changedShard([], words, (chapter) => gone.has(chapter));
  const small = shards.length > 0 ? { folder: hashOf(['small', shards]), firsts: firstsOf(shards) } : null;
  if (small && small.folder !== list.small?.folder) {
    await saveShards(bucket, small.folder, { from: 0, shards });
  }
  const { mergedAt } = sweep;
  return commitIndex(
    indexing,
    index,
    {
      list: { ...list, small, blocks: await writeBlocks(indexing, list.blocks, rows) },
      sweep: {
        next,
        gone: [...gone].toSorted((a, b) => a - b),
        mergedAt,
        small: sweep.small + added,
        merging: null,
      },
    },
    records,
  );
}

/** The blocks with other chapters at some places; only those are read and written. */
async function writeBlocks(
  { bucket }: IndexingTexts,
  before: readonly string[],
  changed: ReadonlyMap<number, TextRow | null>,
): Promise<string[]> {
  const blocks = [...before];
  const touched = new Set([...changed.keys()].map((number) => placeInBlock(number).block));
  for (const block of [...touched].toSorted((one, other) => one - other)) {
    const rows = await readBlock(bucket, before[block]);
    for (const [number, row] of changed) {
      const place = placeInBlock(number);
      if (place.block !== block) continue;
      while (rows.length < place.at) rows.push(null);
      rows[place.at] = row;
    }
    blocks[block] = await saveBlock(bucket, rows);
  }
  return blocks;
}
