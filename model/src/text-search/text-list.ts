import { isObject } from './read-stored.ts';
import { textFolder } from './text-folder.ts';
import type { TextRow } from './text-row.ts';
import type { ShardWord, TextShard } from './text-shards.ts';

/**
 * What the index of texts consists of: layers of shards, and the chapters that lines belong to, in blocks. A small layer has what came since
 * the large one was last written. All of it are packed files that never change; what is written again has another name. Read by
 * hand: visitors load no library of schemas.
 */
export interface TextList {
  readonly large: TextLayer | null;
  readonly small: TextLayer | null;
  /** The files of the blocks: the hash in their folders' names. */
  readonly blocks: readonly string[];
}

export interface TextLayer {
  /** The hash in the name of its folder. */
  readonly folder: string;
  /** The first word of each shard, in order. */
  readonly firsts: readonly string[];
}

/** No text is in it. */
export const EMPTY_LIST: TextList = { large: null, small: null, blocks: [] };

/** How many chapters a block holds: one is fetched for the chapter of a line. */
const CHAPTERS_OF_BLOCK = 64;

/** In which block a chapter is, by its number in the index, and where there. */
export function placeInBlock(chapter: number): { readonly block: number; readonly at: number } {
  return { block: Math.floor(chapter / CHAPTERS_OF_BLOCK), at: chapter % CHAPTERS_OF_BLOCK };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A list as it is stored; empty where it is none. */
export function readTextList(stored: unknown): TextList {
  if (!isObject(stored) || !Array.isArray(stored['blocks'])) return EMPTY_LIST;
  return {
    large: layerOf(stored['large']),
    small: layerOf(stored['small']),
    blocks: stored['blocks'].filter(isText),
  };
}

function layerOf(stored: unknown): TextLayer | null {
  if (!isObject(stored) || !isText(stored['folder']) || !Array.isArray(stored['firsts'])) return null;
  return { folder: stored['folder'], firsts: stored['firsts'].filter(isText) };
}

/** Where the files of the index lie. */
export const textFiles = {
  list: (hash: string) => `${textFolder(hash)}/list.gz`,
  block: (hash: string) => `${textFolder(hash)}/chapters.gz`,
  /** A shard of a layer, from 0. */
  shard: (folder: string, shard: number) => `${textFolder(folder)}/${shard}.gz`,
} as const;

/** A shard as it is stored, without what cannot be read. */
export function readTextShard(stored: unknown): TextShard {
  return Array.isArray(stored) ? stored.filter(isShardWord) : [];
}

function isShardWord(value: unknown): value is ShardWord {
  return Array.isArray(value) && value.length === 2 && value.every(isText);
}

/** The chapters of a block as they are stored, each at its place; null where one is gone or cannot be read. */
export function readTextBlock(stored: unknown): (TextRow | null)[] {
  return Array.isArray(stored) ? stored.map((row) => (isRow(row) ? row : null)) : [];
}

function isRow(value: unknown): value is TextRow {
  return (
    isObject(value) &&
    ['id', 'path', 'slug', 'series', 'language'].every((name) => isText(value[name])) &&
    typeof value['number'] === 'number' &&
    isObject(value['names'])
  );
}
