import { buildGonePage } from '@rawi/model/pages/build-gone-page';
import { buildListPage } from '@rawi/model/pages/build-list-page';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { chaptersNamed } from '../data/chapters.ts';
import { comicsNamed } from '../data/comics.ts';
import { publicListRef } from '../data/lists.ts';
import { userRef } from '../data/users.ts';
import { hasReaderPage } from './has-reader-page.ts';

/**
 * The page of a public list from the current data: it reads each comic and each chapter of it once, 400 at most. One that
 * reviewers have hidden leaves a page that says that it is gone.
 */
export async function listPage(db: Firestore, id: string): Promise<PageDocument | undefined> {
  const list = (await publicListRef(db, id).get()).data();
  if (!list) return undefined;
  if (list.hidden) return buildGonePage({ what: 'list' });
  const named = list.entries.flatMap((entry) => (entry.kind === 'chapter' ? [entry] : []));
  const [owner, comics, chapters] = await Promise.all([
    list.owner.kind === 'person' ? ownerOf(db, list.owner.uid) : undefined,
    comicsNamed(db, [...new Set(list.entries.map(({ comicId }) => comicId))]),
    chaptersNamed(db, named),
  ]);
  return buildListPage({
    id,
    list,
    author: owner?.author,
    hasPage: owner?.hasPage ?? false,
    comics: new Map(comics.map((comic) => [comic.id, comic])),
    chapters: new Map(chapters.map((chapter) => [chapter.id, chapter])),
  });
}

async function ownerOf(db: Firestore, uid: string) {
  const author = (await userRef(db, uid).get()).data();
  return author && { author, hasPage: await hasReaderPage(db, uid, author) };
}
