import type { PageTarget, TargetKind, TargetOf } from '@rawi/model/pages/page-target';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { chapterPage } from './chapter-page.ts';
import { comicPage } from './comic-page.ts';
import { comicsPage, shelfPage } from './comics-pages.ts';
import { homePage } from './home-page.ts';

type Loader<K extends TargetKind> = (db: Firestore, target: TargetOf<K>) => Promise<PageDocument | undefined>;

/** How each kind of page is made from the stored truth. */
const LOADERS: { readonly [K in TargetKind]: Loader<K> } = {
  home: (db) => homePage(db),
  comic: (db, { id }) => comicPage(db, id),
  chapter: (db, { id, comicId }) => chapterPage(db, comicId, id),
  comics: (db) => comicsPage(db),
  shelf: (db, { shelf }) => shelfPage(db, Number(shelf)),
};

/** The page document that shows `target` as the truth has it now; `undefined` when there is nothing to show. */
export function pageOf<K extends TargetKind>(
  db: Firestore,
  target: TargetOf<K>,
): Promise<PageDocument | undefined> {
  return LOADERS[target.kind](db, target);
}

/** Makes a page; tests give one that waits for them. */
export type MakePage = (db: Firestore, target: PageTarget) => Promise<PageDocument | undefined>;
