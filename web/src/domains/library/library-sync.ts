import { z } from '@rawi/model/zod';
import { waitForPendingWrites } from 'firebase/firestore';
import { removeChoice } from '../../core/data/optimistic-choices.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { report } from '../../core/lib/report-error.ts';
import { isRefused } from '../../core/session/refused-write.ts';
import { changeSchema } from './change.ts';
import { stateOf, writeChoice } from './choice-documents.ts';
import {
  commitChoice,
  mergeChoices,
  type OwnChoice,
  pauseChoice,
  pendingChoices,
  pruneChoices,
} from './choices.ts';
import { type KeptChoices, keptChoices } from './kept-choices.ts';
import { currentLibrary, notifyRefusal, sending, setLibrary } from './library-state.ts';
import { keyOf } from './own.ts';
import { pausedUntil } from './paused-until.ts';
import { readLibrary } from './read-library.ts';

/** Import this file dynamically: it brings the whole Firestore SDK and the schemas. */

const choiceSchema = z
  .strictObject({
    key: z.string(),
    turn: z.number(),
    change: changeSchema,
    included: z.string().nullable(),
    settledAt: z.number().nullable(),
    at: z.number(),
    over: z.array(changeSchema).optional(),
    pausedUntil: z.number().optional(),
  })
  // An earlier build used another key for the same subject.
  .transform((choice) => ({ ...choice, key: keyOf(choice.change) }));

/** The first and the longest wait between two checks of earlier choices, in milliseconds. */
const FIRST_WAIT_MS = 5000;
const MAX_WAIT_MS = 60_000;

/** The longest timer of a paused choice, in milliseconds. */
const MAX_PAUSE_MS = 30 * 60_000;

let checkTimer: ReturnType<typeof setTimeout> | undefined;
let stopFollowing: (() => void) | undefined;

/**
 * Opens a person's library: shows what waits on this device, reads what is stored, and checks what became of
 * earlier choices.
 */
export async function openLibrary(uid: string): Promise<void> {
  const kept = pruneChoices(readKept(uid, keptChoices.read()), Date.now());
  setLibrary({ choices: mergeChoices(currentLibrary().choices, kept, (turn) => sending.has(turn)) });
  stopFollowing?.();
  stopFollowing = keptChoices.onOtherTab((value) => {
    if (!isOpen(uid)) return;
    const { choices } = currentLibrary();
    setLibrary({ choices: mergeChoices(choices, readKept(uid, value), (turn) => sending.has(turn)) });
  });
  clearTimeout(checkTimer);
  const earlier = pendingChoices(kept).filter(({ turn }) => !sending.has(turn));
  if (earlier.length > 0) void checkEarlier(uid, earlier);
  try {
    const stored = await readLibrary(uid);
    if (isOpen(uid)) setLibrary({ state: 'ready', stored });
  } catch (error) {
    report('The library cannot be read.', error);
    if (isOpen(uid)) setLibrary({ state: 'failed' });
  }
}

/**
 * Sends a choice that is shown and kept on the device already. Resolves once the server has answered, with
 * whether it has the choice.
 */
export async function sendChoice(uid: string, choice: OwnChoice): Promise<boolean> {
  try {
    await writeChoice(uid, choice.change);
    commit(uid, choice);
    return true;
  } catch (error) {
    const until = isRefused(error)
      ? await pausedUntil(uid, kindOf(choice)).catch(() => undefined)
      : undefined;
    if (until !== undefined) {
      pause(uid, choice, until);
      return false;
    }
    report('A choice was refused.', error);
    refuse(uid, choice);
    return false;
  }
}

/** Forgets this device's own positions, after the account's were cleared: otherwise they would still show. */
export function forgetPositions(uid: string): void {
  const withoutPositions = (choices: readonly OwnChoice[]) =>
    choices.filter(({ change }) => change.kind !== 'place');
  if (isOpen(uid)) setLibrary({ choices: withoutPositions(currentLibrary().choices) });
  keep(uid, withoutPositions);
}

/**
 * Choices from before a reload. The SDK has sent them when nothing is pending, and then the server is asked.
 * A choice that the server does not have was refused, or its page was left before the SDK had it: it is sent
 * again, and that answer counts. A choice that another device has superseded is forgotten.
 */
