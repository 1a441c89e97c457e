import { paths } from '@rawi/model/paths';
import { sampleTranslator as sampleOf } from '@rawi/model/testing/samples';
import { type CountShard, countedNames } from '@rawi/model/truth/counts';
import type { Translator } from '@rawi/model/truth/translator';
import { DEFAULT_SETTINGS, type User } from '@rawi/model/truth/user';
import type { Firestore } from 'firebase-admin/firestore';

/** Documents around a reader's choices, for tests. */

export function sampleUser(createdAt: Date): User {
  return {
    fullName: 'A Reader',
    locale: 'en',
    settings: DEFAULT_SETTINGS,
    consentedAt: createdAt,
    createdAt,
  };
}

export function sampleTranslator(name: string): Translator {
  return sampleOf({ name, level: 2, followers: 0, ratings: { count: 0, qualitySum: 0, claritySum: 0 } });
}

/** The sum of a counter's shards, without zeros. */
export async function countedIn(firestore: Firestore, counter: string): Promise<CountShard> {
  const { docs } = await firestore.collection(paths.countShards(counter)).get();
  const sums = countedNames(...docs.map((shard) => shard.data())).map(
    (name) => [name, docs.reduce((sum, shard) => sum + Number(shard.get(name) ?? 0), 0)] as const,
  );
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0));
}
