import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Documents read at once. */
const PAGE = 300;

/**
 * Calls a function for each document of a query, one after the other; documents that it writes are not
 * visited again.
 */
export async function eachDocument(
  query: Query,
  call: (document: QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
    const { docs } = await (last ? ordered.startAfter(last) : ordered).get();
    for (const document of docs) await call(document);
    last = docs.at(-1);
    if (docs.length < PAGE) return;
  }
}
