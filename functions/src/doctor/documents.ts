import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { pagesOf } from '../schedules/each-alone.ts';
import type { Patient, Sizes } from './check.ts';

/** Documents of one request. */
const PAGE = 300;

/** How many of each kind a sample has. */
export const SAMPLE = {
  pages: 4,
  comics: 8,
  chapters: 3,
  publishers: 6,
  translators: 6,
  comments: 3,
  people: 15,
  articles: 4,
  removed: 4,
} as const satisfies Record<keyof Sizes, number>;

/**
 * The documents of a collection: all of them, or a few from the place where the sample begins, going on with the first
 * ones where there are too few behind it.
 */
export async function* documentsOf<T>(
  { all, from }: Pick<Patient, 'all' | 'from'>,
  collection: Query<T>,
  most: number,
): AsyncGenerator<QueryDocumentSnapshot<T>> {
  const inOrder = collection.orderBy(FieldPath.documentId());
  if (all) {
    for await (const docs of pagesOf(inOrder, PAGE)) yield* docs;
    return;
  }
  const behind = await inOrder.startAt(from).limit(most).get();
  yield* behind.docs;
  if (behind.size === most) return;
  const first = await inOrder.limit(most - behind.size).get();
  const seen = new Set(behind.docs.map(({ id }) => id));
  yield* first.docs.filter(({ id }) => !seen.has(id));
}
