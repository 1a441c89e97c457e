import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { outdatedPages } from '../data/outdated-pages.ts';
import { renewPage } from '../pages/renew-page.ts';
import { eachDue } from './each-alone.ts';

export interface Renewing {
  readonly firestore: Firestore;
  readonly now: () => Date;
  /** The version of the pages that the site answers with at its address; undefined where it does not answer. */
  readonly servedVersion: () => Promise<number | undefined>;
}

/** No more is invalidated while so many invalidations wait for their rebuild: changes of the truth come first. */
const MAX_WAITING = 200;

/**
 * Has pages of an earlier version built again, some of them each time it runs, until there are none: after a version was
 * raised this renews the whole catalogue. What it has done it sees by the versions that are left, so it may be killed
 * anywhere. It waits until the site answers in this version: before, a release may still be taken back. Returns how many
 * pages it has handed on.
 */
export async function renewPages({ firestore, now, servedVersion }: Renewing): Promise<number> {
  const outdated = outdatedPages(firestore);
  if ((await outdated.limit(1).get()).empty) return 0;
  if ((await servedVersion()) !== PAGE_VERSION) return 0;
  const room = MAX_WAITING - (await countWaiting(firestore));
  if (room <= 0) return 0;
  return eachDue(
    { due: outdated, failure: 'A page of an earlier version was not invalidated.', most: room },
    (page) => renewPage(firestore, { id: page.id, document: page.data() }, now()),
  );
}

async function countWaiting(db: Firestore): Promise<number> {
  const waiting = db.collection(paths.invalidations()).where('dueAt', '>', new Date(0));
  return (await waiting.count().get()).data().count;
}
