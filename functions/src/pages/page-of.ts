import type { PageTarget, TargetKind, TargetOf } from '@rawi/model/pages/page-target';
import type { PageDocument } from '@rawi/model/pages/pages';
import type { Firestore } from 'firebase-admin/firestore';
import { blogPage, blogsPages } from './blog-pages.ts';
import { catalogPart, mostReadList, translatorList } from './catalog-pages.ts';
import { chapterPage } from './chapter-page.ts';
import { comicPage } from './comic-page.ts';
import { comicsPage, shelfPage } from './comics-pages.ts';
import { homePage } from './home-page.ts';
import { listPage } from './list-page.ts';
import { opdsPages } from './opds-pages.ts';
import { publisherPage, publisherShelfPage, publishersPage } from './publisher-pages.ts';
import { readerPage } from './reader-page.ts';
import { sitemapPages } from './sitemap-pages.ts';
import { translatorPages } from './translator-page.ts';
import { transparencyPage } from './transparency-page.ts';
import { updatesPage } from './updates-page.ts';

type Loader<K extends TargetKind> = (db: Firestore, target: TargetOf<K>) => Promise<readonly PageDocument[]>;

/** How each kind of page is made from the stored data. */
const LOADERS: { readonly [K in TargetKind]: Loader<K> } = {
  home: (db) => toPages(homePage(db)),
  comic: (db, { id }) => toPages(comicPage(db, id)),
  chapter: (db, { id, comicId }) => toPages(chapterPage(db, comicId, id)),
  comics: (db) => toPages(comicsPage(db)),
  shelf: (db, { shelf }) => toPages(shelfPage(db, Number(shelf))),
  updates: (db) => toPages(updatesPage(db, new Date())),
  transparency: (db) => toPages(transparencyPage(db)),
  publishers: (db) => toPages(publishersPage(db)),
  publisher: (db, { id }) => toPages(publisherPage(db, id)),
  publisherShelf: (db, { id, shelf }) => toPages(publisherShelfPage(db, id, Number(shelf))),
  blogs: (db) => blogsPages(db),
  blog: (db, { id }) => toPages(blogPage(db, id)),
  catalog: (db, { part }) => toPages(catalogPart(db, Number(part))),
  mostRead: (db) => toPages(mostReadList(db)),
  translators: (db) => toPages(translatorList(db)),
  sitemap: (db, { shelf }) => sitemapPages(db, Number(shelf)),
  list: (db, { id }) => toPages(listPage(db, id)),
  reader: (db, { id }) => toPages(readerPage(db, id)),
  opds: (db, { feed }) => opdsPages(db, feed),
  translator: (db, { id }) => translatorPages(db, id),
};

/** A page that is one document. */
async function toPages(page: Promise<PageDocument | undefined>): Promise<readonly PageDocument[]> {
  const document = await page;
  return document ? [document] : [];
}

/**
 * The page document that shows `target` from the current data, with its further parts in order; an empty list
 * when there is nothing to show.
 */
export function pageOf<K extends TargetKind>(
  db: Firestore,
  target: TargetOf<K>,
): Promise<readonly PageDocument[]> {
  return LOADERS[target.kind](db, target);
}

/** Makes a page; tests provide one that waits for them. */
export type MakePage = (db: Firestore, target: PageTarget) => Promise<readonly PageDocument[]>;
