import { pageIds } from '@rawi/model/page-ids';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { keptText } from '../../core/device/device-store.ts';
import { ownBuild } from '../../core/firebase/env.ts';
import { report } from '../../core/lib/report-error.ts';
import { payloadOf } from '../../core/pages/page-document.ts';
import { freshDocument } from '../../core/pages/pages.ts';
import { readablePage } from '../../core/pages/readable-page.ts';
import { folderOf, hasDownloads, readSavedPage, savePage } from '../../core/pages/saved-pages.ts';
import { keepPdfCode } from '../chapters/pdf-code.ts';
import { readRemoved } from '../takedowns/removed.ts';
import { takeBack } from './hand-over.ts';
import { completeJob, readJob } from './job.ts';
import { ownersOfAll } from './owners.ts';
import { runQueue } from './queue.ts';
import { isReady, isWaiting, type ReadyChapter } from './record.ts';
import { allRecords, changeRecord, readRecords } from './records.ts';
import { dropSaved } from './saved-files.ts';

/**
 * What a device with downloads does whenever it reconnects to the site: it learns what was taken down,
 * converts documents to the version of this build, and continues with what waits. Never rejects.
 */
export async function syncOnReconnect(): Promise<void> {
  if (!hasDownloads()) return;
  try {
    await completeWaiting();
    await dropStrays();
    if (!navigator.onLine) return;
    await readRemoved();
    await renewDocuments();
    await renewPdfCode();
  } catch (error) {
    report('What is saved on this device was not looked after.', error);
  }
  // What the browser is fetching belongs to a page that was closed.
  if (document.visibilityState === 'visible') await takeBack();
  await runQueue();
}

/** A chapter that the browser fetched while no page was open may be complete. */
async function completeWaiting(): Promise<void> {
  for (const { id } of (await readRecords()).filter(isWaiting)) {
    const job = await readJob(id);
    if (job) await completeJob(job);
  }
}

/** A tab that was closed in the middle of a removal has left files. */
async function dropStrays(): Promise<void> {
  const owners = await ownersOfAll(await allRecords());
  await dropSaved((owner) => !owners.has(owner));
}

/**
 * A build that reads another version must not lose what is saved: the same pages get a document of its own
 * version.
 */
async function renewDocuments(): Promise<void> {
  const outdated = (await readRecords()).filter(isReady).filter(({ version }) => version !== PAGE_VERSION);
  for (const chapter of outdated) await renew(chapter);
  for (const slug of new Set(outdated.map(({ about }) => about.slug))) await renewComic(slug);
}

async function renewComic(slug: string): Promise<void> {
  const document = await freshDocument('comic', slug);
  if (payloadOf('comic', document)) await savePage(pageIds.comic(slug), { document, keptAt: Date.now() });
}

/** The build whose code for drawing a saved file is on this device. */
const codeOf = keptText('localStorage', 'pdfCode', (stored) => stored);

/**
 * Each build has its own files for drawing a PDF: they are fetched before a saved one is opened without a
 * network.
 */
async function renewPdfCode(): Promise<void> {
  const build = ownBuild();
  if (build === undefined || codeOf.read() === build) return;
  for (const { id } of (await readRecords()).filter(isReady)) {
    const chapter = payloadOf('chapter', (await readable(pageIds.chapter(id)))?.document);
    if (!chapter || chapter.manifest) continue;
    await keepPdfCode();
    break;
  }
  codeOf.keep(build);
}

const readable = async (id: string) => readablePage(await readSavedPage(id));

async function renew({ id, folder }: ReadyChapter): Promise<void> {
  const document = await freshDocument('chapter', id);
  const payload = payloadOf('chapter', document);
  if (!payload || folderOf(payload) !== folder) return;
  await savePage(pageIds.chapter(id), { document, keptAt: Date.now() });
  await changeRecord(id, (record) =>
    record.state === 'ready' ? { ...record, version: PAGE_VERSION } : record,
  );
}
