import { filesOfBlog, filesOfComic } from '@rawi/model/truth/named-files';
import type { Sealed } from '@rawi/model/truth/sealed';
import type { Firestore } from 'firebase-admin/firestore';
import { blogRef } from '../data/blogs.ts';
import { comicRef } from '../data/comics.ts';
import { userRef } from '../data/users.ts';
import { folderOf } from '../publishing/published-files.ts';

/**
 * Those folders named after an owner that belong to something else that is public: a comic, an article and a
 * person may share an id, and each names its folders after it.
 */
export async function foldersOfOthers(
  db: Firestore,
  { kind }: Pick<Sealed, 'kind'>,
  owners: readonly string[],
): Promise<ReadonlySet<string>> {
  const paths: string[] = [];
  for (const owner of owners) {
    if (kind !== 'comic') {
      const comic = (await comicRef(db, owner).get()).data();
      if (comic) paths.push(...filesOfComic(comic));
    }
    if (kind !== 'article') {
      const article = isSlug(owner) ? (await blogRef(db, owner).get()).data() : undefined;
      if (article) paths.push(...filesOfBlog(article));
    }
    const photo = (await userRef(db, owner).get()).data()?.photo;
    paths.push(...(photo?.sources.map(({ path }) => path) ?? []));
  }
  return new Set(paths.map(folderOf));
}

function isSlug(id: string): boolean {
  return /^[a-z0-9-]+$/.test(id);
}
