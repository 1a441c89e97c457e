import type { Choice } from '../../core/data/optimistic-choices.ts';
import type { Change } from './change.ts';
import { countedAs, keyOf, type Own, withChange } from './own.ts';

/** A choice with its state. */
export interface OwnChoice extends Choice<Change> {
  /** In which of the seen numbers the person's earlier choice was counted. */
  readonly included: string | null;
  /** When it was committed on the server, in milliseconds since the epoch; null while it is pending. */
  readonly settledAt: number | null;
  /** When it was made, by this device's clock, in milliseconds since the epoch. */
  readonly at: number;
  /**
   * Earlier choices of this person about the same subject that the server may still get after it, the latest
   * last; absent when there are none.
   */
  readonly over?: readonly Change[] | undefined;
  /**
   * The rules refuse it until then, because the day's limit is reached; it waits and is sent again. In
   * milliseconds since the epoch.
   */
  readonly pausedUntil?: number | undefined;
}

/**
 * How many of them are remembered: nobody makes more choices about one subject while a page is being left.
 */
const MAX_OVER = 5;

/**
 * The library document follows a choice within seconds. For this long a reload shows the choice from the
 * device.
 */
export const COUNTED_WITHIN_MS = 120_000;

/** A choice that is made now, based on what is stored and on the earlier choices. */
export function newChoice(
  change: Change,
  turn: number,
  stored: Own,
  earlier: readonly OwnChoice[],
): OwnChoice {
  const key = keyOf(change);
  const last = earlier.find((choice) => choice.key === key);
  const before = last ? withChange(stored, last.change) : stored;
  // If the numbers have not changed since the last choice, they do not include that choice either.
  const included = last && sameSeen(last.change, change) ? last.included : countedAs(before, change);
  const over = last?.settledAt === null ? [...(last.over ?? []), last.change].slice(-MAX_OVER) : [];
  return { key, turn, change, included, settledAt: null, at: Date.now(), ...(over.length > 0 && { over }) };
}

function sameSeen(a: Change, b: Change): boolean {
  const [seenA, seenB] = [seenIn(a), seenIn(b)];
  return JSON.stringify(seenA) === JSON.stringify(seenB) && seenA !== undefined;
}

/** The numbers shown on the page when the choice was made. */
export function seenIn(change: Change): Readonly<Record<string, number>> | undefined {
  return 'seen' in change ? change.seen : undefined;
}

/** The choices with one committed. It stays, because the library as it was read does not have it yet. */
export function commitChoice(choices: readonly OwnChoice[], turn: number, now: number): readonly OwnChoice[] {
  return choices.map((choice) =>
    choice.turn === turn ? { ...choice, settledAt: now, pausedUntil: undefined } : choice,
  );
}

/** The choices with one paused, because the day's limit is reached. */
export function pauseChoice(
  choices: readonly OwnChoice[],
  turn: number,
  pausedUntil: number,
): readonly OwnChoice[] {
  return choices.map((choice) => (choice.turn === turn ? { ...choice, pausedUntil } : choice));
}

/** The choices that a reload still needs. */
export function pruneChoices(choices: readonly OwnChoice[], now: number): readonly OwnChoice[] {
  return choices.filter(({ settledAt }) => settledAt === null || now - settledAt < COUNTED_WITHIN_MS);
}

/** The choices that the server does not have yet. */
export function pendingChoices(choices: readonly OwnChoice[]): readonly OwnChoice[] {
  return choices.filter(({ settledAt }) => settledAt === null);
}

/**
 * The choices of this tab after another tab has kept `theirs`. A pending choice that is no longer kept was
 * refused over there; a committed one is only no longer needed. The choices that this tab is sending are not
 * affected.
 */
export function mergeChoices(
  ours: readonly OwnChoice[],
  theirs: readonly OwnChoice[],
  isSending: (turn: number) => boolean,
): readonly OwnChoice[] {
  const theirTurns = new Set(theirs.map(({ turn }) => turn));
  const theirKeys = new Set(theirs.map(({ key }) => key));
  const stay = ours.filter(
    ({ key, turn, settledAt }) =>
      !theirTurns.has(turn) && (isSending(turn) || (settledAt !== null && !theirKeys.has(key))),
  );
  const stayingKeys = new Set(stay.map(({ key }) => key));
  return [...stay, ...theirs.filter(({ key }) => !stayingKeys.has(key))];
}
