import {
  placeInBlock,
  readTextBlock,
  readTextList,
  readTextShard,
  type TextList,
  textFiles,
} from '@rawi/model/text-search/text-list';
import type { TextRow } from '@rawi/model/text-search/text-row';
import type { TextShard } from '@rawi/model/text-search/text-shards';
import type { Transcript } from '@rawi/model/truth/transcript';
import { fileUrl } from '../../../core/pages/files.ts';
import { readTranscript } from '../../../domains/transcripts/stored/stored-transcript.ts';

/**
 * The index of texts and the texts themselves, as they are stored. A file that has come is kept while the page is open; files of the index
 * never change. One that does not come is asked for again.
 */

/**
 * As many files as dozens of questions need, and more than the longest answer, which may look at all 313 blocks of 20,000 chapters and at 167 texts with as
 * many presses: who asks for more lines fetches nothing again.
 */
const KEPT = 600;
const kept = new Map<string, Promise<unknown>>();

export const readList = async (hash: string): Promise<TextList> =>
  readTextList(await once(textFiles.list(hash), readPacked));

export const readShard = async (path: string): Promise<TextShard> =>
  readTextShard(await once(path, readPacked));

/** A chapter by its number in the index; null where it is gone. */
export async function readRow({ blocks }: TextList, chapter: number): Promise<TextRow | null> {
  const { block, at } = placeInBlock(chapter);
  const hash = blocks[block];
  if (hash === undefined) return null;
  return readTextBlock(await once(textFiles.block(hash), readPacked))[at] ?? null;
}

/** A chapter's text; undefined where it cannot be had: it may be gone since the index was written. */
export async function readText(path: string): Promise<Transcript | undefined> {
  const known = once(path, readTranscript) as Promise<Transcript>;
  return known.catch(() => undefined);
}

function once(path: string, read: (path: string) => Promise<unknown>): Promise<unknown> {
  const known = kept.get(path);
  if (known) return known;
  const asked = read(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return asked;
}

async function readPacked(path: string): Promise<unknown> {
  const response = await fetch(fileUrl(path));
  if (!response.ok || !response.body)
    throw new Error(`A file of the index did not come: ${response.status}.`);
  const unpacked = response.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked).json();
}
