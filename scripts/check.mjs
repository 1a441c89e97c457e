/** `npm run check`: format, lint, types, import directions and unit tests. Prints every finding, then fails once. */
import { ensureDependencies } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { root } from './lib/root.mjs';
import { join } from 'node:path';

requireNode();
await ensureDependencies();
const { runSteps } = await import('./lib/steps.mjs');

const bin = (name) => join(root, 'node_modules/.bin', name);
const WORKSPACES = ['model', 'functions', 'emulator', 'seed', 'tests', 'web'];

const failed = await runSteps([
  { name: 'format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings', '.'] },
  ...WORKSPACES.map((workspace) => ({ name: `types: ${workspace}`, command: [bin('tsc'), '-p', workspace] })),
  {
    name: 'import directions',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.mjs', ...WORKSPACES],
  },
  { name: 'unit tests', command: [bin('vitest'), 'run', '--config', 'vitest.config.ts'], report: 'vitest' },
]);
process.exit(failed ? 1 : 0);
