import { pageIds, pagePath } from '@rawi/model/page-ids';
import { firstResults, SEARCH_LISTS } from '@rawi/model/pages/build-catalog';
import { withOpdsGroup } from '@rawi/model/pages/build-opds-pages';
import { withSitemap } from '@rawi/model/pages/build-sitemap';
import { OPDS_GROUP_LISTS, opdsFeeds } from '@rawi/model/pages/opds-feeds';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import type { PageTarget } from '@rawi/model/pages/page-target';
import type { SearchPayload } from '@rawi/model/pages/search-payloads';
import { catalogPartOf, newestShelf } from '@rawi/model/pages/shelves';
import type { Firestore } from 'firebase-admin/firestore';
import { latestComics } from '../../data/comics.ts';
import { pageRef, partsOf } from '../../data/documents.ts';
import { hashOf } from '../../pages/catalog-pages.ts';
import { arrivalsOf } from '../../pages/comics-pages.ts';
import { invalidateTargets } from '../../pages/invalidate.ts';
import type { Check, Finding, Patient } from '../check.ts';

/** How many genres, and how many languages, a sample looks at. */
const SAMPLED_GROUPS = 4;

/** The lists of the catalogue's parts, of the shelves' addresses, of genres and languages, which are written with what they list. */
export const LISTS_DIFFER: Check = {
  name: 'list-differs',
  reads: ({ comics }) => 6 + 2 * SAMPLED_GROUPS + PAGE_LIMITS.searchFirst + Math.ceil(comics / 12),
  async *find(patient) {
    yield* await compareSearch(patient);
    yield* await compareSitemaps(patient);
    for (const group of ['genre', 'language'] as const) yield* await compareGroups(patient, group);
  },
};

async function compareSearch(patient: Patient): Promise<readonly Finding[]> {
  const { firestore: db } = patient;
  const list = (await pageRef(db, pageIds.search()).get()).data();
  if (list?.kind !== 'search') return [];
  const wrong: PageTarget[] = [];
  for (const { part, hash } of list.payload.parts) {
    if ((await storedHash(db, pageIds.catalog(part))) !== hash)
      wrong.push({ kind: 'catalog', part: `${part}` });
  }
  for (const kind of SEARCH_LISTS) {
    if (await isOtherList(db, list.payload, kind)) wrong.push({ kind });
  }
  const { docs } = await latestComics(db).limit(PAGE_LIMITS.searchFirst).get();
  const newest = docs.map((comic) => comic.data());
  const [first] = newest;
  if (first && hashOf(list.payload.first ?? []) !== hashOf(firstResults(newest)))
    wrong.push({ kind: 'catalog', part: `${catalogPartOf(first.shelf)}` });
  return listFinding(patient, pageIds.search(), wrong);
}

async function isOtherList(
  db: Firestore,
  payload: SearchPayload,
  kind: (typeof SEARCH_LISTS)[number],
): Promise<boolean> {
  const listed = payload[kind];
  return listed !== undefined && (await storedHash(db, pageIds[kind]())) !== listed;
}

async function storedHash(db: Firestore, pageId: string): Promise<string | undefined> {
  const page = (await pageRef(db, pageId).get()).data();
  return page && hashOf(page);
}

async function compareSitemaps(patient: Patient): Promise<readonly Finding[]> {
  const { firestore: db, all } = patient;
  const [arrivals, stored] = await Promise.all([arrivalsOf(db), pageRef(db, pageIds.sitemapList()).get()]);
  if (arrivals === 0) return [];
  const list = stored.data();
  const listing = list?.kind === 'sitemapList' ? list.payload : undefined;
  const wrong: PageTarget[] = [];
  const newest = newestShelf(arrivals);
  // Of a large catalogue a sample has the newest shelves.
  for (let shelf = newest; shelf > (all ? 0 : Math.max(0, newest - 3)); shelf -= 1) {
    const id = pageIds.sitemap(shelf);
    const first = (await pageRef(db, id).get()).data();
    const parts = await partsOf(db, id).get();
    const further = await Promise.all(
      parts.docs.map(async (part) => (await pageRef(db, part.id).get()).data()),
    );
    const made = [first, ...further].flatMap((page) => page ?? []);
    if (first && withSitemap(listing, shelf, made)) wrong.push({ kind: 'sitemap', shelf: `${shelf}` });
  }
  return listFinding(patient, pageIds.sitemapList(), wrong);
}

/** The list of all genres, or of all languages, beside the lists that it names. */
async function compareGroups(
  patient: Patient,
  group: keyof typeof OPDS_GROUP_LISTS,
): Promise<readonly Finding[]> {
  const { firestore: db, all } = patient;
  const listId = pageIds.opds(OPDS_GROUP_LISTS[group]);
  const list = (await pageRef(db, listId).get()).data();
  if (list?.kind !== 'opdsGroups') return [];
  const wrong: PageTarget[] = [];
  for (const { id } of all ? list.payload.groups : list.payload.groups.slice(0, SAMPLED_GROUPS)) {
    const feed = opdsFeeds.group(group, id);
    const made = (await pageRef(db, pageIds.opds(feed)).get()).data();
    if (withOpdsGroup(list.payload, id, made)) wrong.push({ kind: 'opds', feed });
  }
  return listFinding(patient, listId, wrong);
}

function listFinding(
  { firestore, now }: Patient,
  pageId: string,
  wrong: readonly PageTarget[],
): readonly Finding[] {
  if (wrong.length === 0) return [];
  return [
    {
      id: pagePath(pageId),
      problem: 'It lists something else than what there is.',
      remedy: '--repair has what it lists built again, and the list with it.',
      repair: () => invalidateTargets(firestore, wrong, now()),
    },
  ];
}
