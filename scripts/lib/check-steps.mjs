import { join } from 'node:path';
import { root } from './root.mjs';
import { runSteps } from './steps.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const WORKSPACES = ['model', 'functions', 'emulator', 'seed', 'tests', 'web'];

/** Format, lint, types, import directions and unit tests, each to its end. Returns whether any failed. */
export const check = () =>
  runSteps([
    { name: 'format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
    { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings', '.'] },
    ...WORKSPACES.map((workspace) => ({
      name: `types: ${workspace}`,
      command: [bin('tsc'), '-p', workspace],
    })),
    {
      name: 'import directions',
      command: [bin('depcruise'), '--config', '.dependency-cruiser.mjs', ...WORKSPACES],
    },
    { name: 'unit tests', command: [bin('vitest'), 'run', '--config', 'vitest.config.ts'], report: 'vitest' },
  ]);
