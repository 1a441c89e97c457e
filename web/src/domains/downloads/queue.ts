import { report } from '../../core/lib/report-error.ts';
import { mayBePaidFor, onConnection, readConnection } from '../../core/network/connection.ts';
import { onReached } from '../../core/network/reach.ts';
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
 * Saves what waits, one chapter at a time whatever the number of tabs: the tab that has the lock works, and another one takes
 * over when it is closed.
 */

/** How long after a network that has failed it is tried again while the page is open: 20 seconds, in milliseconds. */
const AGAIN = 20_000;
/** How often it is noted at most how far a chapter is, in milliseconds: every tab reads and draws what is noted. */
const NOTE_EVERY = 250;

let isRunning = false;
let current: { readonly chapter: WaitingChapter; readonly stop: AbortController } | undefined;
/** The chapters with which the browser goes on by itself while the page is hidden. */
const handedOver = new Set<string>();
let isHandingOver = false;
let isWatching = false;

/** Begins to save what waits, or lets it go on. Never rejects. */
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

/** Whoever works stops with a chapter that is not wanted any more. */
export function stopSaving(ids: ReadonlySet<string>): void {
  if (current && ids.has(current.chapter.id)) current.stop.abort();
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  onReached(() => void runQueue());
  // What waits for Wi-Fi goes on when that is there, or waited for no more.
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

/** The browser takes what waits, as long as the page is hidden; what it does not take stays the page's. */
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

/** What the browser has ended with is its own no more; what is left is for the page, hidden as it is. */
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

/** Where a browser has no locks, a second tab may fetch the same once more; nothing else comes of it. */
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
 * A device that is full is full for all that waits: nothing more is fetched, nothing half-saved stays, and whoever reads has one
 * choice to make.
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
    // It was removed: what has arrived since then goes, too.
    await forgetFiles([chapter]);
    return undefined;
  } finally {
    current = undefined;
    await announceDownloads();
  }
}

/** Notes how far a chapter is: now and then, and at last where it has stopped. */
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
  // Nothing half-saved takes the room that others need, and a device that is full has none to note it either.
  await forgetFiles([chapter]);
  await changeRecord(id, (record) => waitingFor(record, outcome === 'no-room' ? 'room' : 'retry'));
}

function waitingFor(record: Download, waitsFor: WaitsFor): Download {
  return record.state === 'ready' ? record : { ...record, waitsFor, pagesDone: 0, bytes: 0 };
}

/** What has arrived of chapters goes, but for what other downloads have too. */
async function forgetFiles(chapters: readonly WaitingChapter[]): Promise<void> {
  const ids = chapters.map(({ id }) => id);
  const others = (await allRecords()).filter(({ id }) => !ids.includes(id));
  const [goes, stays] = [await ownersOfAll(chapters), await ownersOfAll(others)];
  await dropSaved((owner) => goes.has(owner) && !stays.has(owner));
  await dropJobs(ids);
}
