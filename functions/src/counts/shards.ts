import { createHash } from 'node:crypto';
import { COUNT_SHARDS } from '@rawi/model/constants';
import {
  type Counted,
  type CountShard,
  type CountSum,
  countedNames,
  isTagCount,
} from '@rawi/model/truth/counts';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { shardRef } from '../data/library.ts';

/**
 * The shard for the changes of a person, or of whatever else a key names: always the same one, so that no
 * shard falls far below zero.
 */
export function shardFor(key: string): string {
  return String((createHash('sha256').update(key).digest()[0] ?? 0) % COUNT_SHARDS);
}

/** Whether people's choices are counted in a shard; the demonstration's shard is not one of these. */
export function isCountedShard(name: string): boolean {
  return /^\d+$/.test(name);
}

/** Adds to a shard without reading it. */
export function addToShard(
  transaction: Transaction,
  db: Firestore,
  { counter, shard, differences }: { counter: string; shard: string; differences: CountShard },
): void {
  const changes = Object.entries(differences);
  if (changes.length === 0) return;
  const increments = Object.fromEntries(changes.map(([name, by]) => [name, FieldValue.increment(by ?? 0)]));
  transaction.set(shardRef(db, counter, shard), increments, { merge: true });
}

export function sumOf(shards: readonly CountShard[]): CountSum {
  const total = (name: Counted) => shards.reduce((sum, shard) => sum + (shard[name] ?? 0), 0);
  const tags = countedNames(...shards).filter(isTagCount);
  return {
    ...Object.fromEntries(tags.map((name) => [name, total(name)])),
    followers: total('followers'),
    ratingCount: total('ratingCount'),
    qualitySum: total('qualitySum'),
    claritySum: total('claritySum'),
    likes: total('likes'),
    dislikes: total('dislikes'),
    star1: total('star1'),
    star2: total('star2'),
    star3: total('star3'),
    star4: total('star4'),
    star5: total('star5'),
    taggers: total('taggers'),
  };
}
