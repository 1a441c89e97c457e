import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Documents that are held at once: a chapter of 500 pages has 60 kB. */
const HELD = 50;

/** The documents of a query, one after the other, some of them read at once. */
export async function* eachDocument(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let last: QueryDocumentSnapshot | undefined;
  const ordered = query.orderBy(FieldPath.documentId()).limit(HELD);
  for (;;) {
    const { docs } = await (last ? ordered.startAfter(last) : ordered).get();
    yield* docs;
    last = docs.at(-1);
    if (docs.length < HELD) return;
  }
}
