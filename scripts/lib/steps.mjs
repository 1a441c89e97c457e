import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workFolder } from './root.mjs';
import { CommandFailed, run } from './run.mjs';

/** What the test runners counted since the process began. */
export const counted = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs the steps one after the other, each to its end whatever the one before said, and returns whether any failed.
 * A step with `report` (`vitest` or `playwright`) is asked for a JSON report too, whose numbers go to `counted`.
 */
export async function runSteps(steps) {
  const failures = [];
  for (const step of steps) {
    const started = Date.now();
    console.log(`\n▸ ${step.name}`);
    const passed = await runStep(step);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${passed ? '✓' : '✗'} ${step.name} (${seconds} s)`);
    if (!passed) failures.push(step.name);
  }
  if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
  return failures.length > 0;
}

async function runStep({ name, command: [program, ...args], env, report }) {
  const file = join(workFolder, 'reports', `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`);
  mkdirSync(join(workFolder, 'reports'), { recursive: true });
  rmSync(file, { force: true });
  const reporting =
    { vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], playwright: [] }[
      report
    ] ?? [];
  try {
    await run(program, [...args, ...reporting], {
      env: {
        ...process.env,
        ...env,
        ...(report === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_NAME: file } : {}),
      },
    });
    return !report || count(report, file);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    if (report) count(report, file);
    return false;
  }
}

/** Adds a report's numbers; a runner that wrote none, or that ran no test, has failed. */
function count(kind, file) {
  let numbers;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    numbers =
      kind === 'vitest'
        ? {
            passed: report.numPassedTests,
            failed: report.numFailedTests,
            skipped: report.numPendingTests + report.numTodoTests,
          }
        : {
            passed: report.stats.expected + report.stats.flaky,
            failed: report.stats.unexpected,
            skipped: report.stats.skipped,
          };
  } catch {
    counted.failed += 1;
    return false;
  }
  for (const key of Object.keys(counted)) counted[key] += numbers[key];
  return numbers.passed > 0 && numbers.failed === 0;
}
