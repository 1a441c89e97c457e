import type { PageTarget } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../archive/collections.ts';
import { FILE_LIST, type Manifest } from '../archive/layout.ts';
import { type Archive, checkArchive, openArchive } from '../archive/open-archive.ts';
import { Refused } from '../archive/refused.ts';
import type { StoredFiles } from '../archive/stored-files.ts';
import { progressOf } from '../archive/time-left.ts';
import { countNoun } from '../count-noun.ts';
import { invalidatePages } from '../invalidate.ts';
import { type ReplayOptions, replayLedger } from '../ledger/replay-ledger.ts';
import { type PeopleTarget, restoringPeople } from '../people/restore-people.ts';
import { beginLedger, ledgerRef, requireRoom } from './ledger.ts';
import { pagesOfArchive } from './restored-pages.ts';
import { requireFreePaths, sendFiles } from './send-files.ts';
import { type Waiting, waitForPages } from './wait-for-pages.ts';
import { writeDocuments } from './write-documents.ts';

/** Pages that are invalidated together. */
const PAGES_AT_ONCE = 200;
/** How long no page may be rebuilt before the wait is given up. */
const REBUILD_TIMEOUT_MS = 180_000;

export interface RestoreOptions {
  /** The folder of a whole export. */
  readonly folder: string;
  readonly firestore: Firestore;
  readonly files: StoredFiles;
  /** Brings people in too, who are sealed; they stay out otherwise. */
  readonly people?: PeopleTarget;
  readonly log: (line: string) => void;
  /** Takes lines that say how far something is, each instead of the one before; `log` unless given. */
  readonly progress?: (line: string) => void;
  /** Asks before the first write, once it is known what would be written; what it throws ends the restore. */
  readonly confirm?: () => Promise<void>;
  readonly now?: Date;
  readonly timeoutMs?: number;
  readonly intervalMs?: number;
  /** How the ledger of removals is replayed. */
  readonly replay?: Pick<ReplayOptions, 'brought' | 'deleteAccounts' | 'timeoutMs'>;
}

export interface RestoreReport {
  readonly documents: number;
  readonly files: number;
  /** Files that this run has sent. */
  readonly sent: number;
  /** Whether an earlier run had finished already. */
  readonly wasDone: boolean;
  /** Pages that no function has rebuilt in time. */
  readonly waiting: Waiting;
  /** What of people is left: accounts that were refused, each with the reason, in a line. */
  readonly problems: readonly string[];
}

/**
 * Brings an export into an empty project: files, then documents as they were, then what was removed since goes once more, then an invalidation
 * for every page, which functions rebuild. People come around the catalogue, where they come. All of it is compared with its hashes and
 * schemas before the first write. One that broke off goes on where it was. Throws `Refused` where nothing may be done.
 */
export async function restoreSite(options: RestoreOptions): Promise<RestoreReport> {
  const { folder, firestore, files: stored, log, progress = log, now = new Date() } = options;
  const bare = await openArchive(folder);
  const { manifest } = bare;
  const people = options.people && (await restoringPeople(folder, bare, { ...options, now }, options.people));
  const archive = people?.completed ?? bare;
  const found = await requireRoom(firestore, manifest.id, people !== undefined);
  const documents = COLLECTIONS.reduce((sum, collection) => sum + archive.countOf(collection), 0);
  const files = manifest.parts[FILE_LIST]?.lines ?? 0;
  const wasDone = found !== undefined && found.finishedAt !== null;
  const total = manifest.contentBytes;
  if (!wasDone) {
    log(`Checking the export of ${manifest.project} of ${manifest.beganAt.slice(0, 10)} …`);
    const checked = progressOf('checked', { total, print: progress });
    await checkArchive(folder, bare, checked.at);
    await people?.check();
    if (!found) await requireFreePaths(archive, stored);
    if (!found) await people?.requireRoom();
    for (const line of planOf(archive, files)) log(line);
    if (manifest.people) log(people ? people.plan() : STAY_OUT);
    await options.confirm?.();
  }
  const ledger =
    found ?? (await beginLedger(firestore, { exportId: manifest.id, withPeople: people !== undefined, now }));
  let sent = 0;
  if (!wasDone) {
    const uploaded = progressOf('files', { total, print: progress });
    sent = await sendFiles(archive, { firestore, files: stored, done: ledger.files, onDone: uploaded.at });
    await people?.before(ledger);
    const written = progressOf('documents', { total: documents, print: progress });
    await writeDocuments(archive, { firestore, done: ledger.documents, onDone: written.at });
    await people?.after(ledger);
    await removeOnceMore(options, manifest, now);
    await markAll(firestore, archive, now);
    await ledgerRef(firestore).update({ finishedAt: now });
  }
  log('Waiting for the pages to be rebuilt …');
  const waiting = await waitForPages(firestore, {
    timeoutMs: options.timeoutMs ?? REBUILD_TIMEOUT_MS,
    ...(options.intervalMs !== undefined && { intervalMs: options.intervalMs }),
    onWaiting: (count) => progress(`  ${countNoun(count, 'page')} left`),
  });
  return { documents, files, sent, wasDone, waiting, problems: people?.problems ?? [] };
}

const STAY_OUT =
  '  people: they are in it, sealed, and stay out. With --people they come in; later that needs an empty project.';

/** Before any page is invalidated, nothing is there that was removed after the export. Throws `Refused` where that is not so in time. */
async function removeOnceMore(
  { firestore, files, log, progress, intervalMs, replay }: RestoreOptions,
  { beganAt }: Pick<Manifest, 'beganAt'>,
  now: Date,
): Promise<void> {
  const { left } = await replayLedger({
    firestore,
    files,
    log,
    ...(progress && { progress }),
    ...(intervalMs !== undefined && { intervalMs }),
    ...replay,
    since: new Date(beganAt),
    now,
  });
  if (left.length > 0)
    throw new Refused(
      `No page is built before what was removed is gone once more, and that is not done: ${left.join(', ')}. Do the functions run? The same command goes on.`,
    );
}

/** What would be written, in lines for a person. */
function planOf(archive: Archive, files: number): string[] {
  const counts = COLLECTIONS.filter((collection) => archive.countOf(collection) > 0).map(
    (collection) => `  ${collection.name}: ${archive.countOf(collection)}`,
  );
  const megabytes = Math.ceil(archive.manifest.contentBytes / 1_000_000);
  return ['It holds', ...counts, `  files: ${files} (${megabytes} MB)`];
}

async function markAll(firestore: Firestore, archive: Archive, now: Date): Promise<void> {
  let some: PageTarget[] = [];
  for await (const page of pagesOfArchive(archive)) {
    some.push(page);
    if (some.length < PAGES_AT_ONCE) continue;
    await invalidatePages(firestore, some, now);
    some = [];
  }
  await invalidatePages(firestore, some, now);
  // Those of the site, and people's if the sealed part came.
  const lists = await firestore.collection(paths.publicLists()).select().get();
  const pages = lists.docs.map(({ id }): PageTarget => ({ kind: 'list', id }));
  const wanting = firestore.collection(paths.users()).where('settings.publicPage', '==', true);
  const readers = (await wanting.select().get()).docs.map(({ id }): PageTarget => ({ kind: 'reader', id }));
  await invalidatePages(firestore, [...pages, ...readers], now);
}
