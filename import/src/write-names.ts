import { paths } from '@rawi/model/paths';
import type { Comic } from '@rawi/model/truth/comic';
import type { Named } from '@rawi/model/truth/schemas';
import type { Firestore } from 'firebase-admin/firestore';
import { type DocumentWrite, writeOf } from './document-write.ts';
import { existingGenre, existingPerson } from './site-truth.ts';

/** The documents of people and genres that the comics name and the site holds otherwise or not at all. */
export async function changedNames(firestore: Firestore, comics: readonly Comic[]): Promise<DocumentWrite[]> {
  const writes: DocumentWrite[] = [];
  for (const { id, name } of distinct(comics.flatMap((comic) => [comic.writer, ...comic.artists]))) {
    const before = await existingPerson(firestore, id);
    writes.push(...writeOf(paths.person(id), before, { name }, { name }));
  }
  for (const { id, name } of distinct(comics.flatMap((comic) => comic.genres))) {
    const before = await existingGenre(firestore, id);
    writes.push(...writeOf(paths.genre(id), before, { name }, { name }));
  }
  return writes;
}

function distinct(names: readonly Named[]): Named[] {
  return [...new Map(names.map((named) => [named.id, named])).values()];
}