async function checkEarlier(uid: string, earlier: readonly OwnChoice[], wait = FIRST_WAIT_MS): Promise<void> {
  try {
    await waitForPendingWrites(firebaseFirestore());
    await Promise.all(
      earlier.map(async (choice) => {
        const { change, at, over, pausedUntil: until } = choice;
        if (until !== undefined) {
          if (isShown(choice)) sendAgainAt(uid, choice, until);
          return;
        }
        // A stale position is refused silently, so the server is not asked.
        const state = change.kind === 'place' ? 'stored' : await stateOf(uid, change, at, over);
        if (state === 'stored') commit(uid, choice);
        else if (state === 'superseded') forget(uid, choice);
        else if (isShown(choice)) await sendChoice(uid, choice);
      }),
    );
  } catch (error) {
    // They stay on the device and are checked again: a browser may not report that its network is back.
    report('What became of earlier choices is not known yet.', error);
    clearTimeout(checkTimer);
    checkTimer = setTimeout(() => checkAgain(uid, earlier, Math.min(wait * 2, MAX_WAIT_MS)), wait);
  }
}

function checkAgain(uid: string, earlier: readonly OwnChoice[], wait: number): void {
  if (!isOpen(uid)) return;
  const waiting = new Set(pendingChoices(currentLibrary().choices).map(({ turn }) => turn));
  const left = earlier.filter(({ turn }) => waiting.has(turn));
  if (left.length > 0) void checkEarlier(uid, left, wait);
}

function commit(uid: string, { turn }: OwnChoice): void {
  if (!isOpen(uid)) return;
  const now = Date.now();
  setLibrary({ choices: commitChoice(currentLibrary().choices, turn, now) });
  keep(uid, (choices) => commitChoice(choices, turn, now));
}

/**
 * The choice stays visible, waits on the device, and is sent once the rules allow it. The person is told once
 * per page.
 */
function pause(uid: string, choice: OwnChoice, until: number): void {
  const { turn, change } = choice;
  if (!isOpen(uid)) return;
  const wasNotified = currentLibrary().choices.some(({ pausedUntil: other }) => other !== undefined);
  setLibrary({ choices: pauseChoice(currentLibrary().choices, turn, until) });
  keep(uid, (choices) => pauseChoice(choices, turn, until));
  if (!isShown(choice)) return;
  if (change.kind !== 'place' && !wasNotified) notifyRefusal({ change, reason: 'paused' });
  sendAgainAt(uid, choice, until);
}

/** Checks at intervals, because a device may sleep meanwhile, and a timer is limited to some days. */
function sendAgainAt(uid: string, choice: OwnChoice, until: number): void {
  setTimeout(
    () => {
      if (!isOpen(uid) || !isShown(choice)) return;
      if (Date.now() < until) sendAgainAt(uid, choice, until);
      else void sendChoice(uid, choice);
    },
    Math.min(MAX_PAUSE_MS, Math.max(0, until - Date.now())),
  );
}

const kindOf = ({ change }: OwnChoice) => (change.kind === 'place' ? 'places' : 'choices');

/** Drops a choice: the stored value shows again. */
function forget(uid: string, { turn }: OwnChoice): void {
  if (!isOpen(uid)) return;
  setLibrary({ choices: removeChoice(currentLibrary().choices, turn) });
  keep(uid, (kept) => removeChoice(kept, turn));
}

/**
 * Drops a refused choice: the stored value shows again, and the person is told, unless a later choice has
 * replaced it.
 */
function refuse(uid: string, choice: OwnChoice): void {
  if (!isOpen(uid)) return;
  const { change } = choice;
  const wasShown = isShown(choice);
  forget(uid, choice);
  if (wasShown && change.kind !== 'place') notifyRefusal({ change, reason: 'refused' });
}

/** Whether no later choice has replaced it. */
const isShown = ({ turn }: OwnChoice) => currentLibrary().choices.some((choice) => choice.turn === turn);

const isOpen = (uid: string) => currentLibrary().uid === uid;

/** Updates the choices on the device one at a time, since other tabs write there too. */
function keep(uid: string, move: (choices: readonly OwnChoice[]) => readonly OwnChoice[]): void {
  const choices = pruneChoices(move(readKept(uid, keptChoices.read())), Date.now());
  keptChoices.keep(choices.length === 0 ? undefined : { uid, choices });
}

function readKept(uid: string, kept: KeptChoices | undefined): readonly OwnChoice[] {
  if (kept?.uid !== uid) return [];
  return kept.choices.flatMap((value) => {
    const { success, data } = choiceSchema.safeParse(value);
    return success ? [data] : [];
  });
}
