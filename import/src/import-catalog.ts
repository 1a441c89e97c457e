import { uploadFiles } from '@rawi/media/upload-files';
import { buildOpdsComic } from '@rawi/model/pages/build-opds-pages';
import { feedsOfComic } from '@rawi/model/pages/opds-feeds';
import { distinctPages, type PageTarget, pageIdOf } from '@rawi/model/pages/page-target';
import { catalogPartOf } from '@rawi/model/pages/shelves';
import type { Comic } from '@rawi/model/truth/comic';
import type { Firestore } from 'firebase-admin/firestore';
import { checkArticles, landArticles } from './blog/land-articles.ts';
import { readArticles } from './blog/read-articles.ts';
import { siteProblems } from './check-site.ts';
import { type ComicTruth, comicTruth } from './comic-truth.ts';
import { countNoun } from './count-noun.ts';
import type { Distilling } from './distilled-chapter.ts';
import { invalidatePages, unansweredInvalidations, waitUntilRebuilt, withoutDocument } from './invalidate.ts';
import { landAgain } from './land-again.ts';
import { namesOf } from './names.ts';
import { checkOrders, landOrders } from './orders/land-orders.ts';
import { readOrders } from './orders/read-orders.ts';
import { translatorPages } from './pages-to-invalidate.ts';
import { type PreparedComic, type PrepareOptions, prepareComic } from './prepare-comic.ts';
import { type Problem, problemLine } from './problem.ts';
import { atItsPublisher } from './publisher-truth.ts';
import { checkRatings, landRatings } from './ratings/land-ratings.ts';
import { readRatings } from './ratings/read-ratings.ts';
import { type Catalog, type CatalogEntry, MissingCatalog, NO_CATALOG, readCatalog } from './read-catalog.ts';
import { sameFiles } from './same-files.ts';
import { type ExistingComic, existingComic } from './site-truth.ts';
import { giveBackFirst, takedownsOf, takenDownProblem } from './taken-down.ts';
import type { ImportBucket } from './texts/import-bucket.ts';
import { planTexts, tellTexts } from './texts/plan-texts.ts';
import { changedNames } from './write-names.ts';
import { commitSteps, stepsOf } from './write-truth.ts';

export interface ImportOptions {
  /** The folder that holds `catalog.json` and the files it names. */
  readonly folder: string;
  readonly firestore: Firestore;
  readonly bucket: ImportBucket;
  /** Takes one line at a time, for a person to read. */
  readonly log: (line: string) => void;
  /** Takes lines that say how far something is, each instead of the one before; `log` unless given. */
  readonly progress?: (line: string) => void;
  /** Check everything and write nothing. */
  readonly checkOnly?: boolean;
  /** The moment of publication of chapters that name none and are new. */
  readonly now?: Date;
  /** How covers and art are rendered. */
  readonly rendering: Distilling;
  /** How chapters become page images; without it they go in as the PDFs that they are. */
  readonly distilling?: Distilling | undefined;
  /** Bring in also what was taken down: it is given back first. */
  readonly giveBack?: boolean;
  /** How long to wait for the next page to be rebuilt before giving up. */
  readonly timeoutMs?: number;
  /** How often it is asked which pages still wait: each time costs a read for each of them. */
  readonly intervalMs?: number;
}

export interface ImportReport {
  /** The addresses of the comics that are in the site now. */
  readonly imported: readonly string[];
  /** Those of the articles that are there, or were taken from it. */
  readonly articles: readonly string[];
  /** The ids of the reading orders that are there, or were taken from it. */
  readonly orders: readonly string[];
  readonly problems: readonly Problem[];
  /** Documents of the truth that were written; 0 when the site already held all of it. */
  readonly written: number;
  readonly uploaded: number;
  /** Pages that were invalidated, but that no function rebuilt in time. */
  readonly stale: readonly string[];
}

/** Timeout without any change of a page: a task that was lost is handed over again within two minutes. */
const REBUILD_TIMEOUT_MS = 180_000;

/**
 * Brings a folder of comics, articles, reading orders and ratings into the site. First everything is checked, and each bad entry named in one line;
 * then what is without a problem goes in, each whole; then the pages that show it are rebuilt. Doing it again changes
 * nothing. Throws `UnreadableCatalog` when there is neither a catalogue, nor an article, nor an order, nor a rating in the folder.
 */
