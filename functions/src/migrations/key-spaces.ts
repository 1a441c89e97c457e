import { keyOf } from '@rawi/model/key';
import { paths } from '@rawi/model/paths';
import { likeKey } from '@rawi/model/truth/like-key';
import type { DocumentData, DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migration.ts';
import { addUp, countOnce, type Joining, moveDocument, ownerOf } from './move-document.ts';
import {
  counterOfOld,
  fanOutOfOld,
  flagOfOld,
  invalidationOfOld,
  type Named,
  notificationOfOld,
  placeOfOld,
  reportOfOld,
  reservationOfOld,
  reviewOfOld,
  savedKeyOfOld,
  savedOfOld,
} from './old-names.ts';

/** The progress of a run. */
interface Done {
  changed: number;
  readonly left: string[];
  /** Whether nothing may be written. */
  readonly isDry: boolean;
}

/**
 * Gives every derived document a key that no id can equal (docs/decisions/038). Libraries and counters come
 * first, because they ensure that a choice is counted once.
 */
export const KEY_SPACES: Migration = {
  name: '001-key-spaces',
  async run(db, isDry) {
    const done: Done = { changed: 0, left: [], isDry };
    await renameInLibraries(db, done);
    await renameCounters(db, done);
    for (const each of RENAMED) await rename(db, each, done);
    await renamePlaces(db, done);
    return { changed: done.changed, left: done.left };
  },
};

/** A collection whose documents get another name. */
interface Renamed {
  readonly query: (db: Firestore) => Query;
  readonly nameOf: (old: Named) => string | undefined;
  readonly joining?: (db: Firestore, ref: DocumentReference) => Joining;
}

const RENAMED: readonly Renamed[] = [
  { query: (db) => db.collection(paths.reviews()), nameOf: reviewOfOld },
  { query: (db) => db.collection(paths.commentReports()), nameOf: reportOfOld },
  { query: (db) => db.collection(paths.commentFlags()), nameOf: flagOfOld },
  {
    query: (db) => db.collectionGroup('notifications'),
    nameOf: notificationOfOld,
    joining: (db, ref) => countOnce(db, ownerOf(ref) ?? ''),
  },
  { query: (db) => db.collectionGroup('saved'), nameOf: savedOfOld },
  { query: (db) => db.collection('reservations'), nameOf: reservationOfOld },
  { query: (db) => db.collection(paths.fanOuts()), nameOf: fanOutOfOld },
  { query: (db) => db.collection(paths.invalidations()), nameOf: invalidationOfOld },
];

async function rename(db: Firestore, { query, nameOf, joining }: Renamed, done: Done): Promise<void> {
  await eachDocument(query(db), async (document) => {
    const { ref, id } = document;
    const name = nameOf({ id, data: document.data() });
    if (name === undefined) done.left.push(ref.path);
    else if (name !== id) {
      const how = { joining: joining?.(db, ref), isDry: done.isDry };
      if (await moveDocument(db, ref, ref.parent.doc(name), how)) done.changed += 1;
    }
  });
}

/** Shards lie below the name of their counter, which has no document of its own. */
async function renameCounters(db: Firestore, done: Done): Promise<void> {
  await eachDocument(db.collectionGroup('shards'), async ({ ref }) => {
    const target = ref.parent.parent?.id ?? '';
    const renamed = counterOfOld(target);
    if (renamed === target) return;
    const how = { joining: addUp, isDry: done.isDry };
    if (await moveDocument(db, ref, db.doc(paths.countShard(renamed, ref.id)), how)) done.changed += 1;
  });
}

/** Renames the keys of saved items and likes in libraries, and the further documents of libraries. */
async function renameInLibraries(db: Firestore, done: Done): Promise<void> {
  await eachDocument(db.collectionGroup('state'), async ({ ref, id }) => {
    const [, part] = /^library(?:[_:](\d+))?$/.exec(id) ?? [];
    if (part === undefined && id !== 'library') return;
    const to = part === undefined ? ref : ref.parent.doc(keyOf('library', part));
    const isChanged = await db.runTransaction(async (transaction) => {
      const data = (await transaction.get(ref)).data();
      if (!data) return false;
      const saved = renameEntries(data['saved'], savedKeyOfOld);
      const commentLikes = renameEntries(data['commentLikes'], likeOfOld);
      const isMoved = to.path !== ref.path;
      if (!isMoved && !saved && !commentLikes) return false;
      if (done.isDry) return true;
      const changed = { ...data, ...(saved && { saved }), ...(commentLikes && { commentLikes }) };
      const there = isMoved ? (await transaction.get(to)).data() : undefined;
      transaction.set(to, there ? joinLibraries(changed, there) : changed);
      if (isMoved) transaction.delete(ref);
      return true;
    });
    if (isChanged) done.changed += 1;
  });
}

/** The entries under their new keys; undefined if all keys are right already. */
function renameEntries(
  entries: unknown,
  keyFor: (key: string, entry: unknown) => string,
): DocumentData | undefined {
  if (typeof entries !== 'object' || entries === null) return undefined;
  const after = Object.entries(entries).map(([key, entry]): [string, unknown] => [keyFor(key, entry), entry]);
  const isSame = after.every(([key]) => Object.hasOwn(entries, key));
  return isSame ? undefined : Object.fromEntries(after);
}

function likeOfOld(key: string, entry: unknown): string {
  if (key.includes(':') || typeof entry !== 'object' || entry === null) return key;
  const comicId: unknown = Reflect.get(entry, 'comicId');
  return typeof comicId === 'string' ? likeKey(comicId, key) : key;
}

/** Merges two documents of one part of a library: entries of both, where the later ones win. */
function joinLibraries(old: DocumentData, later: DocumentData): DocumentData {
  const fields = Object.entries(old).map(([name, value]): [string, unknown] => {
    const other: unknown = later[name];
    return [name, isMap(value) && isMap(other) ? { ...value, ...other } : (other ?? value)];
  });
  return Object.fromEntries(fields);
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Adds to submissions which chapter and language they take. */
async function renamePlaces(db: Firestore, done: Done): Promise<void> {
  await eachDocument(db.collection(paths.submissions()), async (document) => {
    if (typeof document.get('place') !== 'string') return;
    const { ref } = document;
    const isChanged = await db.runTransaction(async (transaction) => {
      const place: unknown = (await transaction.get(ref)).get('place');
      if (typeof place !== 'string' || placeOfOld(place) === place) return false;
      if (!done.isDry) transaction.update(ref, { place: placeOfOld(place) });
      return true;
    });
    if (isChanged) done.changed += 1;
  });
}
