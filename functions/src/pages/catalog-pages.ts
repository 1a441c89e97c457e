import { createHash } from 'node:crypto';
import { pageIds } from '@rawi/model/page-ids';
import { buildCatalogPart, SEARCH_LISTS, withList, withPart } from '@rawi/model/pages/build-catalog';
import { pageDocument } from '@rawi/model/pages/page-document';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import type { PageTarget } from '@rawi/model/pages/page-target';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import type { PageDocument } from '@rawi/model/pages/pages';
import { shelvesOfPart } from '@rawi/model/pages/shelves';
import { buildTranslatorList } from '@rawi/model/pages/translator-cards';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { comicsOnShelves, latestComics, mostReadSlugs } from '../data/comics.ts';
import { pageRef } from '../data/documents.ts';
import { busiestTranslators } from '../data/translators.ts';

/**
 * A part of the catalogue as search reads it: only its own comics are read, whatever the catalogue's size.
 */
export async function catalogPart(db: Firestore, part: number): Promise<PageDocument | undefined> {
  const [first, last] = shelvesOfPart(part);
  const found = await comicsOnShelves(db, first, last).get();
  return buildCatalogPart(found.docs.map((comic) => comic.data()));
}

/** The list of the most read comics. */
export async function mostReadList(db: Firestore): Promise<PageDocument> {
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'mostRead',
    payload: { slugs: await mostReadSlugs(db) },
  });
}

/** The translators that search finds: at most `PAGE_LIMITS.searchTranslators.listed` documents are read. */
export async function translatorList(db: Firestore): Promise<PageDocument> {
  const { docs } = await busiestTranslators(db, PAGE_LIMITS.searchTranslators.listed).get();
  return buildTranslatorList(docs.map((each) => ({ ...each.data(), id: each.id })));
}

/**
 * Updates the list of the catalogue's parts for the new content of `target`; it reads in the transaction that
 * writes that content, and the function that it returns writes. Null if the list does not contain such a
 * page.
 */
export async function relistPage(
  transaction: Transaction,
  db: Firestore,
  target: PageTarget,
  made: PageDocument | undefined,
): Promise<(() => void) | null> {
  const list = SEARCH_LISTS.find((kind) => kind === target.kind);
  if (target.kind !== 'catalog' && !list) return null;
  const ref = pageRef(db, pageIds.search());
  const before = (await transaction.get(ref)).data();
  const listing = before?.kind === 'search' ? before.payload : undefined;
  if (list && made) {
    const next = withList(listing, list, hashOf(made));
    return () => transaction.set(ref, next);
  }
  if (target.kind !== 'catalog') return null;
  // A comic that changes what is first is in the part that changes.
  const newest = await transaction.get(latestComics(db).limit(PAGE_LIMITS.searchFirst));
  const part = made?.kind === 'catalog' ? { hash: hashOf(made), comics: made.payload.comics.length } : null;
  const first = newest.docs.map((comic) => comic.data());
  const next = withPart(listing, Number(target.part), part, first);
  return () => transaction.set(ref, next);
}

/**
 * The hash of a document's content, in whatever order its fields were read; 64 bits distinguish two states of
 * one document.
 */
export function hashOf(document: unknown): string {
  return createHash('sha256').update(JSON.stringify(document, sortKeys)).digest('hex').slice(0, 16);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
