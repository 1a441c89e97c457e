import { paths } from '@rawi/model/paths';
import { keysOfName } from '@rawi/model/text/all-names';
import { type Comic, namesOfKind } from '@rawi/model/truth/comic';
import type { Named } from '@rawi/model/truth/schemas';
import type { Firestore } from 'firebase-admin/firestore';
import { type DocumentWrite, writeOf } from './document-write.ts';
import { existingGenre, existingPerson } from './site-truth.ts';

/** The documents of people and genres that the comics name and the site holds otherwise or not at all. */
export async function changedNames(firestore: Firestore, comics: readonly Comic[]): Promise<DocumentWrite[]> {
  const writes: DocumentWrite[] = [];
  for (const { id, name } of distinct(comics.flatMap((comic) => namesOfKind(comic, 'person')))) {
    const before = await existingPerson(firestore, id);
    const stated = statedOf(name);
    writes.push(...writeOf(paths.person(id), before, stated, stated));
  }
  for (const { id, name } of distinct(comics.flatMap((comic) => namesOfKind(comic, 'genre')))) {
    const before = await existingGenre(firestore, id);
    const stated = statedOf(name);
    writes.push(...writeOf(paths.genre(id), before, stated, stated));
  }
  return writes;
}

const statedOf = (name: Named['name']) => ({ name, searchKeys: keysOfName(name) });

function distinct(names: readonly Named[]): Named[] {
  return [...new Map(names.map((named) => [named.id, named])).values()];
}
