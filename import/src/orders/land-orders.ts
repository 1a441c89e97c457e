import { isSame } from '@rawi/model/pages/is-same';
import type { PageTarget } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { type ListFlag, listFlagSchema } from '@rawi/model/truth/list-report';
import {
  listKeysOf,
  type PublicEntry,
  type PublicList,
  publicListSchema,
} from '@rawi/model/truth/public-list';
import { newsOf } from '@rawi/model/truth/public-list-step';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { countNoun } from '../count-noun.ts';
import { type DocumentWrite, writeOf } from '../document-write.ts';
import { invalidatePages, withoutDocument } from '../invalidate.ts';
import type { Problem } from '../problem.ts';
import type { CatalogEntry } from '../read-catalog.ts';
import { commitSteps } from '../write-truth.ts';
import { findEntries, namedIn } from './find-entries.ts';
import type { Order } from './read-orders.ts';

interface LandedOrders {
  /** Their ids, also of those that were taken from the site. */
  readonly imported: readonly string[];
  readonly written: number;
  /** The pages that show what has changed. */
  readonly pages: readonly PageTarget[];
}

/** The orders of which all entries are there or about to come in, and what is wrong with the others. */
export async function checkOrders(
  firestore: Firestore,
  orders: readonly Order[],
  coming: readonly CatalogEntry[],
): Promise<{ readonly good: readonly Order[]; readonly problems: readonly Problem[] }> {
  const named = namedIn(firestore, coming);
  const good: Order[] = [];
  const problems: Problem[] = [];
  for (const order of orders) {
    const { problems: found } = await findEntries(named, order);
    const of = (await existing(firestore, order.id))?.owner.kind;
    const all =
      of === 'person'
        ? [{ entry: order.label, field: 'id', message: 'is that of a reader’s list: choose another' }]
        : order.withdrawn
          ? []
          : found;
    problems.push(...all);
    if (all.length === 0) good.push(order);
  }
  return { good, problems };
}

/** Brings orders that have been checked into the site, once their comics are there, and takes those from it that are withdrawn. */
export async function landOrders(
  firestore: Firestore,
  orders: readonly Order[],
  { log, now }: { readonly log: (line: string) => void; readonly now: Date },
): Promise<LandedOrders> {
  const named = namedIn(firestore);
  const pages: PageTarget[] = [];
  let written = 0;
  for (const order of orders) {
    const page: PageTarget = { kind: 'list', id: order.id };
    const before = await existing(firestore, order.id);
    const { entries } = await findEntries(named, order);
    const list = order.withdrawn
      ? removalOf(order, before)
      : writeOf(paths.publicList(order.id), before, ...truthOf(order, entries, before, now));
    const writes = [...list, ...(list.length === 0 ? [] : await flagOf(firestore, order, before))];
    await commitSteps(firestore, writes.length === 0 ? [] : [{ writes, pages: [page] }], now);
    const missing = order.withdrawn ? [] : await withoutDocument(firestore, [page]);
    await invalidatePages(firestore, missing, now);
    const done = order.withdrawn ? (before ? 'withdrawn' : 'is not in the site') : 'unchanged';
    const what = order.withdrawn || list.length === 0 ? done : countNoun(entries.length, 'item');
    log(`✓ ${order.label}: ${what}`);
    pages.push(...(list.length === 0 ? missing : [page]));
    written += list.length;
  }
  return { imported: orders.map(({ id }) => id), written, pages };
}

function removalOf({ id }: Order, before: PublicList | undefined): DocumentWrite[] {
  return before ? [{ path: paths.publicList(id), remove: true }] : [];
}

/** The list whole, and the fields that the file states. Version and times change where what they are about does. */
function truthOf(
  { name, note }: Order,
  entries: readonly PublicEntry[],
  before: PublicList | undefined,
  now: Date,
): readonly [after: PublicList, stated: Partial<PublicList>] {
  const words = { name, note };
  const stands = { entries: [...entries], keys: listKeysOf(entries) };
  if (!before) {
    const owner = { kind: 'site' } as const;
    return [{ owner, ...words, ...stands, version: 1, publishedAt: now, changedAt: now }, {}];
  }
  const saysSame = isSame({ name: before.name, note: before.note }, words);
  if (saysSame && isSame(before.entries, stands.entries)) return [before, {}];
  const stated = {
    ...words,
    ...stands,
    version: before.version + (saysSame ? 0 : 1),
    changedAt: now,
    news: newsOf(before, entries, now),
  };
  return [{ ...before, ...stated }, stated];
}

/** Where readers have reported the list, reviewers see what it says now beside what was reported, or that it is gone. */
async function flagOf(
  firestore: Firestore,
  { id, name, note, entries, withdrawn }: Order,
  before: PublicList | undefined,
): Promise<DocumentWrite[]> {
  const path = paths.listFlag(id);
  const stored = await firestore.doc(path).get();
  if (!stored.exists || !before) return [];
  const flag: ListFlag = reading(listFlagSchema).parse(stored.data());
  if (withdrawn) return [{ path, update: { deleted: true } }];
  if (isSame({ name: before.name, note: before.note }, { name, note }))
    return [{ path, update: { entries: entries.length } }];
  const { version, name: was, note: noted } = flag;
  const reported = flag.reported ?? { version, name: was, ...(noted !== undefined && { note: noted }) };
  const stated = { version: before.version + 1, name, note, entries: entries.length, reported };
  return writeOf(path, flag, { ...flag, ...stated }, stated);
}

async function existing(firestore: Firestore, id: string): Promise<PublicList | undefined> {
  const found = await firestore.doc(paths.publicList(id)).get();
  return found.exists ? reading(publicListSchema).parse(found.data()) : undefined;
}
