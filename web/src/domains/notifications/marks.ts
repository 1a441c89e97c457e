import type { Choice } from '../../core/data/optimistic-choices.ts';
import { applyChoices } from '../../core/data/optimistic-choices.ts';

/** The person's own marks over the stored state: a notification is read at once when it is opened. Pure. */

export interface Mark {
  /** The notifications that it marks as read. */
  readonly ids: readonly string[];
  /** How many unread ones it leaves; absent once the stored number includes it. */
  readonly leaves?: number;
}

export type OwnMark = Choice<Mark>;

/** The unread number: the stored one, without what was marked and is not included yet. */
export function unreadUnder(stored: number, marks: readonly OwnMark[]): number {
  return applyChoices(stored, marks, (unread, { leaves = unread }) => Math.min(unread, leaves));
}

/**
 * Whether a notification is read. A mark holds for the whole visit, because pages of the list that are not
 * live never learn its outcome.
 */
export function isReadUnder(marks: readonly OwnMark[], id: string, isStoredRead: boolean): boolean {
  return isStoredRead || marks.some(({ change }) => change.ids.includes(id));
}

/** The marks after the stored number has come to include one of them. */
export function inNumber(marks: readonly OwnMark[], turn: number): readonly OwnMark[] {
  return marks.map((mark) => (mark.turn === turn ? { ...mark, change: { ids: mark.change.ids } } : mark));
}
