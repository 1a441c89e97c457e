import { join } from 'node:path';
import { type Bucket, uploadFiles } from '@rawi/media/upload-files';
import { buildComicsPage, buildShelfPage } from '@rawi/model/pages/build-comics-page';
import { buildHomePage } from '@rawi/model/pages/build-home-page';
import { feedsOfComic } from '@rawi/model/pages/opds-feeds';
import { type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { arrivalsAt, publisherCovers } from '@rawi/model/pages/publisher-summary';
import { catalogPartOf, nextShelf, shelfWithBefore } from '@rawi/model/pages/shelves';
import { paths } from '@rawi/model/paths';
import { keysOfName } from '@rawi/model/text/all-names';
import type { Comic } from '@rawi/model/truth/comic';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Portraits } from '../output/portraits.ts';
import { type DrawnComic, translationsOf } from '../output/tasks.ts';
import { CATALOGUE } from '../stories/catalogue.ts';
import { ACCOUNTS } from './accounts.ts';
import { catalogueTruth, changedPages, ownPages, pagesOfTranslators, type ShownPage } from './documents.ts';
import { readInvalidations } from './invalidate.ts';
import { type LoadRecord, readRecord, recordRef } from './load-record.ts';
import type { SeedDocument } from './seed-document.ts';
import { readSiteComics } from './site-comics.ts';
import { isTakenDown } from './taken-down.ts';
import { type Truth, truthOf } from './truth.ts';

/** A bucket that can say what it holds. */
interface Listed {
  getFiles(query: {
    readonly prefix: string;
    readonly autoPaginate: true;
  }): Promise<[readonly { readonly name: string }[], ...unknown[]]>;
}

export interface LoaderOptions {
  /** The folder that holds the drawn files. */
  readonly files: string;
  readonly firestore: Firestore;
  readonly bucket: Bucket & Listed;
  /** The photos of translators. */
  readonly portraits: Portraits;
  /** The moment that the times of the catalogue count from, where none of it was loaded before. */
  readonly now: Date;
  /** The version of the drawings: a site that has another version gets everything again. */
  readonly version: string;
}

type ComicTruth = Truth['comics'][number];

/** On a slow machine the functions build pages all the time while comics come: five tries, as by default, are too few. */
const PATIENT = { maxAttempts: 40 } as const;

/**
 * Loads drawn comics into a site that is running and that others may change meanwhile. Each comes whole, in one commit
 * with the pages that show it; only a page that somebody has invalidated is left to the functions. The site keeps a record of
 * what it was given, so that an interrupted load goes on and what an owner has deleted stays deleted.
 */
export class ComicLoader {
  readonly #options: LoaderOptions;
  readonly #uploaded: Set<string>;
  /** Drawn comics that the site has. */
  readonly #there: DrawnComic[] = [];
  #record: LoadRecord;

  private constructor(options: LoaderOptions, record: LoadRecord, uploaded: Set<string>) {
    this.#options = options;
    this.#record = record;
    this.#uploaded = uploaded;
  }

  static async open(options: LoaderOptions): Promise<ComicLoader> {
    const record = await readRecord(options.firestore, options.now, options.version);
    const [files] = await options.bucket.getFiles({ prefix: 'public/', autoPaginate: true });
    return new ComicLoader(options, record, new Set(files.map(({ name }) => name)));
  }

