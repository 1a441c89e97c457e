import { gunzipSync, gzipSync } from 'node:zlib';
import { storagePaths } from '@rawi/model/paths';
import {
  readTextBlock,
  readTextList,
  readTextShard,
  type TextLayer,
  type TextList,
  textFiles,
} from '@rawi/model/text-search/text-list';
import type { TextRow } from '@rawi/model/text-search/text-row';
import type { TextShard } from '@rawi/model/text-search/text-shards';
import type { Files, ListedFiles } from '../data/files.ts';
import { inParallel } from '../distilling/in-parallel.ts';
import { hashOf } from '../pages/catalog-pages.ts';
import { fileAt } from '../publishing/copy-files.ts';
import { FileVanished } from '../publishing/file-vanished.ts';

/** The files of the index of texts, packed by us: the bucket packs nothing. What they hold names them, so one that is saved twice is the same. */

type TextFiles = Pick<Files, 'read' | 'save'>;

/** More than any file of the index takes. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Names of one request. */
const LISTED = 1000;

/** The paths of all files of the index that are there, some thousands at most. */
export async function textFilesThere(bucket: Pick<Files, 'listSome'>): Promise<ReadonlySet<string>> {
  const there = new Set<string>();
  let from: string | null = null;
  do {
    const listed: ListedFiles = await bucket.listSome(storagePaths.textFolder(''), from, LISTED);
    for (const { path } of listed.files) there.add(path);
    from = listed.next;
  } while (from !== null);
  return there;
}

/** The paths of all files that a list names. */
export function filesOfList({ large, small, blocks }: TextList): string[] {
  return [...filesOfLayer(large), ...filesOfLayer(small), ...blocks.map(textFiles.block)];
}

export function filesOfLayer(layer: TextLayer | null): string[] {
  return layer ? [...layer.firsts.keys()].map((shard) => textFiles.shard(layer.folder, shard)) : [];
}

/** Puts an empty shard where one was lost: the words of it are found again once all texts have come again. */
export function saveEmptyShard(bucket: TextFiles, path: string): Promise<void> {
  return savePacked(bucket, path, []);
}

/** The list that counts. Throws `FileVanished`. */
export async function readList(bucket: TextFiles, hash: string): Promise<TextList> {
  return readTextList(await readPacked(bucket, textFiles.list(hash)));
}

/** Saves a list and returns its name. */
export async function saveList(bucket: TextFiles, list: TextList): Promise<string> {
  const hash = hashOf(list);
  await savePacked(bucket, textFiles.list(hash), list);
  return hash;
}

/** A block of chapters; an empty one where there is none yet. */
export async function readBlock(bucket: TextFiles, hash: string | undefined): Promise<(TextRow | null)[]> {
  return hash === undefined ? [] : readTextBlock(await readPacked(bucket, textFiles.block(hash)));
}

/** Saves a block and returns its name. */
export async function saveBlock(bucket: TextFiles, rows: readonly (TextRow | null)[]): Promise<string> {
  const hash = hashOf(rows);
  await savePacked(bucket, textFiles.block(hash), rows);
  return hash;
}

/** Some shards of a layer, in the order of their places. */
export async function readShards(
  bucket: TextFiles,
  { folder }: TextLayer,
  places: readonly number[],
): Promise<TextShard[]> {
  const read = new Map<number, TextShard>();
  await inParallel(places, async (place) => {
    read.set(place, readTextShard(await readPacked(bucket, textFiles.shard(folder, place))));
  });
  return places.map((place) => read.get(place) ?? []);
}

/** Saves shards of a layer from a place on. */
export async function saveShards(
  bucket: TextFiles,
  folder: string,
  { from, shards }: { readonly from: number; readonly shards: readonly TextShard[] },
): Promise<void> {
  const places = shards.map((shard, at) => ({ shard, place: from + at }));
  await inParallel(places, ({ shard, place }) => savePacked(bucket, textFiles.shard(folder, place), shard));
}

async function readPacked(bucket: TextFiles, path: string): Promise<unknown> {
  const bytes = await bucket.read(path, MAX_BYTES);
  if (!Buffer.isBuffer(bytes)) throw new FileVanished(path);
  return JSON.parse(gunzipSync(bytes).toString('utf8'));
}

async function savePacked(bucket: TextFiles, path: string, content: unknown): Promise<void> {
  await bucket.save(path, gzipSync(JSON.stringify(content)), fileAt(path));
}
