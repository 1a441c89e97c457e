/** `npm run build`: what a deploy uploads, the site in `web/dist` and the functions in `functions/dist`. */
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';

requireNode();
await ensureDependencies();
const { buildWeb, bundleFunctions } = await import('./lib/bundles.mjs');
await Promise.all([buildWeb(), bundleFunctions()]);
