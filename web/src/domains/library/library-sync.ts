import { z } from '@rawi/model/zod';
import { waitForPendingWrites } from 'firebase/firestore';
import { settled } from '../../core/data/overlay.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { report } from '../../core/lib/report-error.ts';
import { isRefused } from '../../core/session/refused-write.ts';
import { changeSchema } from './change.ts';
import { stateOf, writeChoice } from './choice-documents.ts';
import { merged, needed, type OwnChoice, unsettled, withPaused, withSettled } from './choices.ts';
import { type KeptChoices, keptChoices } from './kept-choices.ts';
import { currentLibrary, sending, setLibrary, tellRefusal } from './library-state.ts';
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
  // An earlier build called the same thing otherwise.
  .transform((choice) => ({ ...choice, key: keyOf(choice.change) }));

/** Between two questions what became of earlier choices, in milliseconds: from the first to the longest. */
const FIRST_WAIT = 5000;
const LONGEST_WAIT = 60_000;

/** As long, a choice that was put off waits at most until it is looked at again, in milliseconds. */
const LONGEST_PAUSE = 30 * 60_000;

let lookingAgain: ReturnType<typeof setTimeout> | undefined;
let stopFollowing: (() => void) | undefined;

/** Opens a person's library: shows what waits on this device, reads what is stored, and looks what became of it. */
export async function openLibrary(uid: string): Promise<void> {
  const kept = needed(readKept(uid, keptChoices.read()), Date.now());
  setLibrary({ choices: merged(currentLibrary().choices, kept, (turn) => sending.has(turn)) });
  stopFollowing?.();
  stopFollowing = keptChoices.onOtherTab((value) => {
    if (!isOpen(uid)) return;
    const { choices } = currentLibrary();
    setLibrary({ choices: merged(choices, readKept(uid, value), (turn) => sending.has(turn)) });
  });
  clearTimeout(lookingAgain);
  const earlier = unsettled(kept).filter(({ turn }) => !sending.has(turn));
  if (earlier.length > 0) void lookAfter(uid, earlier);
  try {
    const stored = await readLibrary(uid);
    if (isOpen(uid)) setLibrary({ state: 'ready', stored });
  } catch (error) {
    report('The library cannot be read.', error);
    if (isOpen(uid)) setLibrary({ state: 'failed' });
  }
}

/** Sends a choice that shows already and is on the device. Resolves once the server has answered: with whether it has it. */
export async function carryOut(uid: string, choice: OwnChoice): Promise<boolean> {
  try {
    await writeChoice(uid, choice.change);
    settle(uid, choice);
    return true;
  } catch (error) {
    const until = isRefused(error)
      ? await pausedUntil(uid, kindOf(choice)).catch(() => undefined)
      : undefined;
    if (until !== undefined) {
      putOff(uid, choice, until);
      return false;
    }
    report('A choice was refused.', error);
    refuse(uid, choice);
    return false;
  }
}

/** Forgets this device's own places, after the account's were cleared: over nothing stored they would still show. */
export function forgetPlaces(uid: string): void {
  const withoutPlaces = (choices: readonly OwnChoice[]) =>
    choices.filter(({ change }) => change.kind !== 'place');
  if (isOpen(uid)) setLibrary({ choices: withoutPlaces(currentLibrary().choices) });
  keep(uid, withoutPlaces);
}

/**
 * Choices from before a reload: the SDK has sent them when nothing is pending, and then the server is asked. One that it
 * does not have was refused, or its page was left before the SDK had it: it is sent once more, and the answer counts. One
 * over which another device has chosen later is forgotten.
 */