export async function importCatalog(options: ImportOptions): Promise<ImportReport> {
  const { folder, firestore, log, progress = log } = options;
  const { articles, problems: ofArticles } = await readArticles(folder);
  const { orders, problems: ofOrders } = await readOrders(folder);
  const { ratings, problems: ofRatings } = await readRatings(folder);
  const others = [articles, ofArticles, orders, ofOrders, ratings, ofRatings];
  const hasOthers = others.some((each) => each.length > 0);
  const catalog = await readCatalog(folder).catch((error: unknown) => {
    if (error instanceof MissingCatalog && hasOthers) return NO_CATALOG;
    throw error;
  });
  const andArticles = articles.length > 0 ? ` and ${countNoun(articles.length, 'article')}` : '';
  log(`Checking ${countNoun(catalog.entries.length, 'comic')}${andArticles} …`);
  const { good, problems: ofComics } = await checkAll(catalog, options);
  const checked = await checkArticles(articles, options);
  const checkedOrders = await checkOrders(firestore, orders, good);
  const checkedRatings = await checkRatings(firestore, ratings, good);
  const problems = [
    ...ofComics,
    ...ofArticles,
    ...checked.problems,
    ...ofOrders,
    ...checkedOrders.problems,
    ...ofRatings,
    ...checkedRatings.problems,
  ];
  for (const problem of problems) log(`✗ ${problemLine(problem)}`);
  const count = good.length + checked.good.length + checkedOrders.good.length + checkedRatings.good.length;
  if (options.checkOnly === true || count === 0) {
    return { imported: [], articles: [], orders: [], problems, written: 0, uploaded: 0, stale: [] };
  }

  const comics = good.length > 0 ? await landAll(good, catalog, options) : NOTHING_LANDED;
  const blog = await landArticles(checked.good, {
    ...options,
    ...readTimeout(options, options.now ?? new Date()),
  });
  // Once their comics are there.
  const lists = await landOrders(firestore, checkedOrders.good, { log, now: options.now ?? new Date() });
  const rated = await landRatings(firestore, checkedRatings.good, { log, now: options.now ?? new Date() });
  const pageIds = [
    ...new Set([...comics.pages, ...blog.pages, ...lists.pages, ...rated.pages].map(pageIdOf)),
  ];
  if (pageIds.length > 0) log(`Waiting for ${countNoun(pageIds.length, 'page')} to be rebuilt …`);
  const stale = await waitUntilRebuilt(firestore, pageIds, {
    timeoutMs: options.timeoutMs ?? REBUILD_TIMEOUT_MS,
    ...(options.intervalMs !== undefined && { intervalMs: options.intervalMs }),
    onParked: (pageId, error) => log(`✗ the page ${pageId} cannot be built: ${error}`),
    onProgress: (waiting) =>
      waiting > 0 ? progress(`  ${countNoun(waiting, 'page')} left`) : log('  all pages are up to date'),
  });
  return {
    imported: good.map((entry) => entry.slug),
    articles: blog.imported,
    orders: lists.imported,
    problems,
    written: comics.counts.written + blog.written + lists.written + rated.written,
    uploaded: comics.counts.uploaded + blog.uploaded,
    stale,
  };
}

const NOTHING_LANDED = { pages: [], counts: { written: 0, uploaded: 0 } } as const;

/** Opens every file once and lets go of it again: what is held does not grow with the catalogue. */
async function checkAll(catalog: Catalog, options: ImportOptions) {
  const { folder, firestore } = options;
  const good: CatalogEntry[] = [];
  const problems = [...catalog.problems];
  const onNote = (chapter: string, note: string) => options.log(`! ${chapter}: ${note}`);
  for (const [name, fields] of uncertainIn(catalog.entries)) {
    onNote(name, `${fields.join(', ')}: guessed, and not confirmed: look at it and take "uncertain" out`);
  }
  const same = await sameFiles(firestore, catalog.entries);
  for (const entry of catalog.entries) {
    const found = await siteProblems(firestore, entry, catalog.publishers);
    const down = await takedownsOf(firestore, entry);
    if (options.giveBack !== true) found.push(...down.map((each) => takenDownProblem(entry.name, each)));
    const prepared = await prepareComic(folder, entry, options.rendering, preparing(options, onNote));
    found.push(...prepared.problems);
    problems.push(...found);
    if (found.length === 0) good.push(entry);
    if (prepared.comic && options.checkOnly === true) await tellTexts(prepared.comic, options);
    for (const { name, chapter, sha256 } of prepared.comic?.chapters ?? []) {
      const other = await same.chapterOf(name, sha256);
      if (other !== undefined) onNote(name, `“${chapter.pdf}” is also the file of ${other}`);
    }
  }
  return { good, problems };
}

/** What the catalogue still calls uncertain, by the entry. */
function uncertainIn(
  entries: readonly CatalogEntry[],
): (readonly [name: string, fields: readonly string[]])[] {
  return entries.flatMap(({ name, comic, chapters }) =>
    [
      { name, uncertain: comic.uncertain },
      ...chapters.map(({ name: own, chapter }) => ({ name: own, ...chapter })),
    ].flatMap(({ name: of, uncertain = [] }) => (uncertain.length > 0 ? [[of, uncertain] as const] : [])),
  );
}

/** A line for each page: on a large folder this is what takes time. */
function preparing(
  { distilling, log, progress = log }: ImportOptions,
  onNote: PrepareOptions['onNote'],
): PrepareOptions {
  return {
    distilling,
    onNote,
    onText: (chapter, about) => log(`  ${chapter}: ${about}`),
    onPage: (chapter, done, pageCount) => progress(`  ${chapter}: page ${done} of ${pageCount}`),
  };
}

