import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, bundle, bundleFunctions } from './bundles.mjs';
import { isFresh } from './is-fresh.mjs';
import { root, workFolder } from './root.mjs';
import { seed } from './seeding.mjs';
import { runSteps, timeStep, vitest } from './steps.mjs';
import { startSuite } from './suite.mjs';
import { warmCalls } from './warm-calls.mjs';

const data = join(workFolder, 'test-data');
/** Where tests declare what they leave on purpose (`tests/support/leaves.ts`). */
const leavesFile = join(workFolder, 'test-leaves.jsonl');
/** The sources that make the stored data; when one of them has changed, the data of an earlier run is useless. */
const MADE_BY = ['demo/src', 'media/src', 'import/src', 'model/src', 'functions/src'];

/**
 * Seeds and imports into a fresh suite (or into the one that the last run kept), tests it, stops it, and looks again
 * after a restart. `aside` are steps that do not need the suite, run beside its own. Returns whether anything failed.
 */
export async function testProduct({ parts, ports, chromium, shell, others, narrow, keep, aside }) {
  if (!(keep && isKept())) {
    rmSync(data, { recursive: true, force: true });
    // What an earlier run declared was about the data that goes.
    rmSync(leavesFile, { force: true });
  }
  const looksAgain = parts.has('restart');
  const { result: suite } = await timeStep('building the site, starting its suite', async () => {
    await Promise.all([bundleFunctions(), bundle('import'), bundle('demo')]);
    return await startSuite({ ports, data, keep: keep || looksAgain, site: buildWeb() });
  });
  let failed = true;
  try {
    await timeStep('drawing the first comics, bringing them in', () =>
      seed(suite.env, ['--first', '--missing']),
    );
    const asksCalls = ['backend', 'journeys', 'other-browsers'].some((part) => parts.has(part));
    if (asksCalls) await warmCalls(suite.env.RAWI_SITE);
    const browsers = { CHROMIUM: chromium, CHROMIUM_SHELL: shell ?? '', ...others?.env };
    const env = { ...suite.env, ...browsers, RAWI_IMPORTER: await bundle('import'), RAWI_LEAVES: leavesFile };
    failed = await runParts({ parts, env, narrow, aside });
  } finally {
    await suite.stop();
  }
  if (looksAgain) failed = (await testRestarted(ports)) || failed;
  return failed;
}

const isKept = () =>
  isFresh(
    join(data, 'firebase-export-metadata.json'),
    MADE_BY.map((source) => join(root, source)),
  );

/** The steps that each find their own data, two at a time; then the journeys, which have both processors to themselves. */
async function runParts({ parts, env, narrow, aside }) {
  const first = [...beforeJourneys(parts, env, narrow), ...aside];
  const failed = await runSteps(first, { atOnce: narrow.isNarrow ? 1 : 2 });
  const last = [
    ...(parts.has('journeys') ? journeys(env, narrow) : []),
    ...(parts.has('other-browsers') ? otherBrowsers(env, parts.size === 1 ? narrow.playwright : []) : []),
    ...indexes(parts, env),
    // Behind the indexes: what it asks would let one pass for used that nothing else needs.
    ...(parts.has('doctor') ? [await doctor(env)] : []),
  ];
  return (await runSteps(last)) || failed;
}

function beforeJourneys(parts, env, narrow) {
  const backend = (name, ...more) => vitest(name, 'tests/backend/vitest.config.ts', env, more);
  const steps = [];
  // In one step: its files count what the one backend did meanwhile (mails, functions started).
  if (parts.has('backend')) steps.push(backend('backend', ...(narrow.isNarrow ? narrow.vitest : [])));
  else if (parts.has('restart') && !parts.has('journeys')) {
    // What is looked at after the restart has an imported comic, which backend and journeys bring in.
    steps.push(backend('backend: import', 'import'));
  }
  if (parts.has('rules')) steps.push(vitest('rules', 'tests/rules/vitest.config.ts', env, narrow.vitest));
  return steps;
}

/** Those that may run beside each other, then those that count what the one backend bills; a narrow choice in one go. */
function journeys(env, narrow) {
  const step = (name, ...more) => playwright(name, 'tests/journeys/playwright.config.ts', env, more);
  if (narrow.isNarrow) return [step('journeys', '--workers', '1', ...narrow.playwright)];
  return [
    step('journeys', '--project', 'beside each other', '--project', 'in the whole browser'),
    // A folder of its own: a run of Playwright empties the one that it writes to, with what the first has to tell.
    step(
      'journeys that count reads',
      '--project',
      'one after the other',
      '--output',
      join(root, '.rawi/journeys-one-after-the-other'),
    ),
  ];
}

/** The same site in Firefox and WebKit, as far as they are installed. */
function otherBrowsers(env, more) {
  if (!env.RAWI_FIREFOX && !env.RAWI_WEBKIT) return [];
  const config = 'tests/other-browsers/playwright.config.ts';
  return [playwright('other browsers', config, env, more)];
}

/** A step that runs the tests of a Playwright configuration. */
const playwright = (name, config, env, more) => ({
  name,
  command: [join(root, 'node_modules/.bin/playwright'), 'test', '--config', config, ...more],
  env,
  report: 'playwright',
});

/** The composite indexes that nothing used: known only after everything has run. */
function indexes(parts, env) {
  const asking = ['rules', 'backend', 'journeys'];
  if (!parts.has('indexes') || !asking.every((part) => parts.has(part))) return [];
  return [vitest('indexes', 'tests/indexes/vitest.config.ts', env)];
}

/** The data that the steps before it have left: only what their tests declare may be wrong with it. */
const doctor = async (env) => ({
  name: 'doctor',
  command: [
    process.execPath,
    '--enable-source-maps',
    await bundle('doctor'),
    '--all',
    '--wait',
    '20',
    '--declared',
    env.RAWI_LEAVES,
  ],
  env,
});

async function testRestarted(ports) {
  const suite = await startSuite({ ports, data });
  try {
    return await runSteps([vitest('after a restart', 'tests/restart/vitest.config.ts', suite.env)]);
  } finally {
    await suite.stop();
  }
}
