/** `npm run check`: format, lint, types, import directions and unit tests. Prints every finding, then fails once. */
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';

await requireNode();
await ensureDependencies();
const { check } = await import('./lib/check-steps.mjs');
process.exit((await check()) ? 1 : 0);
