import { applyChoices } from '../../core/data/optimistic-choices.ts';
import type { Change } from './change.ts';
import type { OwnChoice } from './choices.ts';
import { NOTHING_OWN, type Own, withChange } from './own.ts';

/** What is known of the signed-in person's library. */
export interface LibraryState {
  /** `failed`: it could not be read yet; the person's new choices show all the same. */
  readonly state: 'unknown' | 'visitor' | 'loading' | 'ready' | 'failed';
  readonly uid: string | undefined;
  /** The library as it was read. */
  readonly stored: Own;
  /** The person's own latest choices over it. */
  readonly choices: readonly OwnChoice[];
  /** Both together, as pages show it. */
  readonly own: Own;
}

/**
 * A choice that did not reach the server, and why: the rules refused it, our code for it failed to load, or
 * the day's limit is reached (`paused`) and it is sent by itself later.
 */
export interface Refusal {
  readonly change: Change;
  readonly reason: 'refused' | 'unreachable' | 'paused';
}

/** The choices that this tab is sending, from the press on. */
export const sending = new Set<number>();

let current: LibraryState = {
  state: 'unknown',
  uid: undefined,
  stored: NOTHING_OWN,
  choices: [],
  own: NOTHING_OWN,
};
const listeners = new Set<() => void>();
const refusalListeners = new Set<(refusal: Refusal) => void>();

export const currentLibrary = (): LibraryState => current;

export function setLibrary(change: Partial<Omit<LibraryState, 'own'>>): void {
  const next = { ...current, ...change };
  current = { ...next, own: applyChoices(next.stored, next.choices, withChange) };
  for (const listener of listeners) listener();
}

export function listenToLibrary(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyRefusal(refusal: Refusal): void {
  for (const listener of refusalListeners) listener(refusal);
}

/** Calls back for every refused choice, except for positions: those are refused silently. */
export function onRefusal(listener: (refusal: Refusal) => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}
