import type { Choice } from '../../core/data/overlay.ts';
import { overlaid } from '../../core/data/overlay.ts';

/** One's own marks over what is stored: a notification is read at once when it is opened. Pure. */

export interface Mark {
  /** Those that it marks as read. */
  readonly ids: readonly string[];
  /** How many unread ones it leaves; nothing once the stored number has it. */
  readonly leaves?: number;
}

export type OwnMark = Choice<Mark>;

/** How many are unread: the stored number, but for what was marked and is not in it yet. */
export function unreadUnder(stored: number, marks: readonly OwnMark[]): number {
  return overlaid(stored, marks, (unread, { leaves = unread }) => Math.min(unread, leaves));
}

/** Whether one is read. A mark holds for good: pages of the list that are not live do not hear what became of it. */
export function isReadUnder(marks: readonly OwnMark[], id: string, isStoredRead: boolean): boolean {
  return isStoredRead || marks.some(({ change }) => change.ids.includes(id));
}

/** The marks where the stored number has one of them in it. */
export function inNumber(marks: readonly OwnMark[], turn: number): readonly OwnMark[] {
  return marks.map((mark) => (mark.turn === turn ? { ...mark, change: { ids: mark.change.ids } } : mark));
}
