import { isDeepStrictEqual } from 'node:util';
import type { CatalogPublisher } from '@rawi/model/catalog-file';
import type { Comic } from '@rawi/model/comic';
import { paths } from '@rawi/model/paths';
import type { Publisher } from '@rawi/model/publisher';
import type { Named } from '@rawi/model/schemas';
import type { Firestore } from 'firebase-admin/firestore';
import { existingGenre, existingPerson, existingPublisher } from './site-truth.ts';
import type { DocumentWrite } from './write-truth.ts';

/** The documents of people and genres that the comics name and the site holds otherwise or not at all. */
export async function changedNames(firestore: Firestore, comics: readonly Comic[]): Promise<DocumentWrite[]> {
  const people = distinct(comics.flatMap((comic) => [comic.writer, ...comic.artists]));
  const genres = distinct(comics.flatMap((comic) => comic.genres));
  const writes: DocumentWrite[] = [];
  for (const { id, name } of people) {
    const before = await existingPerson(firestore, id);
    if (!isDeepStrictEqual(before, { name })) writes.push({ path: paths.person(id), data: { name } });
  }
  for (const { id, name } of genres) {
    const before = await existingGenre(firestore, id);
    if (!isDeepStrictEqual(before, { name })) writes.push({ path: paths.genre(id), data: { name } });
  }
  return writes;
}

/** The publishers of these comics that the site holds otherwise or not at all; their comics are counted as they are now. */
export async function changedPublishers(
  firestore: Firestore,
  comics: readonly Comic[],
  listed: ReadonlyMap<string, CatalogPublisher>,
): Promise<DocumentWrite[]> {
  const writes: DocumentWrite[] = [];
  for (const { id, name } of distinct(comics.map((comic) => comic.publisher))) {
    const before = await existingPublisher(firestore, id);
    const counted = await firestore.collection(paths.comics()).where('publisher.id', '==', id).count().get();
    const country = listed.get(id)?.country ?? before?.country;
    const publisher: Publisher = {
      ...before,
      name,
      ...(country !== undefined && { country }),
      comicCount: counted.data().count,
    };
    if (!isDeepStrictEqual(before, publisher)) writes.push({ path: paths.publisher(id), data: publisher });
  }
  return writes;
}

function distinct(names: readonly Named[]): Named[] {
  return [...new Map(names.map((named) => [named.id, named])).values()];
}
