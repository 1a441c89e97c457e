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

/** Where an export goes on: the name of one of its sources, and the path of the last document that was taken from it. */
export type Place = readonly [source: string, after: string];
export const BEGINNING: Place = ['', ''];

/** A document with what lies below it, by their paths, and the place behind it. */
export interface Personal {
  readonly documents: Readonly<Record<string, DocumentData>>;
  readonly place: Place;
}

/** As many are read together: each may have a megabyte. */
const BATCH = 20;

/** Some documents of a person. Whatever a cursor says, a source is of its person: nobody reads on in somebody else's. */
interface Source {
  readonly name: string;
  readonly query: Query;
  /** Where an index has them by their time, the newest first; else they come by their ids. */
  readonly byTime?: true;
  /** Fields that are not the person's. */
  readonly without?: readonly string[];
  /** What lies below a document and belongs to it. */
  readonly below?: (document: QueryDocumentSnapshot) => Promise<readonly DocumentSnapshot[]>;
}

/** All that a download has of a person, in an order that stays, from a place on. Throws `invalid-fields` for a place that is none. */
export async function* personalDocuments(
  db: Firestore,
  uid: string,
  [from, after]: Place,
): AsyncGenerator<Personal> {
  const sources = await sourcesOf(db, uid);
  const first = from === '' ? 0 : sources.findIndex(({ name }) => name === from);
  if (first === -1) throw noPlace();
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
  let next: Query = after === undefined ? ordered : await behind(db, ordered, { after, byTime });
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

/** The query from behind a document. By time it needs the document: one that is gone since has its source begin again. */
async function behind(
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
    throw noPlace();
  }
}

async function sourcesOf(db: Firestore, uid: string): Promise<Source[]> {
  const own = (name: string, path: string): Source => {
    const ref = db.doc(path);
    return { name, query: ref.parent.where(FieldPath.documentId(), '==', ref.id) };
  };
  const below = await db.doc(paths.user(uid)).listCollections();
  const by = (collection: string, field: string) => db.collection(collection).where(field, '==', uid);
  return [
    own('profile', paths.user(uid)),
    ...below.map((collection) => ({ name: `profile/${collection.id}`, query: collection })),
    own('translator', paths.translator(uid)),
    own('application', paths.application(uid)),
    {
      name: 'submissions',
      query: by(paths.submissions(), 'uid'),
      below: async ({ id }) => (await db.collection(paths.revisions(id)).get()).docs,
    },
    { name: 'files', query: by(paths.files(), 'uid') },
    { name: 'reports', query: by(paths.reports(), 'reporter') },
    // The words that a report is about are somebody else's.
    { name: 'commentReports', query: by(paths.commentReports(), 'uid'), without: ['text'] },
    { name: 'wanted', query: db.collectionGroup(wantedGroup).where('uid', '==', uid), byTime: true },
    ...(['reactions', 'ratings', 'commentLikes'] as const).map((kind) => ({
      name: kind,
      query: choiceDocuments(db, kind, uid),
    })),
    {
      name: 'comments',
      query: db.collectionGroup(commentGroup).where('uid', '==', uid),
      byTime: true,
      below: async (comment) => (comment.get('hidden') ? await withheld(comment.ref) : []),
    },
  ];
}

/** The text of a comment that was hidden. */
async function withheld({ firestore, path }: DocumentReference): Promise<DocumentSnapshot[]> {
  const [, comicId = '', , commentId = ''] = path.split('/');
  const text = await firestore.doc(paths.withheldComment(comicId, commentId)).get();
  return text.exists ? [text] : [];
}

function noPlace(): CallError {
  return new CallError('invalid-fields', { fields: { cursor: 'invalid' } });
}
