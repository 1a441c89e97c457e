import { paths } from '@rawi/model/paths';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { libraryRef } from '../data/library.ts';
import { type Choice, choiceOf } from './choice.ts';
import { CHOICE_KIND_NAMES, CHOICE_KINDS, type ChoiceIds, type ChoiceKind } from './choice-kinds.ts';
import { entriesIn, type LibraryPart } from './library-parts.ts';

interface Documents<K extends ChoiceKind> {
  /** Everything of the kind that a person has written. */
  readonly query: (db: Firestore, uid: string) => Query;
  readonly ids: (uid: string, ref: DocumentReference) => ChoiceIds[K];
}

const DOCUMENTS: { readonly [K in ChoiceKind]: Documents<K> } = {
  following: {
    query: (db, uid) => db.collection(paths.following(uid)),
    ids: (uid, { id }) => ({ uid, translatorId: id }),
  },
  saved: {
    query: (db, uid) => db.collection(paths.savedItems(uid)),
    ids: (uid, { id }) => ({ uid, key: id }),
  },
  reactions: {
    query: (db, uid) => db.collectionGroup('reactions').where('uid', '==', uid),
    ids: (uid, ref) => {
      const chapter = parentOf(ref);
      return { uid, chapterId: chapter.id, comicId: parentOf(chapter).id };
    },
  },
  ratings: {
    query: (db, uid) => db.collectionGroup('ratings').where('uid', '==', uid),
    ids: (uid, ref) => ({ uid, translatorId: parentOf(ref).id }),
  },
  comicRatings: {
    query: (db, uid) => db.collectionGroup('comicRatings').where('uid', '==', uid),
    ids: (uid, ref) => ({ uid, comicId: parentOf(ref).id }),
  },
  comicTags: {
    query: (db, uid) => db.collectionGroup('comicTags').where('uid', '==', uid),
    ids: (uid, ref) => ({ uid, comicId: parentOf(ref).id }),
  },
  places: {
    query: (db, uid) => db.collection(paths.history(uid)),
    ids: (uid, { id }) => ({ uid, chapterId: id }),
  },
  commentLikes: {
    query: (db, uid) => db.collectionGroup('likes').where('uid', '==', uid),
    ids: (uid, ref) => {
      const comment = parentOf(ref);
      return { uid, commentId: comment.id, comicId: parentOf(comment).id };
    },
  },
  ignored: {
    query: (db, uid) => db.collection(paths.ignored(uid)),
    ids: (uid, { id }) => ({ uid, otherUid: id }),
  },
  blocked: {
    query: (db, uid) => db.collection(paths.blocked(uid)),
    ids: (uid, { id }) => ({ uid, otherUid: id }),
  },
  lists: {
    query: (db, uid) => db.collection(paths.ownLists(uid)),
    ids: (uid, { id }) => ({ uid, listId: id }),
  },
  followedLists: {
    query: (db, uid) => db.collection(paths.followedLists(uid)),
    ids: (uid, { id }) => ({ uid, listId: id }),
  },
};

function parentOf({ parent, path }: DocumentReference): DocumentReference {
  if (!parent.parent) throw new Error(`${path} lies in no other document.`);
  return parent.parent;
}

/** The documents of a person's choices of one kind. */
export function choiceDocuments(db: Firestore, kind: ChoiceKind, uid: string): Query {
  return DOCUMENTS[kind].query(db, uid);
}

/** All choices of some kinds that a person has written, or that are still in their library. */
export async function choicesOf(
  db: Firestore,
  uid: string,
  kinds: readonly ChoiceKind[] = CHOICE_KIND_NAMES,
): Promise<Choice[]> {
  const parts = await libraryOf(db, uid);
  const found = await Promise.all(
    kinds.map(async (kind) => [...(await written(db, kind, uid)), ...choicesInLibrary(parts, kind, uid)]),
  );
  return [...new Map(found.flat().map((choice) => [choice.path, choice])).values()];
}

async function written<K extends ChoiceKind>(db: Firestore, kind: K, uid: string): Promise<Choice[]> {
  const { docs } = await choiceDocuments(db, kind, uid).select().get();
  return docs.map(({ ref }) => choiceOf(kind, idsOf(kind, uid, ref)));
}

function choicesInLibrary<K extends ChoiceKind>(
  parts: readonly LibraryPart[],
  kind: K,
  uid: string,
): Choice[] {
  return keptIds(parts, kind, uid).map((ids) => choiceOf(kind, ids));
}

/** The choice that a document is. */
export function idsOf<K extends ChoiceKind>(kind: K, uid: string, ref: DocumentReference): ChoiceIds[K] {
  return DOCUMENTS[kind].ids(uid, ref);
}

/** The choices of a kind that a library has. */
export function keptIds<K extends ChoiceKind>(
  parts: readonly LibraryPart[],
  kind: K,
  uid: string,
): ChoiceIds[K][] {
  return parts.flatMap(({ library }) =>
    entriesIn(library, kind).map(([key, entry]) => CHOICE_KINDS[kind].ids(uid, key, entry)),
  );
}

/** All documents of a person's library; an empty list without a library. */
export async function libraryOf(db: Firestore, uid: string): Promise<LibraryPart[]> {
  const library = (await libraryRef(db, uid).get()).data();
  if (!library) return [];
  const others = await Promise.all(
    Array.from({ length: library.parts - 1 }, async (_, index) => {
      const other = (await libraryRef(db, uid, index + 2).get()).data();
      return other ? [{ part: index + 2, library: other }] : [];
    }),
  );
  return [{ part: 1, library }, ...others.flat()];
}
