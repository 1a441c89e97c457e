/** `npm run seed`: draws the demonstration catalogue and loads it into the running site. */
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';

await requireNode();
await ensureDependencies();
const { seed } = await import('./lib/seeding.mjs');
const args = process.argv.slice(2);
const env = args.includes('--generate-only')
  ? {}
  : await (await import('./lib/running-suite.mjs')).runningSuite();
await seed(env, args);
