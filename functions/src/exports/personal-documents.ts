import { commentGroup, paths, wantedGroup } from '@rawi/model/paths';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { choiceDocuments } from '../choices/choices-of-person.ts';

/**
 * Where an export continues: the name of one of its sources, and the path of the last document that was taken
 * from it.
 */
export type Place = readonly [source: string, after: string];
export const BEGINNING: Place = ['', ''];

/** A document with everything below it, by their paths, and the position after it. */
export interface Personal {
  readonly documents: Readonly<Record<string, DocumentData>>;
  readonly place: Place;
}

/** Documents read together: each may have a megabyte. */
const BATCH = 20;

/** Some documents of a person. Whatever a cursor names, a source only returns its own person's documents. */
interface Source {
  readonly name: string;
  readonly query: Query;
  /** True if an index orders them by time, the newest first; otherwise they come by their ids. */
  readonly byTime?: true;
  /** Fields that are not the person's own. */
  readonly without?: readonly string[];
  /** The documents below a document that belong to it. */
  readonly below?: (document: QueryDocumentSnapshot) => Promise<readonly DocumentSnapshot[]>;
}

/**
 * Everything that a download has of a person, in a stable order, from a position on. Throws `invalid-fields`
 * for an invalid position.
 */
export async function* personalDocuments(
  db: Firestore,
  uid: string,
  [from, after]: Place,
): AsyncGenerator<Personal> {
  const sources = await sourcesOf(db, uid);
  const first = from === '' ? 0 : sources.findIndex(({ name }) => name === from);
  if (first === -1) throw invalidPlace();
  for (const [index, source] of sources.slice(first).entries()) {
    yield* documentsOf(db, source, index === 0 && after !== '' ? after : undefined);
  }
}

async function* documentsOf(
  db: Firestore,
  { name, query, byTime, without = [], below }: Source,
  after: string | undefined,
): AsyncGenerator<Personal> {
  const ordered = byTime ? query.orderBy('at', 'desc') : query.orderBy(FieldPath.documentId());
  let next: Query = after === undefined ? ordered : await continueAfter(db, ordered, { after, byTime });
  for (;;) {
    const { docs } = await next.limit(BATCH).get();
    for (const document of docs) {
      const deeper = (await below?.(document)) ?? [];
      const documents = [document, ...deeper].map((each) => {
        const fields = Object.entries<unknown>(each.data() ?? {});
        return [
          each.ref.path,
          Object.fromEntries(fields.filter(([field]) => !without.includes(field))),
        ] as const;
      });
      yield { documents: Object.fromEntries(documents), place: [name, document.ref.path] };
    }
    const last = docs.at(-1);
    if (!last || docs.length < BATCH) return;
    next = ordered.startAfter(last);
  }
}

/**
 * The query that continues after a document. Ordering by time needs the document itself: if it is gone, its
 * source starts from the beginning.
 */
async function continueAfter(
  db: Firestore,
  ordered: Query,
  { after, byTime }: { readonly after: string; readonly byTime: true | undefined },
): Promise<Query> {
  try {
    const ref = db.doc(after);
    if (!byTime) return ordered.startAfter(ref);
    const document = await ref.get();
    return document.exists ? ordered.startAfter(document) : ordered;
  } catch {
    throw invalidPlace();
  }
}

async function sourcesOf(db: Firestore, uid: string): Promise<Source[]> {
  const own = (name: string, path: string): Source => {
    const ref = db.doc(path);
    return { name, query: ref.parent.where(FieldPath.documentId(), '==', ref.id) };
  };
  const below = await db.doc(paths.user(uid)).listCollections();
  const by = (collection: string, field: string) => db.collection(collection).where(field, '==', uid);
  const texts = (await by(paths.transcripts(), 'uid').select().get()).docs;
  return [
    own('profile', paths.user(uid)),
    ...below.map((collection) => ({
      name: `profile/${collection.id}`,
      query: collection,
      // Addresses and keys with which browsers can be sent messages.
      ...(collection.id === 'push' && { without: ['devices'] }),
    })),
    own('translator', paths.translator(uid)),
    own('application', paths.application(uid)),
    {
      name: 'submissions',
      query: by(paths.submissions(), 'uid'),
      below: async ({ id }) => (await db.collection(paths.revisions(id)).get()).docs,
    },
    { name: 'transcripts', query: by(paths.transcripts(), 'uid') },
    // Each for itself: the pages of one together are more than a page of a download.
    ...texts.map(({ id }) => ({
      name: `transcripts/${id}`,
      query: db.collection(paths.transcriptPages(id)),
    })),
    { name: 'files', query: by(paths.files(), 'uid') },
    { name: 'reports', query: by(paths.reports(), 'reporter') },
    // The reported words are somebody else's.
    { name: 'commentReports', query: by(paths.commentReports(), 'uid'), without: ['text'] },
    { name: 'publicLists', query: by(paths.publicLists(), 'owner.uid') },
    { name: 'listReports', query: by(paths.listReports(), 'uid'), without: ['name', 'note'] },
    // What they have reported of a reader's page; what that showed is somebody else's.
    { name: 'messages', query: by(paths.messages(), 'uid'), without: ['reader'] },
    { name: 'ratingReports', query: by(paths.ratingReports(), 'uid') },
    // Whose chapter it is about is not theirs to have.
    { name: 'suggestions', query: by(paths.suggestions(), 'uid'), without: ['translatorId'] },
    { name: 'suggestionVotes', query: by(paths.suggestionVotes(), 'uid') },
    { name: 'wanted', query: db.collectionGroup(wantedGroup).where('uid', '==', uid), byTime: true },
    ...(['reactions', 'ratings', 'comicRatings', 'comicTags', 'commentLikes'] as const).map((kind) => ({
      name: kind,
      query: choiceDocuments(db, kind, uid),
    })),
    {
      name: 'comments',
      query: db.collectionGroup(commentGroup).where('uid', '==', uid),
      byTime: true,
      below: async (comment) => (comment.get('hidden') ? await readWithheld(comment.ref) : []),
    },
  ];
}

/** The text of a comment that was hidden. */
async function readWithheld({ firestore, path }: DocumentReference): Promise<DocumentSnapshot[]> {
  const [, comicId = '', , commentId = ''] = path.split('/');
  const text = await firestore.doc(paths.withheldComment(comicId, commentId)).get();
  return text.exists ? [text] : [];
}

function invalidPlace(): CallError {
  return new CallError('invalid-fields', { fields: { cursor: 'invalid' } });
}
