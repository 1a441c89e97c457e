import { useSyncExternalStore } from 'react';
import { removeChoice } from '../../core/data/optimistic-choices.ts';
import { showBadge } from './app-badge.ts';
import { inNumber, isReadUnder, type OwnMark, unreadUnder } from './marks.ts';

/**
 * The number of unread notifications, live from the session's inbox document, with the person's own marks
 * applied. Imports nothing of the SDK, nor any schema: the header shows it on every page of signed-in people.
 */

interface UnreadState {
  /** Undefined until the inbox was read. */
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

/** Takes the number from the inbox. */
export function keepUnread(stored: number): void {
  change({ ...current, stored });
  for (const resolve of waiting) resolve();
  waiting.clear();
}

/** Forgets a session's number and marks. */
export function forgetUnread(): void {
  change(NOTHING);
}

/** The unread number; undefined while it is not known. */
function currentUnread(): number | undefined {
  return current.stored === undefined ? undefined : unreadUnder(current.stored, current.marks);
}

/** Marks as read before the server has answered, and returns the id of the mark. */
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

/** Takes back a refused mark. */
export function removeMark(turn: number): void {
  change({ ...current, marks: removeChoice(current.marks, turn) });
}

/** Notes that the stored number includes a mark: later notifications count from now on. */
export function countMark(turn: number): void {
  change({ ...current, marks: inNumber(current.marks, turn) });
}

/** Resolves at the next change of the inbox. */
export function whenUnreadChanges(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

/** The unread number; undefined while it is not known, and for visitors. */
export function useUnread(): number | undefined {
  return useSyncExternalStore(listen, currentUnread, () => undefined);
}

/**
 * Returns a function that says whether a notification is read now, given its id and whether it is stored as
 * read.
 */
export function useIsRead(): (id: string, isStoredRead: boolean) => boolean {
  const { marks } = useSyncExternalStore(
    listen,
    () => current,
    () => NOTHING,
  );
  return (id, isStoredRead) => isReadUnder(marks, id, isStoredRead);
}
