import type { Comic } from '@rawi/model/comic';
import { type PageTarget, pageIdOf } from '@rawi/model/page-target';
import type { Firestore } from 'firebase-admin/firestore';
import { siteProblems } from './check-site.ts';
import { comicTruth } from './comic-truth.ts';
import { counted } from './counted.ts';
import { markOf, unansweredMarks, waitUntilRebuilt, withoutDocument } from './marks.ts';
import { namesOf } from './names.ts';
import { prepareComic } from './prepare-comic.ts';
import { type Problem, problemLine } from './problem.ts';
import { type Catalog, type CatalogEntry, readCatalog } from './read-catalog.ts';
import { similarPages } from './similar-pages.ts';
import { existingComic } from './site-truth.ts';
import { type Bucket, uploadFiles } from './upload-files.ts';
import { changedNames, changedPublishers } from './write-names.ts';
import { changedDocuments, ownPages, writeAll, writesOf } from './write-truth.ts';

export interface ImportOptions {
  /** The folder that holds `catalog.json` and the files it names. */
  readonly folder: string;
  readonly firestore: Firestore;
  readonly bucket: Bucket;
  /** Takes one line at a time, for a person to read. */
  readonly log: (line: string) => void;
  /** Check everything and write nothing. */
  readonly checkOnly?: boolean;
  /** The moment of publication of chapters that name none and are new. */
  readonly now?: Date;
  /** How long to wait for the next page to be rebuilt before giving up. */
  readonly patienceMs?: number;
}

export interface ImportReport {
  /** The addresses of the comics that are in the site now. */
  readonly imported: readonly string[];
  readonly problems: readonly Problem[];
  /** Documents of the truth that were written; 0 when the site already held all of it. */
  readonly written: number;
  readonly uploaded: number;
  /** Pages that were marked, but that no function rebuilt in time. */
  readonly stale: readonly string[];
}

/**
 * Brings a folder of comics into the site. First everything is checked, and each bad entry named in one line; then
 * the comics without a problem go in, each whole; then the pages that show them are rebuilt. Doing it again changes
 * nothing. Throws `UnreadableCatalog` when there is no catalogue in the folder.
 */
export async function importCatalog(options: ImportOptions): Promise<ImportReport> {
  const { folder, firestore, log } = options;
  const catalog = await readCatalog(folder);
  log(`Checking ${counted(catalog.entries.length, 'comic')} …`);
  const { good, problems } = await checkAll(catalog, options);
  for (const problem of problems) log(`✗ ${problemLine(problem)}`);
  if (options.checkOnly === true || good.length === 0) {
    return { imported: [], problems, written: 0, uploaded: 0, stale: [] };
  }

  const landed = await landAll(good, catalog, options);
  const pageIds = [...new Set(landed.pages.map(pageIdOf))];
  if (pageIds.length > 0) log(`Waiting for ${counted(pageIds.length, 'page')} to be rebuilt …`);
  const stale = await waitUntilRebuilt(firestore, pageIds, {
    patienceMs: options.patienceMs ?? 30_000,
    onProgress: (waiting) =>
      log(waiting > 0 ? `  ${counted(waiting, 'page')} left` : '  all pages are up to date'),
  });
  return { imported: good.map((entry) => entry.slug), problems, ...landed.counts, stale };
}

/** Opens every file once and lets go of it again: what is held does not grow with the catalogue. */
async function checkAll(catalog: Catalog, { folder, firestore }: ImportOptions) {
  const good: CatalogEntry[] = [];
  const problems = [...catalog.problems];
  for (const entry of catalog.entries) {
    const found = await siteProblems(firestore, entry, catalog.publishers);
    found.push(...(await prepareComic(folder, entry)).problems);
    problems.push(...found);
    if (found.length === 0) good.push(entry);
  }
  return { good, problems };
}

async function landAll(entries: readonly CatalogEntry[], catalog: Catalog, options: ImportOptions) {
  const { firestore, log, now = new Date() } = options;
  const names = namesOf(firestore, catalog.publishers);
  // An earlier run may have been interrupted, or found no function: what it marked is marked again.
  const unanswered = await unansweredMarks(firestore);
  const pages: PageTarget[] = [];
  const changedComics: Comic[] = [];
  const comics: Comic[] = [];
  let written = 0;
  let uploaded = 0;
  for (const entry of entries) {
    const landed = await landComic(entry, names, options, now);
    const what = landed.changed === 0 ? 'unchanged' : counted(landed.changed, 'document');
    log(`✓ ${entry.name}: ${what}, ${counted(landed.sent, 'file')} uploaded`);
    comics.push(landed.comic);
    if (landed.changed > 0) changedComics.push(landed.comic);
    pages.push(...landed.pages);
    written += landed.changed;
    uploaded += landed.sent;
  }
  const shared = [
    ...(await changedNames(firestore, comics)),
    ...(await changedPublishers(firestore, comics, catalog.publishers)),
  ];
  const home: PageTarget = { kind: 'home' };
  const others: PageTarget[] =
    shared.length + pages.length > 0 ? [home] : await withoutDocument(firestore, [home]);
  for (const comic of changedComics) others.push(...(await similarPages(firestore, comic)));
  others.push(...unanswered);
  const distinct = [...new Map(others.map((page) => [pageIdOf(page), page])).values()];
  await writeAll(firestore, [...shared, ...distinct.map((page) => markOf(page, now))]);
  return { pages: [...pages, ...distinct], counts: { written: written + shared.length, uploaded } };
}

/** Files first, then documents and marks: what a document names is always there. */
async function landComic(
  entry: CatalogEntry,
  names: ReturnType<typeof namesOf>,
  { folder, firestore, bucket }: ImportOptions,
  now: Date,
) {
  const { comic: prepared } = await prepareComic(folder, entry);
  if (!prepared)
    throw new Error(`A file of ${entry.name} was changed while it was being imported: start again.`);
  const existing = await existingComic(firestore, entry.slug);
  const truth = await comicTruth(prepared, existing, names, now);
  const sent = await uploadFiles(bucket, truth.uploads);
  const changed = changedDocuments(truth, existing);
  const own = ownPages(truth);
  const pages = changed.length > 0 ? own : await withoutDocument(firestore, own);
  await writeAll(firestore, writesOf(changed, pages, now));
  return { comic: truth.comic, changed: changed.length, sent, pages };
}
