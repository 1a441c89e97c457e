import { INTENT_MINUTES } from '@rawi/model/constants';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';
import type { Change } from './change.ts';

/**
 * What a visitor wanted to choose. It waits in this tab until they have logged in, and never appears in an
 * address.
 */
export type Intent = Change;

/** Checked by the code that completes it. */
interface KeptIntent {
  /** In milliseconds since the epoch. */
  readonly at: number;
  readonly intent: unknown;
}

const kept = keptJson('sessionStorage', 'intent', (value): KeptIntent | undefined => {
  const at = fieldOf(value, 'at');
  return typeof at === 'number' ? { at, intent: fieldOf(value, 'intent') } : undefined;
});

/** Keeps what a visitor wanted until they have logged in. */
export function rememberIntent(intent: Intent): void {
  kept.keep({ at: Date.now(), intent });
}

/**
 * Takes what a visitor wanted, to be checked by the code that completes it; undefined when it has waited for
 * too long.
 */
export function takeIntent(): unknown {
  const { at, intent } = kept.read() ?? {};
  kept.keep(undefined);
  const isFresh = at !== undefined && Math.abs(Date.now() - at) < INTENT_MINUTES * 60_000;
  return isFresh ? intent : undefined;
}

const listeners = new Set<(intent: Intent) => void>();

/** Asks a visitor to log in for what they pressed. */
export function askLogin(intent: Intent): void {
  if (listeners.size === 0) rememberIntent(intent);
  for (const listener of listeners) listener(intent);
}

/** Calls back for every press that needs a log-in. */
export function onLoginAsked(listener: (intent: Intent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
