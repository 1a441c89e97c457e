import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';

export function blockRef(db: Firestore, uid: string, otherUid: string): DocumentReference {
  return db.doc(paths.blockedPerson(uid, otherUid));
}

/** Who has blocked somebody. */
export function blocksOf(db: Firestore, uid: string): Query {
  return db.collectionGroup('blocked').where('uid', '==', uid);
}

/** Whether either of two people has blocked the other. */
export async function isBlockBetween(
  transaction: Transaction,
  db: Firestore,
  one: string,
  other: string,
): Promise<boolean> {
  const found = await transaction.getAll(blockRef(db, one, other), blockRef(db, other, one), {
    fieldMask: ['uid'],
  });
  return found.some(({ exists }) => exists);
}

/** Up to so many blocks are read as a list; where there are more, each person is asked about alone. */
const LISTED = 150;

/**
 * Those of some people who have neither blocked somebody nor are blocked by them. It reads what blocks there are, two at least; with
 * more than 150 of them also two for each of the people.
 */
export async function withoutBlocks(
  db: Firestore,
  uids: readonly string[],
  other: string,
): Promise<readonly string[]> {
  if (uids.length === 0) return uids;
  const [by, of] = await Promise.all([
    namedIn(db, blocksOf(db, other), (ref) => ref.parent.parent?.id, {
      uids,
      refOf: (uid) => blockRef(db, uid, other),
    }),
    namedIn(db, db.collection(paths.blocked(other)), ({ id }) => id, {
      uids,
      refOf: (uid) => blockRef(db, other, uid),
    }),
  ]);
  return uids.filter((uid) => !by.has(uid) && !of.has(uid));
}

interface Asked {
  readonly uids: readonly string[];
  readonly refOf: (uid: string) => DocumentReference;
}

/** The people whom some blocks name, as far as they are among those that are asked about. */
async function namedIn(
  db: Firestore,
  blocks: Query,
  nameOf: (ref: DocumentReference) => string | undefined,
  { uids, refOf }: Asked,
): Promise<ReadonlySet<string | undefined>> {
  const { docs } = await blocks
    .limit(LISTED + 1)
    .select()
    .get();
  if (docs.length <= LISTED) return new Set(docs.map(({ ref }) => nameOf(ref)));
  const found = await db.getAll(...uids.map(refOf), { fieldMask: ['uid'] });
  return new Set(found.filter(({ exists }) => exists).map(({ ref }) => nameOf(ref)));
}
