import { paths } from '@rawi/model/paths';
import { countShardSchema } from '@rawi/model/truth/count-shard';
import type { CountShard } from '@rawi/model/truth/counts';
import { type Library, librarySchema } from '@rawi/model/truth/library';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore';
import { converterOf, ifReadable } from './converter.ts';

const libraryConverter = converterOf(librarySchema);
const shardConverter = converterOf(countShardSchema);

/** One document of a person's library, from 1. */
export function libraryRef(db: Firestore, uid: string, part = 1): DocumentReference<Library> {
  return db.doc(paths.library(uid, part)).withConverter(libraryConverter);
}

/** What somebody has saved, and since when they have an account: of a library the part that is counted for others. */
export type SavedInLibrary = Pick<Library, 'accountCreatedAt' | 'saved'>;
const savedConverter = converterOf(librarySchema.pick({ accountCreatedAt: true, saved: true }));

/** That part of many people's libraries, and nothing else of them: places and votes would be ten times as much memory. */
export async function savedInLibraries(db: Firestore, uids: readonly string[]): Promise<SavedInLibrary[]> {
  if (uids.length === 0) return [];
  const refs = uids.map((uid) => db.doc(paths.library(uid)).withConverter(savedConverter));
  const found = await db.getAll(...refs, { fieldMask: ['accountCreatedAt', 'saved'] });
  return found.flatMap((snapshot) => ifReadable(snapshot as DocumentSnapshot<SavedInLibrary>) ?? []);
}

/** Libraries with votes whose waiting time is over, a bounded number. */
export function librariesWithDueVotes(db: Firestore, now: Date, limit: number): Query<Library> {
  return db
    .collectionGroup('state')
    .withConverter(libraryConverter)
    .where('votesWaitUntil', '<=', now)
    .orderBy('votesWaitUntil')
    .limit(limit);
}

export function shardRef(db: Firestore, counter: string, shard: string): DocumentReference<CountShard> {
  return db.doc(paths.countShard(counter, shard)).withConverter(shardConverter);
}

export function shardsOf(db: Firestore, counter: string): CollectionReference<CountShard> {
  return db.collection(paths.countShards(counter)).withConverter(shardConverter);
}