  /**
   * Loads a comic, or only takes note of it where the site was given it before: this version of it, or an earlier one
   * that its owner has deleted since. `again` loads it in any case.
   */
  async load(drawn: DrawnComic, { again = false } = {}): Promise<void> {
    const { slug } = drawn.comic;
    this.#there.push(drawn);
    if (this.#record.loaded.includes(slug) && !again) return;
    const wasGiven = this.#record.earlier.includes(slug);
    const record = {
      ...this.#record,
      loaded: [...new Set([...this.#record.loaded, slug])],
      earlier: this.#record.earlier.filter((other) => other !== slug),
    };
    const isDeleted = wasGiven && !again && !(await this.#has(slug));
    // A comic that was taken down stays so, whoever loads the demonstration again.
    if (isDeleted || (await isTakenDown(this.#options.firestore, slug))) {
      this.#there.pop();
      await recordRef(this.#options.firestore).set(record);
      this.#record = record;
      return;
    }
    try {
      await this.#upload(drawn);
      await this.#write(slug, record);
    } catch (error) {
      // What comes after it must not count its chapters.
      this.#there.pop();
      throw error;
    }
  }

  async #has(slug: string): Promise<boolean> {
    return (await this.#options.firestore.doc(paths.comic(slug)).get()).exists;
  }

  /** Marks the load as complete, and has the pages of comics by others checked again. */
  async finish(): Promise<void> {
    const { firestore, now } = this.#options;
    const comics = await firestore.collection(paths.comics()).select('slug').get();
    const slugs = comics.docs.map((comic) => String(comic.get('slug')));
    const own = new Set(this.#record.loaded);
    // Comics that came meanwhile may be like ours, and ours like them.
    const pages = slugs.every((slug) => own.has(slug)) ? [] : slugs;
    await firestore.runTransaction(async (transaction) => {
      const targets = pages.map((id): PageTarget => ({ kind: 'comic', id }));
      const invalidate = await readInvalidations(transaction, firestore, targets);
      invalidate('all', now);
      transaction.set(recordRef(firestore), { ...this.#record, complete: true });
    }, PATIENT);
  }

  async #upload({ comic, chapters }: DrawnComic): Promise<void> {
    const { files, bucket } = this.#options;
    const uploads = [this.#portraitsOf(comic.slug), comic, ...chapters].flatMap((drawn) =>
      drawn.files.map((file) => ({ ...file, source: { file: join(files, file.path) } })),
    );
    await uploadFiles(bucket, uploads, { atOnce: 6, known: this.#uploaded });
    for (const { path } of uploads) this.#uploaded.add(path);
  }

  /** The photos of those who have an account, or translate the comic: nobody else is in the site with it. */
  #portraitsOf(slug: string): Pick<Portraits, 'files'> {
    const { images, files } = this.#options.portraits;
    const entry = CATALOGUE.find((comic) => comic.slug === slug);
    const translators = entry ? translationsOf(entry).map(({ translator }) => translator) : [];
    const ids = [...ACCOUNTS.map(({ uid }) => uid), ...translators];
    const shown = new Set(ids.flatMap((id) => images.get(id)?.sources.map(({ path }) => path) ?? []));
    return { files: files.filter(({ path }) => shown.has(path)) };
  }

  async #write(slug: string, record: LoadRecord): Promise<void> {
    const { firestore } = this.#options;
    const truth = truthOf(
      {
        version: '',
        comics: this.#there.map(({ comic }) => comic),
        chapters: this.#there.flatMap(({ chapters }) => chapters),
      },
      record.begun,
      this.#options.portraits.images,
    );
    const entry = truth.comics.find(({ comic }) => comic.slug === slug);
    if (!entry) throw new Error(`${slug} is not in the catalogue.`);
    await firestore.runTransaction(async (transaction) => {
      const { comic, lists, documents } = await this.#besideOthers(transaction, entry, truth);
      const pages: ShownPage[] = [
        ...lists,
        ...ownPages(truth, entry),
        ...pagesOfTranslators(truth, entry),
        ...(await this.#stillThere(transaction, changedPages(truth, entry))),
      ];
      const invalidateAgain = await readInvalidations(
        transaction,
        firestore,
        pages.map(({ target }) => target),
      );
      // Functions build what search and sitemaps read, the list of new chapters, and publishers' pages: otherwise each comic
      // would carry many others'.
      const { id } = comic.publisher;
      const invalidateLists = await readInvalidations(transaction, firestore, [
        { kind: 'catalog', part: `${catalogPartOf(comic.shelf)}` },
        { kind: 'mostRead' },
        { kind: 'updates' },
        { kind: 'transparency' },
        { kind: 'translators' },
        { kind: 'sitemap', shelf: `${comic.shelf}` },
        ...feedsOfComic(comic, true).map((feed): PageTarget => ({ kind: 'opds', feed })),
        { kind: 'publishers' },
        { kind: 'publisher', id },
        ...shelfWithBefore(comic.publisherShelf).map(
          (shelf): PageTarget => ({ kind: 'publisherShelf', id, shelf: `${shelf}` }),
        ),
      ]);
      const written: SeedDocument[] = [
        ...catalogueTruth(truth, { ...entry, comic }),
        ...documents,
        ...pages.map(({ target, page }) => ({ path: paths.page(pageIdOf(target)), data: page })),
      ];
      for (const { path, data } of written) {
        transaction.set(firestore.doc(path) as DocumentReference<object>, data);
      }
      transaction.set(recordRef(firestore), record);
      invalidateAgain('invalidated', new Date());
      invalidateLists('all', new Date());
    }, PATIENT);
    this.#record = record;
  }

  /** Those of the pages that the site still has. */
  async #stillThere(transaction: Transaction, pages: readonly ShownPage[]): Promise<ShownPage[]> {
    const { firestore } = this.#options;
    if (pages.length === 0) return [];
    const references = pages.map(({ target }) => firestore.doc(paths.page(pageIdOf(target))));
    const found = await transaction.getAll(...references, { fieldMask: ['version'] });
    return pages.filter((_page, index) => found[index]?.exists === true);
  }

  /** The comic beside those of others: the documents that they share, and the lists that they stand on. */
  async #besideOthers(
    transaction: Transaction,
    { comic: unplaced }: ComicTruth,
    { publishers: described }: Truth,
  ): Promise<{
    readonly comic: Comic;
    readonly lists: readonly ShownPage[];
    readonly documents: readonly SeedDocument[];
  }> {
    const site = await readSiteComics(transaction, this.#options.firestore, unplaced);
    // Its place, and what the site has counted of it, stay.
    const placed = {
      ...unplaced,
      shelf: nextShelf(site.counts.arrivals),
      publisherShelf: nextShelf(arrivalsAt(site.publisher)),
    };
    const { shelf, publisherShelf, views, recentViews, ratings, tags } = site.itself ?? placed;
    const opinions = { ...(ratings && { ratings }), ...(tags && { tags }) };
    const comic = { ...unplaced, shelf, publisherShelf, views, recentViews, ...opinions };
    const more = site.itself ? 0 : 1;
    const { id, name } = comic.publisher;
    const description = described.get(id)?.description;
    const publisher = {
      ...site.publisher,
      ...(description && { description }),
      name,
      searchKeys: keysOfName(name),
      arrivals: arrivalsAt(site.publisher) + more,
      comicCount: (site.publisher?.comicCount ?? 0) + more,
      covers: publisherCovers([...site.ofPublisher, comic]),
    };
    const counts = {
      comics: site.counts.comics + more,
      publishers: site.counts.publishers + (site.publisher ? 0 : 1),
      arrivals: site.counts.arrivals + more,
    };
    const publishers = [...site.publishers, { ...publisher, id }];
    const home = buildHomePage({ comics: [...site.onHome, comic], publishers, counts });
    const onShelves = { comics: [...site.onShelves, comic], arrivals: counts.arrivals };
    const shelves = more > 0 ? shelfWithBefore(comic.shelf) : [comic.shelf];
    return {
      comic,
      lists: [
        { target: { kind: 'home' }, page: home },
        { target: { kind: 'comics' }, page: buildComicsPage(onShelves) },
        ...shelves.flatMap((shelf): ShownPage[] => {
          const page = buildShelfPage(onShelves, shelf);
          return page ? [{ target: { kind: 'shelf', shelf: String(shelf) }, page }] : [];
        }),
      ],
      documents: [
        { path: paths.publisher(id), data: publisher },
        { path: paths.catalogueCounts(), data: counts },
      ],
    };
  }
}
