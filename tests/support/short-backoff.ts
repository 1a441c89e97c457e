import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** By how much the waits are shorter: the first is of a second by itself, as long as a whole test may take. */
const FACTOR = 20;
/** The longest wait between two attempts (`DEFAULT_BACKOFF_MAX_DELAY_MS` of the SDK, with its jitter); a longer timer is of another kind. */
const MAX_BACKOFF_MS = 90_000;

/**
 * Shortens the waits of this process's Admin SDK between attempts at a transaction that met another one. Its tests put them on a
 * clock of their own by the same way, which no public name leads to: where a version of the SDK has it no more, this throws.
 */
export function shortenBackoff(): void {
  const admin = createRequire(import.meta.url).resolve('firebase-admin/firestore');
  const requireOfAdmin = createRequire(admin);
  const sdk = dirname(requireOfAdmin.resolve('@google-cloud/firestore'));
  const backoff: unknown = requireOfAdmin(join(sdk, 'backoff.js'));
  if (!hasTimeoutHandler(backoff)) throw new Error('The Admin SDK has no `setTimeoutHandler` any more.');
  backoff.setTimeoutHandler((run, delay) => setTimeout(run, delay > MAX_BACKOFF_MS ? delay : delay / FACTOR));
}

interface WithTimeoutHandler {
  setTimeoutHandler(handler: (run: () => void, delay: number) => unknown): void;
}

function hasTimeoutHandler(module: unknown): module is WithTimeoutHandler {
  return (
    typeof module === 'object' &&
    module !== null &&
    'setTimeoutHandler' in module &&
    typeof module.setTimeoutHandler === 'function'
  );
}
