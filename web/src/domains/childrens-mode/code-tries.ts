import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/**
 * Wrong codes that were typed on this device. After a few each makes the wait for the next longer; it is kept, so that a reload does
 * not end it.
 */
interface Tries {
  readonly wrong: number;
  /** When the last one was, in milliseconds. */
  readonly at: number;
}

const kept = keptJson('localStorage', 'childrensTries', (value): Tries | undefined => {
  const [wrong, at] = [fieldOf(value, 'wrong'), fieldOf(value, 'at')];
  return typeof wrong === 'number' && typeof at === 'number' ? { wrong, at } : undefined;
});

/** How many wrong codes are followed by no wait. */
const FREE_TRIES = 3;
const FIRST_WAIT_MS = 30_000;
export const MAX_WAIT_MS = 3_600_000;

/** How long the next try waits after so many wrong ones, in milliseconds. */
export function waitAfter(wrong: number): number {
  return wrong <= FREE_TRIES ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES - 1));
}

/** When the next code may be tried, in milliseconds; in the past where nothing is waited for. */
export function nextTryAt(now = Date.now()): number {
  const tries = kept.read();
  if (!tries) return 0;
  // A clock that was set back since must not make the wait longer: it begins once, now.
  const at = Math.min(tries.at, now);
  if (at < tries.at) kept.keep({ ...tries, at });
  return at + waitAfter(tries.wrong);
}

/** Counts a try as wrong, before it is known: leaving the page while it is checked would else cost nothing. */
export function countTry(now = Date.now()): void {
  kept.keep({ wrong: (kept.read()?.wrong ?? 0) + 1, at: now });
}

/** Forgets the wrong tries, once a code was right. */
export function forgetTries(): void {
  kept.keep(undefined);
}
