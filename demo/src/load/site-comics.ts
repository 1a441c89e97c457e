import { LIMITS } from '@rawi/model/limits';
import type { PublisherDocument } from '@rawi/model/pages/build-home-page';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { nextShelf } from '@rawi/model/pages/shelves';
import { paths } from '@rawi/model/paths';
import { type CatalogueCounts, catalogueCountsSchema } from '@rawi/model/truth/catalogue-counts';
import { type Comic, comicSchema } from '@rawi/model/truth/comic';
import { type Publisher, publisherSchema } from '@rawi/model/truth/publisher';
import { reading } from '@rawi/model/truth/tolerant';
import { FieldPath, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';

/** What a site holds already that a new comic is shown beside; others may have added to it. */
export interface SiteComics {
  /** The comic as it is there already. */
  readonly itself: Comic | undefined;
  readonly publisher: Publisher | undefined;
  /** The newest other comics of its publisher. */
  readonly ofPublisher: readonly Comic[];
  /** Other comics that may stand on the home page. */
  readonly onHome: readonly Comic[];
  /** Other comics on the shelves whose lists show it. */
  readonly onShelves: readonly Comic[];
  /** Other publishers that may stand there. */
  readonly publishers: readonly PublisherDocument[];
  readonly counts: CatalogueCounts;
}

/** Reads it within a transaction: some 60 documents at most. */
export async function readSiteComics(
  transaction: Transaction,
  firestore: Firestore,
  { slug, publisher }: Comic,
): Promise<SiteComics> {
  const comics = firestore.collection(paths.comics());
  const others = async (query: Query) =>
    (await transaction.get(query)).docs
      .filter(({ id }) => id !== slug)
      .map((comic) => reading(comicSchema).parse(comic.data()));
  const newest = (query: Query, count: number) =>
    others(
      query
        .orderBy('updatedAt', 'desc')
        .orderBy('slug')
        .limit(count + 1),
    );
  const { latest, mostRead, publisherCovers, publishers } = LIMITS.home;
  const [itself, own, counts] = await transaction.getAll(
    firestore.doc(paths.comic(slug)),
    firestore.doc(paths.publisher(publisher.id)),
    firestore.doc(paths.catalogueCounts()),
  );
  const before = itself?.exists ? reading(comicSchema).parse(itself.data()) : undefined;
  const counted: CatalogueCounts = counts?.exists
    ? reading(catalogueCountsSchema).parse(counts.data())
    : { comics: 0, publishers: 0, arrivals: 0 };
  const last = nextShelf(counted.arrivals);
  const shelves = new Set([before?.shelf ?? last, last, last - 1, last - 2]);
  const onShelves: Comic[] = [];
  for (const shelf of shelves) {
    onShelves.push(...(await others(comics.where('shelf', '==', shelf).limit(PAGE_LIMITS.shelf.read))));
  }
  const ofPublisher = await newest(comics.where('publisher.id', '==', publisher.id), publisherCovers);
  const newestOfAll = await newest(comics, latest);
  const mostReadOfAll: Comic[] = [];
  for (const views of ['views', 'recentViews.week', 'recentViews.month']) {
    const most = comics
      .orderBy(views, 'desc')
      .orderBy('slug')
      .limit(mostRead + 1);
    mostReadOfAll.push(...(await others(most)));
  }
  const largest = await transaction.get(
    firestore
      .collection(paths.publishers())
      .orderBy('comicCount', 'desc')
      .orderBy(FieldPath.documentId())
      .limit(publishers + 1),
  );
  return {
    itself: before,
    publisher: own?.exists ? reading(publisherSchema).parse(own.data()) : undefined,
    ofPublisher,
    onHome: [...new Map([...newestOfAll, ...mostReadOfAll].map((comic) => [comic.slug, comic])).values()],
    publishers: largest.docs
      .filter(({ id }) => id !== publisher.id)
      .map((other) => ({ ...reading(publisherSchema).parse(other.data()), id: other.id })),
    onShelves,
    counts: counted,
  };
}
