import { vi } from 'vitest';

/**
 * A generous limit that only ends a wait for something that never comes: the first import of a module takes
 * seconds on a busy machine.
 */
const CHECK_TIMEOUT_MS = 60_000;

/** Resolves with what `check` returns once it throws no more; Vitest's own `waitFor` gives up after a second. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, CHECK_TIMEOUT_MS);
}