/** The hints were printed when the files were checked. */
function noNote(): void {}

async function landAll(entries: readonly CatalogEntry[], catalog: Catalog, options: ImportOptions) {
  const { firestore, log, now = new Date() } = options;
  const names = namesOf(firestore, catalog.publishers);
  // An earlier run may have been interrupted, or found no function: what it invalidated is waited for again.
  const unanswered = await unansweredInvalidations(firestore);
  const pages: PageTarget[] = [...unanswered];
  const comics: Comic[] = [];
  let written = 0;
  let uploaded = 0;
  for (const entry of entries) {
    const landed = await landComic(entry, catalog, names, options, now);
    const what = landed.changed === 0 ? 'unchanged' : countNoun(landed.changed, 'document');
    for (const note of landed.notes) log(`! ${note}`);
    log(`✓ ${entry.name}: ${what}, ${countNoun(landed.sent, 'file')} uploaded`);
    comics.push(landed.comic);
    pages.push(...landed.pages);
    written += landed.changed;
    uploaded += landed.sent;
  }
  const shared = await changedNames(firestore, comics);
  await commitSteps(
    firestore,
    shared.map((write) => ({ writes: [write], pages: [] })),
    now,
  );
  const missing = await withoutDocument(firestore, [
    { kind: 'home' },
    { kind: 'comics' },
    { kind: 'updates' },
    { kind: 'transparency' },
    { kind: 'mostRead' },
    { kind: 'translators' },
  ]);
  await invalidatePages(firestore, [...unanswered, ...missing], now);
  return {
    pages: distinctPages([...pages, ...missing]),
    counts: { written: written + shared.length, uploaded },
  };
}

/** Files first, then documents and invalidations: what a document names is always there. */
async function landComic(
  entry: CatalogEntry,
  catalog: Catalog,
  names: ReturnType<typeof namesOf>,
  options: ImportOptions,
  now: Date,
) {
  const { folder, firestore } = options;
  await giveBackFirst(firestore, await takedownsOf(firestore, entry), readTimeout(options, now));
  const { comic: prepared } = await prepareComic(folder, entry, options.rendering, {
    ...preparing(options, noNote),
    onText: noNote,
  });
  if (!prepared)
    throw new Error(`A file of ${entry.name} was changed while it was being imported: start again.`);
  return landAgain(() => landPrepared(entry, prepared, catalog, names, options, now));
}

async function landPrepared(
  entry: CatalogEntry,
  prepared: PreparedComic,
  catalog: Catalog,
  names: ReturnType<typeof namesOf>,
  { firestore, bucket }: ImportOptions,
  now: Date,
) {
  const existing = await existingComic(firestore, entry.slug);
  const { texts, notes } = await planTexts(bucket, prepared, existing);
  const whole = await comicTruth(prepared, existing, texts, names, now);
  const truth = await atItsPublisher(firestore, whole, existing);
  const sent = await uploadFiles(bucket, truth.uploads);
  const steps = await stepsOf(firestore, truth, existing, catalog.publishers);
  await commitSteps(firestore, steps, now);
  const missing = await withoutDocument(firestore, ownPages(truth, existing));
  await invalidatePages(firestore, missing, now);
  const changed = steps.reduce((sum, { writes }) => sum + writes.length, 0);
  return {
    notes,
    comic: truth.comic,
    changed,
    sent,
    pages: [...steps.flatMap((step) => step.pages), ...missing],
  };
}

/** How long what was taken down may take to come back. */
function readTimeout({ timeoutMs = REBUILD_TIMEOUT_MS }: ImportOptions, now: Date) {
  return { now, timeoutMs };
}

/** The lists for reading apps that have the comic; none of what no list shows. */
function listsOf(comic: Comic): PageTarget[] {
  const feeds = buildOpdsComic(comic) ? feedsOfComic(comic, false) : [];
  return feeds.map((feed): PageTarget => ({ kind: 'opds', feed }));
}

/** The pages of a comic, its lists, its publisher, its chapters and their translators. */
function ownPages({ comicId, comic, chapters }: ComicTruth, existing: ExistingComic): PageTarget[] {
  const ids = new Set([...existing.chapters.keys(), ...chapters.map(({ id }) => id)]);
  return [
    { kind: 'comic', id: comic.slug },
    { kind: 'catalog', part: `${catalogPartOf(comic.shelf)}` },
    { kind: 'sitemap', shelf: `${comic.shelf}` },
    ...listsOf(comic),
    { kind: 'publishers' },
    { kind: 'publisher', id: comic.publisher.id },
    { kind: 'publisherShelf', id: comic.publisher.id, shelf: `${comic.publisherShelf}` },
    ...[...ids].map((id): PageTarget => ({ kind: 'chapter', id, comicId })),
    ...translatorPages(chapters.map(({ chapter }) => chapter)),
  ];
}
