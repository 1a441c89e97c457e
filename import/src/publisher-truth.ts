import { LIMITS } from '@rawi/model/limits';
import type { TruthChange } from '@rawi/model/pages/pages-showing';
import { arrivalsAt, comicCountChanges, publisherCovers } from '@rawi/model/pages/publisher-summary';
import { nextShelf } from '@rawi/model/pages/shelves';
import { paths } from '@rawi/model/paths';
import { keysOfName } from '@rawi/model/text/all-names';
import { type Comic, comicSchema } from '@rawi/model/truth/comic';
import { type Publisher, publisherSchema } from '@rawi/model/truth/publisher';
import { reading } from '@rawi/model/truth/tolerant';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { CatalogPublisher } from './catalog-file.ts';
import type { ComicTruth } from './comic-truth.ts';
import { type DocumentWrite, withStated, writeOf } from './document-write.ts';
import { type ExistingComic, existingPublisher } from './site-truth.ts';

/**
 * How the publisher of a comic, and the one it had before, change with it: names as the catalogue states them, one comic
 * more or less, the newest covers. Beside them the counts of the whole catalogue.
 */
export async function publisherChanges(
  firestore: Firestore,
  { comicId, comic }: ComicTruth,
  existing: ExistingComic,
  listed: ReadonlyMap<string, CatalogPublisher>,
): Promise<{ readonly writes: DocumentWrite[]; readonly changes: TruthChange[] }> {
  const writes: DocumentWrite[] = [];
  const changes: TruthChange[] = [];
  let added = 0;
  for (const [id, by] of comicCountChanges(existing.comic, comic)) {
    const before = await existingPublisher(firestore, id);
    const others = await newestOthers(firestore, id, comicId);
    const own = comic.publisher.id === id;
    const stated = {
      ...(own && statedOf(comic, listed.get(id))),
      covers: publisherCovers(own ? [...others, comic] : others),
      ...(by !== 0 && { comicCount: (before?.comicCount ?? 0) + by }),
      ...(by > 0 && { arrivals: arrivalsAt(before) + by }),
    };
    const after = publisherSchema.parse(withStated(before ?? { comicCount: 0 }, stated));
    changes.push({ of: 'publisher', publisherId: id, before, after });
    if (!before) added += 1;
    writes.push(...incrementCounts(writeOf(paths.publisher(id), before, after, stated), by));
  }
  const counts = {
    ...(!existing.comic && { comics: FieldValue.increment(1), arrivals: FieldValue.increment(1) }),
    ...(added > 0 && { publishers: FieldValue.increment(added) }),
  };
  if (Object.keys(counts).length > 0) writes.push({ path: paths.catalogueCounts(), merge: counts });
  return { writes, changes };
}

/** The comic with its place among its publisher's comics: the next one where it comes to that publisher. */
export async function atItsPublisher(
  firestore: Firestore,
  truth: ComicTruth,
  existing: ExistingComic,
): Promise<ComicTruth> {
  const { id } = truth.comic.publisher;
  if (existing.comic?.publisher.id === id) return truth;
  const publisherShelf = nextShelf(arrivalsAt(await existingPublisher(firestore, id)));
  return {
    ...truth,
    comic: { ...truth.comic, publisherShelf },
    stated: { ...truth.stated, publisherShelf },
  };
}

function statedOf({ publisher }: Comic, listed: CatalogPublisher | undefined): Partial<Publisher> {
  const { name } = publisher;
  return {
    name,
    searchKeys: keysOfName(name),
    ...(listed?.country !== undefined && { country: listed.country }),
    ...(listed?.description !== undefined && { description: listed.description }),
    ...(listed?.website !== undefined && { website: listed.website }),
  };
}

/** A count that others move too is never written as a number. */
function incrementCounts(writes: readonly DocumentWrite[], by: number): DocumentWrite[] {
  return writes.map((write) =>
    'update' in write && by !== 0
      ? {
          ...write,
          update: {
            ...write.update,
            comicCount: FieldValue.increment(by),
            ...(by > 0 && { arrivals: FieldValue.increment(by) }),
          },
        }
      : write,
  );
}

/** The publisher's newest comics but this one. */
async function newestOthers(firestore: Firestore, publisherId: string, comicId: string): Promise<Comic[]> {
  const newest = await firestore
    .collection(paths.comics())
    .where('publisher.id', '==', publisherId)
    .orderBy('updatedAt', 'desc')
    .orderBy('slug')
    .limit(LIMITS.home.publisherCovers + 1)
    .get();
  return newest.docs
    .filter(({ id }) => id !== comicId)
    .map((comic) => reading(comicSchema).parse(comic.data()));
}
