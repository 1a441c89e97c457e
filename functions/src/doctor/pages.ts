import { pageIds } from '@rawi/model/page-ids';
import { isWaiting } from '@rawi/model/pages/page-invalidation';
import type { PageTarget } from '@rawi/model/pages/page-target';
import type { PageDocument } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { invalidationRef } from '../data/documents.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import type { Patient } from './check.ts';
import { documentsOf, SAMPLE } from './documents.ts';

/** What the ids of pages begin with, of which a sample takes some of each. */
const BEGINNINGS = [
  pageIds.comic(''),
  pageIds.chapter(''),
  pageIds.shelf(''),
  pageIds.publisher(''),
  pageIds.blog(''),
  pageIds.catalog(''),
  pageIds.sitemap(''),
  pageIds.translator(''),
  pageIds.list(''),
  pageIds.opds(''),
];
/** The pages that are there once. */
const SINGLE = [
  pageIds.home(),
  pageIds.comics(),
  pageIds.updates(),
  pageIds.transparency(),
  pageIds.publishers(),
  pageIds.blogs(),
  pageIds.mostRead(),
  pageIds.translators(),
];
/** How many documents of a sample there are at most. */
export const SAMPLED_PAGES = SINGLE.length + BEGINNINGS.length * SAMPLE.pages;
/** Behind every character of an id. */
const BEYOND = '\uf8ff';

/** The stored pages to look at, without the further parts of a page, which are looked at with it. */
export async function* storedPages(patient: Patient): AsyncGenerator<QueryDocumentSnapshot> {
  const pages = patient.firestore.collection(paths.pages());
  if (patient.all) {
    for await (const page of documentsOf(patient, pages, 0)) if (!isPart(page.id)) yield page;
    return;
  }
  const single = await pages.where(FieldPath.documentId(), 'in', SINGLE).get();
  yield* single.docs;
  const seen = new Set<string>();
  for (const beginning of BEGINNINGS) {
    for (const page of await someOf(pages, beginning, patient.from)) {
      if (isPart(page.id) || seen.has(page.id)) continue;
      seen.add(page.id);
      yield page;
    }
  }
}

async function someOf(pages: Query, beginning: string, from: string): Promise<QueryDocumentSnapshot[]> {
  const inOrder = pages.orderBy(FieldPath.documentId()).endAt(`${beginning}${BEYOND}`).limit(SAMPLE.pages);
  const behind = await inOrder.startAt(`${beginning}${from}`).get();
  if (behind.size === SAMPLE.pages) return behind.docs;
  return [...behind.docs, ...(await inOrder.startAt(beginning).get()).docs];
}

const isPart = (id: string) => id.includes(':');

/** The documents that a page is stored in, by their ids, in their order. */
export function storedAs(pageId: string, made: readonly PageDocument[]): ReadonlyMap<string, PageDocument> {
  return new Map(made.map((page, index) => [index === 0 ? pageId : pageIds.part(pageId, index + 1), page]));
}

/** Whether a task will rebuild a page, or is at it: what it shows until then is known to be late. */
export async function isBeingRebuilt(db: Firestore, pageId: string): Promise<boolean> {
  const invalidation = (await invalidationRef(db, pageId).get()).data();
  return (
    invalidation !== undefined &&
    invalidation.error === null &&
    (isWaiting(invalidation) || invalidation.claimed !== null)
  );
}

/** Has a page built again; its invalidation is heard of by a trigger. */
export function rebuild({ firestore, now }: Patient, target: PageTarget): () => Promise<void> {
  return () => invalidateTargets(firestore, [target], now());
}
