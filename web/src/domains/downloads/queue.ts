import { report } from '../../core/lib/report-error.ts';
import { mayBePaidFor, onConnection, readConnection } from '../../core/network/connection.ts';
import { onReconnect } from '../../core/network/connectivity.ts';
import { hasDownloads } from '../../core/pages/saved-pages.ts';
import { announceDownloads, onDownloadsElsewhere } from './downloads.ts';
import { handOver, takeBack } from './hand-over.ts';
import { dropJobs } from './job.ts';
import { ownersOfAll } from './owners.ts';
import { inLine, nextInLine } from './plan.ts';
import { type Download, isWaiting, type WaitingChapter, type WaitsFor } from './record.ts';
import { allRecords, changeRecord, dropRecords, readRecords } from './records.ts';
import { type Outcome, type Progress, saveChapter } from './save-chapter.ts';
import { dropSaved } from './saved-files.ts';
import { downloadSettings, onDownloadSettings } from './settings.ts';

/**
 * Saves the waiting chapters, one at a time whatever the number of tabs: the tab that has the lock works, and
 * another one takes over when it is closed.
 */

/**
 * How long after a network failure the next try starts while the page is open: 20 seconds, in milliseconds.
 */
const AGAIN = 20_000;
/**
 * The least time between two notes of a chapter's progress, in milliseconds: every tab reads and draws each
 * of them.
 */
const NOTE_EVERY = 250;

let isRunning = false;
let current: { readonly chapter: WaitingChapter; readonly stop: AbortController } | undefined;
/** The chapters that the browser fetches by itself while the page is hidden. */
const handedOver = new Set<string>();
let isHandingOver = false;
let isWatching = false;

/** Starts or continues to save the waiting chapters. Never rejects. */
export async function runQueue(): Promise<void> {
  watch();
  if (isRunning) return;
  isRunning = true;
  let outcome: Outcome | undefined;
  try {
    outcome = await withLock(saveAll);
  } catch (error) {
    report('Downloads have stopped.', error);
  } finally {
    isRunning = false;
  }
  if (outcome === 'interrupted') setTimeout(() => void runQueue(), AGAIN);
}

/** The tab that works stops with a chapter that is no longer wanted. */
export function stopSaving(ids: ReadonlySet<string>): void {
  if (current && ids.has(current.chapter.id)) current.stop.abort();
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  onReconnect(() => void runQueue());
  // A chapter that waits for Wi-Fi continues when that is available, or no longer required.
  onConnection(() => void runQueue());
  onDownloadSettings(() => void runQueue());
  window.addEventListener('offline', () => void announceDownloads());
  onDownloadsElsewhere(() => void followOthers());
  document.addEventListener('visibilitychange', () => void followVisibility());
}

const isVisible = () => document.visibilityState === 'visible';

async function followVisibility(): Promise<void> {
  if (isHandingOver) return;
  if (!isVisible() && current) await handOverWaiting();
  if (isVisible() && handedOver.size > 0) {
    await takeBack();
    handedOver.clear();
    void runQueue();
  }
}

/**
 * The browser takes over what waits while the page is hidden; what it does not accept stays with the page.
 */
async function handOverWaiting(): Promise<void> {
  isHandingOver = true;
  try {
    for (const chapter of inLine(await readRecords(), readLine(), downloadSettings().wifiOnly)) {
      if (isVisible()) break;
      if (handedOver.has(chapter.id) || !(await handOver(chapter))) continue;
      handedOver.add(chapter.id);
      if (current?.chapter.id === chapter.id) current.stop.abort();
    }
  } finally {
    isHandingOver = false;
  }
}

/** Another tab, or the browser in the background, has changed what is saved. */
async function followOthers(): Promise<void> {
  try {
    await stopIfRemoved();
    await goOnAfterHandOver();
  } catch (error) {
    report('What another tab did to downloads is not known.', error);
  }
}

/**
 * The browser has ended its fetch of some chapters: the rest of them is for the page, even while it is
 * hidden.
 */
async function goOnAfterHandOver(): Promise<void> {
  if (handedOver.size === 0) return;
  const waiting = new Set((await allRecords()).filter(isWaiting).map(({ id }) => id));
  const ended = [...handedOver].filter((id) => !waiting.has(id));
  for (const id of ended) handedOver.delete(id);
  if (ended.length > 0) void runQueue();
}

