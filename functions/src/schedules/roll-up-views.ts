import { dayOf } from '@rawi/model/truth/recent-views';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { comicsWithDueWindows } from '../data/comics.ts';
import { nextComicWithViews } from '../data/views.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import { forgetVisitors } from '../views/forget-visitors.ts';
import { rollUpComic } from '../views/roll-up-comic.ts';
import { eachAlone, type Named } from './each-alone.ts';

/** How many comics are rolled up at once. */
const MAX_PARALLEL = 10;

export interface RollingUp {
  readonly firestore: Firestore;
  readonly now: () => Date;
}

/**
 * Runs each hour: deletes the visitors of past days, adds up the views counted since, moves the windows to
 * today, and has the home page rebuilt. It reads only counts that exist. A comic that fails is logged and
 * keeps its counts for the next run. Returns how many comics it rolled up.
 */
export async function rollUpViews({ firestore, now }: RollingUp): Promise<number> {
  const forgetting: Named<string> = { failure: 'Who visited was not forgotten.', name: (day) => day };
  await eachAlone([dayOf(now())], forgetting, async () => {
    await forgetVisitors(firestore, now());
    return true;
  });
  let done = 0;
  for await (const comicIds of inGroups(changedComics(firestore, dayOf(now())))) {
    const results = await Promise.allSettled(comicIds.map((id) => rollUpComic(firestore, id, now)));
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') done += 1;
      else logger.error(`The views of ${comicIds[index]} were not added.`, result.reason);
    }
  }
  // The home page is invalidated even if this run changed nothing: an earlier one may have died between a comic
  // and this invalidation.
  await invalidateTargets(firestore, [{ kind: 'home' }], now());
  return done;
}

/** The comics with counts to add, and then those whose windows have moved. */
async function* changedComics(firestore: Firestore, today: string): AsyncGenerator<string> {
  for (let id = await nextComicWithViews(firestore, ''); id !== undefined; ) {
    yield id;
    id = await nextComicWithViews(firestore, id);
  }
  let after: DocumentSnapshot | undefined;
  do {
    const { docs } = await comicsWithDueWindows(firestore, today, MAX_PARALLEL, after).get();
    for (const { id } of docs) yield id;
    after = docs.at(-1);
  } while (after !== undefined);
}

async function* inGroups(ids: AsyncGenerator<string>): AsyncGenerator<string[]> {
  let group: string[] = [];
  for await (const id of ids) {
    group.push(id);
    if (group.length < MAX_PARALLEL) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
