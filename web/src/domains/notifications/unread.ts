import { useSyncExternalStore } from 'react';
import { settled } from '../../core/data/overlay.ts';
import { showBadge } from './app-badge.ts';
import { inNumber, isReadUnder, type OwnMark, unreadUnder } from './marks.ts';

/**
 * How many notifications are unread, as the session's inbox document says live, under one's own marks. Imports nothing of
 * the SDK, nor any schema: the header shows it on every page of the signed-in.
 */

interface UnreadState {
  /** Nothing until the inbox was read. */
  readonly stored: number | undefined;
  readonly marks: readonly OwnMark[];
}

const NOTHING: UnreadState = { stored: undefined, marks: [] };

let current = NOTHING;
let turns = 0;
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();

function change(next: UnreadState): void {
  current = next;
  showBadge(currentUnread() ?? 0);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells what the inbox says. */
export function keepUnread(stored: number): void {
  change({ ...current, stored });
  for (const resolve of waiting) resolve();
  waiting.clear();
}

/** Forgets a session's number and marks. */
export function forgetUnread(): void {
  change(NOTHING);
}

/** How many are unread; nothing while that is not known. */
function currentUnread(): number | undefined {
  return current.stored === undefined ? undefined : unreadUnder(current.stored, current.marks);
}

/** Marks as read before the server has heard of it, and returns the turn of the mark. */
export function addMark(ids: readonly string[], isAll: boolean): number {
  turns += 1;
  const turn = turns;
  const unread = currentUnread() ?? 0;
  const fresh = ids.filter((id) => !isReadUnder(current.marks, id, false)).length;
  const leaves = isAll ? 0 : Math.max(0, unread - fresh);
  const mark = { key: String(turn), turn, change: { ids, leaves } };
  change({ ...current, marks: [...current.marks, mark] });
  return turn;
}

/** Takes a mark back that was refused. */
export function removeMark(turn: number): void {
  change({ ...current, marks: settled(current.marks, turn) });
}

/** Says that the stored number has a mark in it: what comes from now on is counted. */
export function countMark(turn: number): void {
  change({ ...current, marks: inNumber(current.marks, turn) });
}

/** Resolves when the inbox says something again. */
export function nextUnread(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

/** How many notifications are unread; nothing while that is not known, and for visitors. */
export function useUnread(): number | undefined {
  return useSyncExternalStore(listen, currentUnread, () => undefined);
}

/** Tells of a notification, by its id and whether it is stored as read, whether it is read now. */
export function useIsRead(): (id: string, isStoredRead: boolean) => boolean {
  const { marks } = useSyncExternalStore(
    listen,
    () => current,
    () => NOTHING,
  );
  return (id, isStoredRead) => isReadUnder(marks, id, isStoredRead);
}
