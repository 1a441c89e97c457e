import { allNames } from '@rawi/model/text/all-names';
import { fold, queryKey } from '@rawi/model/text/fold';
import type { Comic } from '@rawi/model/truth/comic';
import type { Firestore } from 'firebase-admin/firestore';
import { comicsFoundBy } from '../data/comics.ts';

export interface FoundComic {
  readonly comicId: string;
  readonly comic: Comic;
}

/** Finds the comic with exactly this name, however it is written; undefined if there is none. */
export async function findComic(db: Firestore, title: string): Promise<FoundComic | undefined> {
  const key = queryKey(title);
  if (key === undefined) return undefined;
  const { docs } = await comicsFoundBy(db, key).get();
  const folded = fold(title);
  const found = docs.find((snapshot) => allNames(snapshot.data()).some((name) => fold(name) === folded));
  return found && { comicId: found.id, comic: found.data() };
}
