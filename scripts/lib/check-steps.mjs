import { join } from 'node:path';
import { ensureNode, environmentWith } from './fetch-node.mjs';
import { TESTED } from './node-versions.mjs';
import { root, workFolder } from './root.mjs';
import { runSteps, vitest } from './steps.mjs';
import { GROUPS } from './test-parts.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
/**
 * TypeScript 7, whose compiler is a program of its own and ten times as fast; `typescript` stays 6, the last with an API, which
 * dependency-cruiser and knip read sources by.
 */
const TSC = join(root, 'node_modules/typescript-7/bin/tsc');
/** Those that take longest come first, so that two at a time end together. */
const WORKSPACES = ['web', 'demo', 'import', 'tests', 'emulator', 'functions', 'media', 'model'];

/**
 * The named parts of format, lint, types, import directions and unit tests (all unless given), each to its end.
 * Returns whether any failed. `narrow` are more arguments for the unit tests.
 */
export async function check(parts = new Set(GROUPS.check), narrow = []) {
  const steps = [
    { part: 'format', name: 'format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
    { part: 'lint', name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings', '.'] },
    ...WORKSPACES.map((workspace) => ({
      part: 'types',
      name: `types: ${workspace}`,
      command: [TSC, '-p', workspace, ...sinceLastRun(workspace)],
    })),
    {
      part: 'directions',
      name: 'import directions',
      command: [process.execPath, join(root, 'scripts/lib/directions.mjs'), ...WORKSPACES],
    },
    { part: 'unused', name: 'unused files, exports and packages', command: [bin('knip'), '--no-progress'] },
  ];
  const unit = { part: 'unit', ...vitest('unit tests', 'vitest.config.ts', {}, narrow) };
  const wanted = (step) => parts.has(step.part);
  const failed = await runSteps(steps.filter(wanted), { atOnce: 2 });
  return (await runSteps([unit].filter(wanted))) || failed;
}

/** What Node itself may change: processes and their bounds, the network, files. The unit tests that use them, on each other Node. */
const ABOUT_NODE = ['media/src/processes', 'functions/src/photos', 'emulator/src/wire', 'scripts/lib'];

/** A step for each other Node that Rawi is tested on; it waits for processes of its own for half of its time. */
export async function onOtherNodes() {
  const steps = [];
  for (const major of TESTED.filter((one) => one !== Number(process.versions.node.split('.')[0]))) {
    const { PATH } = environmentWith(await ensureNode(major));
    const name = `unit tests about Node, on Node ${major}`;
    steps.push(vitest(name, 'vitest.config.ts', { PATH }, [...ABOUT_NODE, '--project', 'node*']));
  }
  return steps;
}

/** The compiler keeps what it found out about unchanged files for the next run. */
function sinceLastRun(workspace) {
  return ['--incremental', '--tsBuildInfoFile', join(workFolder, `types/${workspace}.tsbuildinfo`)];
}
