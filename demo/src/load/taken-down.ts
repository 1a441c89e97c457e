import { paths } from '@rawi/model/paths';
import { takedownIdOf } from '@rawi/model/truth/takedown';
import type { Firestore } from 'firebase-admin/firestore';

/** Whether a comic, its cover or one of its chapters was taken down, and is not given back. */
export async function isTakenDown(firestore: Firestore, comicId: string): Promise<boolean> {
  const found = await firestore.collection(paths.takedowns()).where('target.comicId', '==', comicId).get();
  const kinds = ['comic', 'chapter', 'cover'];
  return found.docs.some(
    (each) => kinds.includes(String(each.get('target.kind'))) && each.get('state') !== 'returned',
  );
}

/** Of these articles, those that were taken down and are not given back. */
export async function articlesTakenDown(
  firestore: Firestore,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const refs = slugs.map((slug) => firestore.doc(paths.takedown(takedownIdOf({ kind: 'article', slug }))));
  const found = await firestore.getAll(...refs);
  return new Set(
    slugs.filter((_, index) => found[index]?.exists && found[index].get('state') !== 'returned'),
  );
}
