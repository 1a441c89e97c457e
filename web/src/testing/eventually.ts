import { vi } from 'vitest';

/** Only ends what would never come: a module that is imported for the first time takes seconds on a busy machine. */
const PATIENCE_MS = 60_000;

/** Resolves with what `check` returns once it throws no more; Vitest's own `waitFor` gives up after a second. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, PATIENCE_MS);
}
