import { mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root, workFolder } from './root.mjs';
import { CommandFailed, run } from './run.mjs';
import { readReport } from './test-report.mjs';

/** What the test runners counted since the process began. */
export const counted = { passed: 0, failed: 0, skipped: 0 };
/** The names of the steps that failed since the process began, for the last lines of a long run. */
export const failedSteps = [];
/** The name and the error of each test that failed since the process began: a long run prints them at the end. */
export const failedTests = [];
/**
 * How long each step took since the process began, in seconds, and each file of tests in those that report them; of a step also the share of
 * the machine's processors that was busy meanwhile, by whatever ran.
 */
export const times = { steps: [], files: [] };
/** The names of the tests that passed at the second try only since the process began. */
export const secondTries = [];

/** A step that runs the tests of a Vitest configuration. */
export const vitest = (name, config, env, more = []) => ({
  name,
  command: [join(root, 'node_modules/.bin/vitest'), 'run', '--config', config, ...more],
  env,
  report: 'vitest',
});

/**
 * Runs the steps, each to its end whatever the others said, and returns whether any failed. One after the other, or
 * `atOnce` of them beside each other: then each step's output is shown as a whole when it has ended.
 * A step with `report` (`vitest` or `playwright`) is asked for a JSON report too, whose numbers go to `counted`; each
 * test that passed at the second try only is named below the step.
 */
export async function runSteps(steps, { atOnce = 1 } = {}) {
  const failures = [];
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runStep(step, atOnce > 1))) failures.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  failedSteps.push(...failures);
  if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
  return failures.length > 0;
}

async function runStep(step, isGathered) {
  const output = [];
  if (!isGathered) console.log(`\n▸ ${step.name}`);
  const { seconds, result: outcome } = await timeStep(step.name, () =>
    outcomeOf(step, isGathered ? (text) => output.push(text) : undefined),
  );
  secondTries.push(...outcome.secondTries);
  const gathered = isGathered ? `\n▸ ${step.name}\n${output.join('')}` : '';
  const named = outcome.secondTries.map((name) => `\n  passed at the second try: ${name}`).join('');
  console.log(`${gathered}${outcome.passed ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)${named}`);
  return outcome.passed;
}

/** Does some work and notes how long it took, and how busy the processors were meanwhile. */
export async function timeStep(name, work) {
  const started = Date.now();
  const before = processorTimes();
  const result = await work();
  const seconds = (Date.now() - started) / 1000;
  times.steps.push({ name, seconds, busy: busySince(before) });
  return { seconds, result };
}

/** The milliseconds that all processors have been busy and idle since the machine started. */
function processorTimes() {
  const all = cpus().map(({ times: { idle, ...busy } }) => ({ idle, busy: sum(Object.values(busy)) }));
  return { idle: sum(all.map(({ idle }) => idle)), busy: sum(all.map(({ busy }) => busy)) };
}

function busySince(before) {
  const now = processorTimes();
  const busy = now.busy - before.busy;
  return busy / Math.max(1, busy + now.idle - before.idle);
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

async function outcomeOf({ name, command: [program, ...args], env, report }, onOutput) {
  const file = join(workFolder, 'reports', `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`);
  mkdirSync(join(workFolder, 'reports'), { recursive: true });
  rmSync(file, { force: true });
  const reporting =
    { vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], playwright: [] }[
      report
    ] ?? [];
  try {
    await run(program, [...args, ...reporting], {
      onOutput,
      env: {
        ...process.env,
        ...env,
        ...(report === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_NAME: file } : {}),
      },
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return { ...(report ? count(report, file) : NO_REPORT), passed: false };
  }
  return report ? count(report, file) : NO_REPORT;
}

/** The outcome of a step that ran to its end and has nothing to report. */
const NO_REPORT = { passed: true, secondTries: [] };

/** Adds a report's numbers; a runner that wrote none, or that ran no test, has failed. */
function count(kind, file) {
  let report;
  try {
    report = readReport(kind, file);
  } catch {
    counted.failed += 1;
    return { passed: false, secondTries: [] };
  }
  failedTests.push(...report.failures);
  times.files.push(...report.files);
  for (const key of Object.keys(counted)) counted[key] += report[key];
  return { passed: report.passed > 0 && report.failed === 0, secondTries: report.secondTries };
}

/** Where the time went: the steps and the twelve files that took longest, the longest first, in seconds. */
export function formatTimes() {
  const longest = (named, most) =>
    named
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, most)
      .map(
        ({ name, seconds, busy }) =>
          `  ${seconds.toFixed(0).padStart(5)} s  ${name}${busy === undefined ? '' : ` (processors ${Math.round(busy * 100)} % busy)`}`,
      );
  return ['Longest steps:', ...longest(times.steps, 20), 'Longest files:', ...longest(times.files, 12)].join(
    '\n',
  );
}
