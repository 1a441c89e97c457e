import { LIMITS } from '@rawi/model/limits';
import type { InvalidationTarget } from '@rawi/model/pages/invalidation-target';
import type { TruthChange } from '@rawi/model/pages/pages-showing';
import { arrivalsAt, comicCountChanges, publisherCovers } from '@rawi/model/pages/publisher-summary';
import { nextShelf } from '@rawi/model/pages/shelves';
import { keysOfName } from '@rawi/model/text/all-names';
import type { CatalogueCounts } from '@rawi/model/truth/catalogue-counts';
import type { Comic } from '@rawi/model/truth/comic';
import type { Publisher } from '@rawi/model/truth/publisher';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { comicRef, newestComicsOf } from '../data/comics.ts';
import { catalogueCountsRef } from '../data/documents.ts';
import { publisherRef } from '../data/publishers.ts';
import { readInvalidations } from '../pages/invalidate.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';
import { bring } from './changed-fields.ts';

/** A comic that is added, changed or removed. */
export interface ComicChange {
  readonly comicId: string;
  /** The new comic, given how many were ever added; undefined if it is removed. */
  readonly after: (arrivals: number, before: Comic | undefined) => Comic | undefined;
  /** It was here before, and keeps its shelf. */
  readonly returns: boolean;
}

/**
 * Reads, in a transaction, everything that adding or removing a comic affects: its publisher, the counts of
 * the catalogue, the pages that show it. The function that it returns writes. A publisher without comics
 * stays, with its name.
 */
export async function readComicChange(
  transaction: Transaction,
  db: Firestore,
  { comicId, after: become, returns }: ComicChange,
  now: Date,
): Promise<{ readonly before: Comic | undefined; readonly write: () => void }> {
  const countsRef = catalogueCountsRef(db);
  const counts: CatalogueCounts | undefined = (await transaction.get(countsRef)).data();
  const before = (await transaction.get(comicRef(db, comicId))).data();
  const comic = become(counts?.arrivals ?? 0, before);
  const publishers = await readPublishers(transaction, db, comicId, before, comic);
  const own = publishers.find(({ id }) => id === comic?.publisher.id);
  let after = comic;
  if (comic && own && !returns) {
    const arrivals = arrivalsAt(own.before);
    after = { ...comic, publisherShelf: nextShelf(arrivals) };
    own.after = { ...own.after, arrivals: arrivals + 1 };
  }
  const changes: TruthChange[] = [
    { of: 'comic', comicId, before, after },
    ...publishers.map(
      ({ id, before: was, after: is }) =>
        ({ of: 'publisher', publisherId: id, before: was, after: is }) as const,
    ),
  ];
  // Ratings went on being counted while it was away.
  const sums: InvalidationTarget[] =
    after && !before && returns ? [{ kind: 'comicCounts', id: comicId }] : [];
  const invalidate = await readInvalidations(transaction, db, [
    ...(await pagesToInvalidate(db, changes)),
    ...sums,
  ]);
  const comics = (after ? 1 : 0) - (before ? 1 : 0);
  const fresh = publishers.filter(({ before: was }) => !was).length;
  return {
    before,
    write() {
      bring(transaction, db.doc(comicRef(db, comicId).path), before, after);
      for (const { id, before: was, after: is } of publishers) {
        bring(transaction, db.doc(publisherRef(db, id).path), was, is);
      }
      const added = {
        ...(comics !== 0 && { comics: FieldValue.increment(comics) }),
        ...(comics > 0 && !returns && { arrivals: FieldValue.increment(1) }),
        ...(fresh > 0 && { publishers: FieldValue.increment(fresh) }),
      };
      if (Object.keys(added).length > 0) transaction.set(db.doc(countsRef.path), added, { merge: true });
      invalidate(now);
    },
  };
}

async function readPublishers(
  transaction: Transaction,
  db: Firestore,
  comicId: string,
  before: Comic | undefined,
  after: Comic | undefined,
) {
  const changed: { id: string; before: Publisher | undefined; after: Publisher }[] = [];
  for (const [id, by] of comicCountChanges(before, after)) {
    const stored = (await transaction.get(publisherRef(db, id))).data();
    const name = after?.publisher.id === id ? after.publisher.name : before?.publisher.name;
    if (!name) continue;
    const newest = await transaction.get(newestComicsOf(db, id, LIMITS.home.publisherCovers + 1));
    const others = newest.docs.filter((comic) => comic.id !== comicId).map((comic) => comic.data());
    const own = after?.publisher.id === id ? [after] : [];
    const known = stored ?? { name, searchKeys: keysOfName(name), arrivals: 0, comicCount: 0 };
    changed.push({
      id,
      before: stored,
      after: {
        ...known,
        comicCount: Math.max(0, known.comicCount + by),
        covers: publisherCovers([...others, ...own]),
      },
    });
  }
  return changed;
}
