import type { Choice } from '../../core/data/overlay.ts';
import type { Change } from './change.ts';
import { countedAs, keyOf, type Own, withChange } from './own.ts';

/** A choice with what became of it. */
export interface OwnChoice extends Choice<Change> {
  /** In which of the seen numbers one's choice of before was counted. */
  readonly included: string | null;
  /** When the server had it, in milliseconds since the epoch; null until then. */
  readonly settledAt: number | null;
  /** When it was made, by this device's clock, in milliseconds since the epoch. */
  readonly at: number;
  /** One's own earlier choices about the same that the server may still get after it, the latest last; absent where there are none. */
  readonly over?: readonly Change[] | undefined;
  /** Until then rules refuse it, since a day's changes are used up; it waits and is sent again. In milliseconds since the epoch. */
  readonly pausedUntil?: number | undefined;
}

/** So many of them are remembered: more choices about one thing are not made while a page is left. */
const MOST_OVER = 5;

/** The library document follows a choice within seconds; until then a reload shows the choice from the device. */
export const FOLLOWS_WITHIN = 120_000;

/** A choice that is made now, over what is stored and what was chosen before. */
export function newChoice(
  change: Change,
  turn: number,
  stored: Own,
  earlier: readonly OwnChoice[],
): OwnChoice {
  const key = keyOf(change);
  const last = earlier.find((choice) => choice.key === key);
  const before = last ? withChange(stored, last.change) : stored;
  // Numbers that have not changed since the last choice do not have it in them either.
  const included = last && sameSeen(last.change, change) ? last.included : countedAs(before, change);
  const over = last?.settledAt === null ? [...(last.over ?? []), last.change].slice(-MOST_OVER) : [];
  return { key, turn, change, included, settledAt: null, at: Date.now(), ...(over.length > 0 && { over }) };
}

function sameSeen(a: Change, b: Change): boolean {
  const [seenA, seenB] = [seenIn(a), seenIn(b)];
  return JSON.stringify(seenA) === JSON.stringify(seenB) && seenA !== undefined;
}

/** The numbers that stood on the page when it was chosen. */
export function seenIn(change: Change): Readonly<Record<string, number>> | undefined {
  return 'seen' in change ? change.seen : undefined;
}

/** The choices with one of them settled: it stays, since what was read of the library does not have it yet. */
export function withSettled(choices: readonly OwnChoice[], turn: number, now: number): readonly OwnChoice[] {
  return choices.map((choice) =>
    choice.turn === turn ? { ...choice, settledAt: now, pausedUntil: undefined } : choice,
  );
}

/** The choices with one of them put off, as a day's changes are used up. */
export function withPaused(
  choices: readonly OwnChoice[],
  turn: number,
  pausedUntil: number,
): readonly OwnChoice[] {
  return choices.map((choice) => (choice.turn === turn ? { ...choice, pausedUntil } : choice));
}

/** Those that a reload still needs. */
export function needed(choices: readonly OwnChoice[], now: number): readonly OwnChoice[] {
  return choices.filter(({ settledAt }) => settledAt === null || now - settledAt < FOLLOWS_WITHIN);
}

/** Those that the server does not have yet. */
export function unsettled(choices: readonly OwnChoice[]): readonly OwnChoice[] {
  return choices.filter(({ settledAt }) => settledAt === null);
}

/**
 * What this tab shows after another tab has kept `theirs`. A choice that waited and is not kept any more was refused over
 * there; one that was settled is only not needed any more. What this tab is sending itself is its own matter.
 */
export function merged(
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
