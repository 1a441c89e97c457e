import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder; every script works from it, wherever it was called. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a run makes and git ignores: bundles, data, logs. */
export const workFolder = join(root, '.rawi');
