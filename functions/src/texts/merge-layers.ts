import { unpackNumbers } from '@rawi/model/text-search/packed-numbers';
import type { TextLayer } from '@rawi/model/text-search/text-list';
import { changedShard, type TextShard, type WordsOfText } from '@rawi/model/text-search/text-shards';
import type { TextSweep } from '@rawi/model/truth/chapter-text';
import { textSweepRef } from '../data/text-index.ts';
import { hashOf } from '../pages/catalog-pages.ts';
import { readShards, saveShards } from './text-files.ts';
import { commitIndex, type IndexingTexts, isSameIndex, type TextIndex } from './text-index.ts';

/** How many shards are in memory together. */
const TOGETHER = 16;

/**
 * Writes the large layer again with what is in the small one, and without the lines of chapters that are gone. A day's texts have words of nearly every
 * shard, so all of them are written, once a day. Where the time of a run is over the next one goes on. Returns whether it is
 * done.
 */
export async function mergeLayers(
  indexing: IndexingTexts,
  index: TextIndex,
  isOver: () => boolean,
): Promise<boolean> {
  const { sweep, list } = index;
  const { bucket, now } = indexing;
  const gone = new Set(sweep.gone);
  const isGone = (chapter: number) => gone.has(chapter);
  const into =
    sweep.merging?.into ??
    hashOf(['large', list.large?.folder ?? null, list.small?.folder ?? null, sweep.gone, sweep.mended]);
  const added = list.small ? await wordsOfLayer(indexing, list.small) : new Map<string, readonly number[]>();
  const words = [...added.keys()].toSorted();
  const beginnings = list.large?.firsts ?? [''];
  const firsts = [...(sweep.merging?.firsts ?? [])];
  for (let done = sweep.merging?.done ?? 0; done < beginnings.length; done += TOGETHER) {
    if (isOver()) {
      await keepProgress(indexing, index, { into, done, firsts });
      return false;
    }
    const places = beginnings.slice(done, done + TOGETHER).map((_, at) => done + at);
    const shards = list.large ? await readShards(bucket, list.large, places) : [[]];
    const pieces = shards.flatMap((shard, at) => {
      const [from, to] = [beginnings[done + at] ?? '', beginnings[done + at + 1]];
      // What comes before all words is in the first shard.
      const own = words.filter(
        (word) => (done + at === 0 || word >= from) && (to === undefined || word < to),
      );
      return changedShard(shard, new Map(own.map((word) => [word, added.get(word) ?? []])), isGone);
    });
    await saveShards(bucket, into, { from: firsts.length, shards: pieces });
    firsts.push(...firstsOf(pieces));
  }
  const large = firsts.length > 0 ? { folder: into, firsts } : null;
  const { next } = sweep;
  return commitIndex(indexing, index, {
    list: { ...list, large, small: null },
    sweep: { next, gone: [], mergedAt: now(), small: 0, merging: null },
  });
}

/** All words of a layer that is small. */
export async function wordsOfLayer({ bucket }: IndexingTexts, layer: TextLayer): Promise<WordsOfText> {
  const shards = await readShards(bucket, layer, [...layer.firsts.keys()]);
  return new Map(shards.flat().map(([word, lines]) => [word, unpackNumbers(lines)]));
}

/** The first word of each shard. */
export function firstsOf(shards: readonly TextShard[]): string[] {
  return shards.map(([first]) => first?.[0] ?? '');
}

async function keepProgress(
  { firestore: db }: IndexingTexts,
  { sweep }: TextIndex,
  merging: NonNullable<TextSweep['merging']>,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = textSweepRef(db);
    const current = (await transaction.get(ref)).data();
    if (!current || !isSameIndex(current, sweep) || (current.merging?.done ?? 0) >= merging.done) return;
    transaction.update(ref, { merging });
  });
}