async function stopIfRemoved(): Promise<void> {
  if (!current) return;
  const { chapter, stop } = current;
  const records = await allRecords();
  if (!records.some(({ id }) => id === chapter.id)) stop.abort();
}

/** In a browser without locks a second tab may fetch the same again; there is no other harm. */
function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('rawi-downloads', work) : work();
}

const readLine = () => ({ isOnline: navigator.onLine, isMetered: mayBePaidFor(readConnection()) });

async function saveAll(): Promise<Outcome | undefined> {
  for (;;) {
    const records = hasDownloads() ? await readRecords() : [];
    const ours = records.filter(({ id }) => !handedOver.has(id));
    const next = nextInLine(ours, readLine(), downloadSettings().wifiOnly);
    if (!next) return undefined;
    const outcome = await saveOne(next);
    if (outcome === 'interrupted') return outcome;
    if (outcome === 'no-room') await stopForRoom();
  }
}

/**
 * A full device is full for every waiting chapter: nothing more is fetched, nothing half-saved stays, and the
 * reader has one choice to make.
 */
async function stopForRoom(): Promise<void> {
  const stopped = (await allRecords()).filter(isWaiting).filter(({ waitsFor }) => waitsFor === 'turn');
  for (const { id } of stopped)
    await changeRecord(id, (record) =>
      isWaiting(record) && record.waitsFor === 'turn' ? waitingFor(record, 'room') : record,
    );
  await forgetFiles(stopped);
}

async function saveOne(chapter: WaitingChapter): Promise<Outcome | undefined> {
  const { id } = chapter;
  const stop = new AbortController();
  current = { chapter, stop };
  try {
    const notes = notesOf(id);
    const outcome = await saveChapter(chapter, stop.signal, notes.add);
    if (outcome === 'interrupted') await notes.close();
    await settle(chapter, outcome);
    return outcome;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    if (handedOver.has(id)) return undefined;
    // It was removed: what has arrived since then is deleted too.
    await forgetFiles([chapter]);
    return undefined;
  } finally {
    current = undefined;
    await announceDownloads();
  }
}

/** Notes a chapter's progress: at intervals, and finally where it has stopped. */
function notesOf(id: string) {
  let last: Progress | undefined;
  let notedAt = Number.NEGATIVE_INFINITY;
  const write = async (progress: Progress) => {
    last = undefined;
    notedAt = performance.now();
    await note(id, progress);
  };
  return {
    add: async (progress: Progress) => {
      last = progress;
      if (performance.now() - notedAt >= NOTE_EVERY) await write(progress);
    },
    close: async () => {
      if (last) await write(last);
    },
  };
}

async function note(id: string, { pagesDone, bytes }: Progress): Promise<void> {
  const isThere = await changeRecord(id, (record) =>
    record.state === 'ready' ? record : { ...record, pagesDone, bytes },
  );
  if (isThere) await announceDownloads();
  else if (current?.chapter.id === id) current.stop.abort();
}

async function settle(chapter: WaitingChapter, outcome: Outcome): Promise<void> {
  const { id } = chapter;
  if (outcome === 'gone') {
    await dropRecords([id]);
    return forgetFiles([chapter]);
  }
  if (outcome !== 'no-room' && outcome !== 'refused') return;
  // Half-saved files must not take the room that others need, and a full device has no room for a note of
  // them either.
  await forgetFiles([chapter]);
  await changeRecord(id, (record) => waitingFor(record, outcome === 'no-room' ? 'room' : 'retry'));
}

function waitingFor(record: Download, waitsFor: WaitsFor): Download {
  return record.state === 'ready' ? record : { ...record, waitsFor, pagesDone: 0, bytes: 0 };
}

/** Deletes what has arrived of chapters, except for files that other downloads have too. */
async function forgetFiles(chapters: readonly WaitingChapter[]): Promise<void> {
  const ids = chapters.map(({ id }) => id);
  const others = (await allRecords()).filter(({ id }) => !ids.includes(id));
  const [goes, stays] = [await ownersOfAll(chapters), await ownersOfAll(others)];
  await dropSaved((owner) => goes.has(owner) && !stays.has(owner));
  await dropJobs(ids);
}
