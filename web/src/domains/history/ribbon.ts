import { useState, useSyncExternalStore } from 'react';
import { report } from '../../core/lib/report-error.ts';
import { currentSession, onSession } from '../../core/session/session-store.ts';
import { useDeviceHistory } from './device-history.ts';
import { latestOfEachComic, withEntry } from './entries.ts';
import type { ReadEntry } from './entry.ts';
import { ribbonHint } from './ribbon-hint.ts';
import { hasRibbonPlace } from './ribbon-place.ts';

/**
 * What the home page begins with: where somebody was reading. A visitor's is on the device. That of an account is read
 * from this device's copies first, then from the server, once a session; that there is one stands on the device, so that
 * its place is kept from the first paint on (`boot.js` looks for it too).
 */

export type Ribbon =
  | { readonly state: 'none' }
  /** There is one, and it is being read. */
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly entries: readonly ReadEntry[] };

interface Known {
  readonly uid: string;
  readonly entries: readonly ReadEntry[];
  /** The server has answered, or will not. */
  readonly isWhole: boolean;
}

let known: Known | undefined;
let asked: { readonly uid: string; readonly whole: Promise<void> } | undefined;
const listeners = new Set<() => void>();

function setKnown(next: Known | undefined): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Reads the newest entries of whoever is signed in, once a session; resolves when the server has answered. */
export function readRibbon(): Promise<void> {
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
    if (copies.length > 0) tell(uid, copies, false);
  } catch {
    // There are no copies of it.
  }
  try {
    tell(uid, await newestEntries(uid, 'server'), true);
  } catch (error) {
    report('The history was not read from the network.', error);
    asked = undefined;
    tell(uid, known?.uid === uid ? known.entries : [], true);
  }
}

function tell(uid: string, entries: readonly ReadEntry[], isWhole: boolean): void {
  const session = currentSession();
  if (session.state !== 'signed-in' || session.user.uid !== uid) return;
  // What was read in this tab meanwhile is newer than the answer.
  const own = known?.uid === uid ? known.entries.filter((entry) => written.has(entry)) : [];
  show({ uid, entries: own.reduce((all, entry) => withEntry(all, entry), entries), isWhole });
}

function show(next: Known): void {
  if (next.entries.length > 0) ribbonHint.keep({ uid: next.uid });
  else if (next.isWhole) ribbonHint.keep(undefined);
  setKnown(next);
}

/** The entries that were written in this tab. */
const written = new WeakSet<ReadEntry>();

/** Something was read by whoever is signed in. */
export function noteRead(uid: string, entry: ReadEntry): void {
  const before = known?.uid === uid ? known : { uid, entries: [], isWhole: false };
  const entries = withEntry(before.entries, entry);
  const [newest] = entries;
  if (newest) written.add(newest);
  show({ ...before, entries });
}

/** What this tab knows of a chapter in the history of whoever is signed in: its newest entries, and what was read here. */
export function knownEntry(uid: string, chapterId: string): ReadEntry | undefined {
  return known?.uid === uid ? known.entries.find((entry) => entry.chapterId === chapterId) : undefined;
}

/** An entry was removed from the account's history; without a chapter, all of them. */
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

/** Whose ribbon it is: nobody's yet while it is not known who is here. */
function whose(): string | undefined {
  const session = currentSession();
  if (session.state === 'signed-in') return session.user.uid;
  return session.state === 'signed-out' ? VISITOR : undefined;
}
const VISITOR = '';

/** The ribbon as it is now. One that was not expected when the page was opened does not push the page down later. */
export function useRibbon(): Ribbon {
  const uid = useSyncExternalStore(listen, whose, () => undefined);
  const account = useSyncExternalStore(
    listen,
    () => known,
    () => undefined,
  );
  const device = useDeviceHistory();
  const [isExpected] = useState(hasRibbonPlace);
  if (uid === VISITOR) return readyWith(device);
  if (!isExpected) return { state: 'none' };
  if (uid !== undefined && account?.uid === uid && (account.isWhole || account.entries.length > 0)) {
    return readyWith(account.entries);
  }
  return { state: 'waiting' };
}

function readyWith(entries: readonly ReadEntry[]): Ribbon {
  return entries.length === 0 ? { state: 'none' } : { state: 'ready', entries: latestOfEachComic(entries) };
}