async function lookAfter(uid: string, earlier: readonly OwnChoice[], wait = FIRST_WAIT): Promise<void> {
  try {
    await waitForPendingWrites(firebaseFirestore());
    await Promise.all(
      earlier.map(async (choice) => {
        const { change, at, over, pausedUntil: until } = choice;
        if (until !== undefined) {
          if (isShown(choice)) sendAgainAt(uid, choice, until);
          return;
        }
        // A stale place is refused in silence, so nobody asks.
        const state = change.kind === 'place' ? 'stored' : await stateOf(uid, change, at, over);
        if (state === 'stored') settle(uid, choice);
        else if (state === 'overtaken') forget(uid, choice);
        else if (isShown(choice)) await carryOut(uid, choice);
      }),
    );
  } catch (error) {
    // They stay on the device, and it is asked again: a browser may not tell that its network is back.
    report('What became of earlier choices is not known yet.', error);
    clearTimeout(lookingAgain);
    lookingAgain = setTimeout(() => lookAgain(uid, earlier, Math.min(wait * 2, LONGEST_WAIT)), wait);
  }
}

function lookAgain(uid: string, earlier: readonly OwnChoice[], wait: number): void {
  if (!isOpen(uid)) return;
  const waiting = new Set(unsettled(currentLibrary().choices).map(({ turn }) => turn));
  const left = earlier.filter(({ turn }) => waiting.has(turn));
  if (left.length > 0) void lookAfter(uid, left, wait);
}

function settle(uid: string, { turn }: OwnChoice): void {
  if (!isOpen(uid)) return;
  const now = Date.now();
  setLibrary({ choices: withSettled(currentLibrary().choices, turn, now) });
  keep(uid, (choices) => withSettled(choices, turn, now));
}

/** It goes on showing, waits on the device, and is sent once rules take it again. The person hears of it once a page. */
function putOff(uid: string, choice: OwnChoice, until: number): void {
  const { turn, change } = choice;
  if (!isOpen(uid)) return;
  const wasTold = currentLibrary().choices.some(({ pausedUntil: other }) => other !== undefined);
  setLibrary({ choices: withPaused(currentLibrary().choices, turn, until) });
  keep(uid, (choices) => withPaused(choices, turn, until));
  if (!isShown(choice)) return;
  if (change.kind !== 'place' && !wasTold) tellRefusal({ change, reason: 'paused' });
  sendAgainAt(uid, choice, until);
}

/** A device may sleep meanwhile, and a timer is no longer than some days: it looks now and then. */
function sendAgainAt(uid: string, choice: OwnChoice, until: number): void {
  setTimeout(
    () => {
      if (!isOpen(uid) || !isShown(choice)) return;
      if (Date.now() < until) sendAgainAt(uid, choice, until);
      else void carryOut(uid, choice);
    },
    Math.min(LONGEST_PAUSE, Math.max(0, until - Date.now())),
  );
}

const kindOf = ({ change }: OwnChoice) => (change.kind === 'place' ? 'places' : 'choices');

/** What is stored shows again. */
function forget(uid: string, { turn }: OwnChoice): void {
  if (!isOpen(uid)) return;
  setLibrary({ choices: settled(currentLibrary().choices, turn) });
  keep(uid, (kept) => settled(kept, turn));
}

/** What is stored shows again, and the person hears of it; not of a choice that a later one has taken the place of. */
function refuse(uid: string, choice: OwnChoice): void {
  if (!isOpen(uid)) return;
  const { change } = choice;
  const wasShown = isShown(choice);
  forget(uid, choice);
  if (wasShown && change.kind !== 'place') tellRefusal({ change, reason: 'refused' });
}

/** No later choice has taken its place. */
const isShown = ({ turn }: OwnChoice) => currentLibrary().choices.some((choice) => choice.turn === turn);

const isOpen = (uid: string) => currentLibrary().uid === uid;

/** What the device keeps moves by one choice at a time, since other tabs write there too. */
function keep(uid: string, move: (choices: readonly OwnChoice[]) => readonly OwnChoice[]): void {
  const choices = needed(move(readKept(uid, keptChoices.read())), Date.now());
  keptChoices.keep(choices.length === 0 ? undefined : { uid, choices });
}

function readKept(uid: string, kept: KeptChoices | undefined): readonly OwnChoice[] {
  if (kept?.uid !== uid) return [];
  return kept.choices.flatMap((value) => {
    const { success, data } = choiceSchema.safeParse(value);
    return success ? [data] : [];
  });
}
