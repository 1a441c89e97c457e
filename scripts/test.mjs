/**
 * `npm test`: everything, from a fresh clone. First `npm run check`, then the whole product on its own ports: functions and rules, beside
 * them what needs no product (the emulator's conformance, other Nodes), journeys, and the same data after a restart.
 * `-- --only journeys,rules` runs parts (or the groups check, emulator, product); with one part, `-- --only journeys
 * -- a-role` runs the files of that name, and `--grep "<title>"` the tests of that title. `--changed [commit]` runs what the
 * files can break that differ from that commit (`main` unless given). `--keep` keeps the product's data for the next run
 * that says so too.
 */
import { parseArgs } from 'node:util';
import { changedSince, partsFor } from './lib/changed-parts.mjs';
import { ensureChromium, ensureHeadlessShell } from './lib/chromium.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { findOtherBrowsers } from './lib/other-browsers.mjs';
import { requireFreePorts, testPorts } from './lib/ports.mjs';
import { requireNode } from './lib/require-node.mjs';
import { stopWith } from './lib/stop-with.mjs';
import { chooseParts, GROUPS, narrowing, narrowingToChanges } from './lib/test-parts.mjs';

await requireNode();
const { parts, narrow, keep } = readArguments();
const others = parts.has('other-browsers') ? findOtherBrowsers() : undefined;
// Nothing is started for a part that cannot run; the last line names it.
if (others && !others.isAnyThere) parts.delete('other-browsers');
const has = (group) => GROUPS[group].some((part) => parts.has(part));
const ports = testPorts();
if (has('product')) await requireFreePorts(ports, ['RAWI_TEST_OFFSET', 'npm test']);
await ensureDependencies();
const needsBrowser = parts.has('conformance') || parts.has('journeys');
const chromium = needsBrowser ? await ensureChromium() : undefined;
const shell = parts.has('journeys') ? ensureHeadlessShell(chromium) : undefined;

const { counted, failedSteps, failedTests, runSteps, secondTries, formatTimes, vitest } = await import(
  './lib/steps.mjs'
);
const started = Date.now();
let failed = false;

const { check, onOtherNodes } = await import('./lib/check-steps.mjs');
if (has('check')) failed = (await check(parts, narrow.unit)) || failed;
// They need neither the product nor both processors: beside the tests of the backend they cost nearly nothing.
const aside = [
  ...(has('emulator')
    ? [vitest('conformance', 'emulator/conformance/vitest.config.ts', { CHROMIUM: chromium }, narrow.vitest)]
    : []),
  ...(has('nodes') ? await onOtherNodes() : []),
];
if (has('product')) {
  const { testProduct } = await import('./lib/test-product.mjs');
  failed = (await testProduct({ parts, ports, chromium, shell, others, narrow, keep, aside })) || failed;
} else if (aside.length > 0) {
  failed = (await runSteps(aside, { atOnce: narrow.isNarrow ? 1 : 2 })) || failed;
}

// Once more at the end: between them and their steps may lie an hour of output.
for (const { name, message } of failedTests) console.log(`\n✗ ${name}\n${beginning(message)}`);
console.log(`\n${formatTimes()}`);
for (const name of secondTries) console.log(`Passed at the second try: ${name}`);
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(
  `\n${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped, in ${minutes} minutes`,
);
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}`);
// The last line, so that nobody takes for passed what was not run.
if (others && others.missing.length > 0) {
  console.log(`Not run: other-browsers in ${others.missing.join(' and ')}, not installed here.`);
  // Where nothing else was asked for, nothing has passed.
  if (parts.size === 0) failed = true;
}
process.exit(failed ? 1 : 0);

/** The lines of a message that say what is wrong; its stack and the picture of the code stand with its step. */
function beginning(message) {
  return message
    .split('\n')
    .slice(0, 20)
    .map((line) => `  ${line}`)
    .join('\n');
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        only: { type: 'string' },
        grep: { type: 'string' },
        changed: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    if (values.changed) return { ...chooseChanged(values, positionals), keep: values.keep };
    const chosen = chooseParts(values.only);
    const narrowed = narrowing({ parts: chosen, files: positionals, title: values.grep });
    return { parts: chosen, narrow: narrowed, keep: values.keep };
  } catch (error) {
    return stopWith(error.message, 'For example: npm test -- --only journeys -- a-role-arrives');
  }
}

/** What the files can break that differ from the commit that is named, or from `main`. */
function chooseChanged({ only, grep }, [base = 'main', ...more]) {
  if (only !== undefined || grep !== undefined || more.length > 0)
    throw new Error('--changed chooses the parts itself: it takes nothing but a commit.');
  const files = changedSince(base);
  const { parts: chosen, journeys } = partsFor(files);
  const said = journeys.length === 0 ? '' : `; of the journeys: ${journeys.join(', ')}`;
  console.log(
    `${files.length} files differ from ${base}. Chosen: ${[...chosen].join(', ') || 'nothing'}${said}.`,
  );
  return { parts: chosen, narrow: narrowingToChanges(base, journeys) };
}
