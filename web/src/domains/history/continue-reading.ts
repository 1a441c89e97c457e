import { useState, useSyncExternalStore } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { currentSession, onSession } from '../../core/session/session-store.ts';
import { continueReadingHint } from './continue-reading-hint.ts';
import { hasContinueReadingSlot } from './continue-reading-slot.ts';
import { useDeviceHistory } from './device-history.ts';
import { withEntry } from './entries.ts';
import type { ReadEntry } from './entry.ts';

/**
 * The entries to continue reading, which the home page starts with. A visitor's are on the device. An
 * account's are read once a session, first from this device's copies, then from the server. The device
 * remembers that an account has entries, so that their place is reserved from the first paint (`boot.js`
 * reads the same key).
 */

export type ContinueReading =
  | { readonly state: 'none' }
  /** There are entries, and they are being read. */
  | { readonly state: 'waiting' }
  /** The newest first, of one comic as many as were read. */
  | { readonly state: 'ready'; readonly entries: readonly ReadEntry[] };

interface Known {
  readonly uid: string;
  readonly entries: readonly ReadEntry[];
  /** Whether the server has answered, or failed. */
  readonly isWhole: boolean;
}

let known: Known | undefined;
let asked: { readonly uid: string; readonly whole: Promise<void> } | undefined;
const listeners = new Set<() => void>();

function setKnown(next: Known | undefined): void {
  known = next;
  for (const listener of listeners) listener();
}

/**
 * Reads the newest entries of the signed-in account, once a session; resolves when the server has answered.
 */
export function readContinueReading(): Promise<void> {
  const session = currentSession();
  if (session.state !== 'signed-in') return Promise.resolve();
  const { uid } = session.user;
  if (asked?.uid !== uid) asked = { uid, whole: read(uid) };
  return asked.whole;
}

async function read(uid: string): Promise<void> {
  const { newestEntries } = await import('./account-history.ts');
  try {
    const copies = await newestEntries(uid, 'device');
    if (copies.length > 0) notify(uid, copies, false);
  } catch {
    // This device has no copies.
  }
  try {
    notify(uid, await newestEntries(uid, 'server'), true);
  } catch (error) {
    report('The history was not read from the network.', error);
    asked = undefined;
    notify(uid, known?.uid === uid ? known.entries : [], true);
  }
}

function notify(uid: string, entries: readonly ReadEntry[], isWhole: boolean): void {
  const session = currentSession();
  if (session.state !== 'signed-in' || session.user.uid !== uid) return;
  // Entries written in this tab meanwhile are newer than the answer.
  const own = known?.uid === uid ? known.entries.filter((entry) => written.has(entry)) : [];
  show({ uid, entries: own.reduce((all, entry) => withEntry(all, entry), entries), isWhole });
}

function show(next: Known): void {
  if (next.entries.length > 0) continueReadingHint.keep({ uid: next.uid });
  else if (next.isWhole) continueReadingHint.keep(undefined);
  setKnown(next);
}

/** The entries written in this tab. */
const written = new WeakSet<ReadEntry>();

/** Records that the signed-in account has read something. */
export function noteRead(uid: string, entry: ReadEntry): void {
  const before = known?.uid === uid ? known : { uid, entries: [], isWhole: false };
  const entries = withEntry(before.entries, entry);
  const [newest] = entries;
  if (newest) written.add(newest);
  show({ ...before, entries });
}

/**
 * The history entry of a chapter as far as this tab knows it: from the account's newest entries, and those
 * written here.
 */
export function knownEntry(uid: string, chapterId: string): ReadEntry | undefined {
  return known?.uid === uid ? known.entries.find((entry) => entry.chapterId === chapterId) : undefined;
}

/** Records that an entry was removed from the account's history; without a chapter, all of them. */
export function noteRemoved(chapterId?: string): void {
  if (!known) return;
  const entries =
    chapterId === undefined ? [] : known.entries.filter((entry) => entry.chapterId !== chapterId);
  show({ ...known, entries });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSession(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whose entries to show; undefined while the session is unknown. */
function whose(): string | undefined {
  const session = currentSession();
  if (session.state === 'signed-in') return session.user.uid;
  return session.state === 'signed-out' ? VISITOR : undefined;
}
const VISITOR = '';

/**
 * The current entries. If none were expected when the page opened, the row does not appear later, since it
 * would push the page down.
 */
export function useContinueReading(): ContinueReading {
  const uid = useSyncExternalStore(listen, whose, () => undefined);
  const account = useSyncExternalStore(
    listen,
    () => known,
    () => undefined,
  );
  const device = useDeviceHistory();
  const [isExpected] = useState(hasContinueReadingSlot);
  if (uid === VISITOR) return readyWith(device);
  if (!isExpected) return { state: 'none' };
  if (uid !== undefined && account?.uid === uid && (account.isWhole || account.entries.length > 0)) {
    return readyWith(account.entries);
  }
  return { state: 'waiting' };
}

function readyWith(entries: readonly ReadEntry[]): ContinueReading {
  return entries.length === 0 ? { state: 'none' } : { state: 'ready', entries };
}
