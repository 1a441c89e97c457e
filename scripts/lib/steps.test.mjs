import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { root, workFolder } from './root.mjs';
import { counted, failedTests, formatTimes, runSteps, secondTries, times, vitest } from './steps.mjs';

afterEach(() => vi.restoreAllMocks());

/** A step that prints its name and ends with a code. */
const step = (name, code = 0) => ({
  name,
  command: [process.execPath, '-e', `console.log('said by ${name}'); process.exit(${code})`],
});

function printed() {
  const lines = [];
  for (const method of ['log', 'error'])
    vi.spyOn(console, method).mockImplementation((text) => lines.push(text));
  return lines;
}

it('runs every step to its end and names those that failed', async () => {
  const lines = printed();
  expect(await runSteps([step('first', 1), step('second')], { atOnce: 2 })).toBe(true);
  expect(lines.join('\n')).toMatch(/✗ first/);
  expect(lines.join('\n')).toMatch(/✓ second/);
  expect(lines.at(-1)).toBe('\nFailed: first');
});

it('keeps how long every step took and how busy the processors were, the longest first when it is told', async () => {
  printed();
  await runSteps([step('brief')]);
  expect(times.steps.at(-1)?.busy).toBeGreaterThan(0);
  expect(times.steps.at(-1)?.busy).toBeLessThanOrEqual(1);
  times.steps.push({ name: 'an hour', seconds: 3600, busy: 0.456 });
  expect(formatTimes().split('\n').slice(0, 2)).toEqual([
    'Longest steps:',
    '   3600 s  an hour (processors 46 % busy)',
  ]);
  expect(times.steps.map(({ name }) => name)).toContain('brief');
});

it('shows what each of two steps at once has printed as a whole', async () => {
  const lines = printed();
  expect(await runSteps([step('first'), step('second')], { atOnce: 2 })).toBe(false);
  expect(lines).toHaveLength(2);
  for (const text of lines) expect(text).toMatch(/^\n▸ (\w+)\nsaid by \1\n✓ \1/);
});

describe('a test that passes at the second try is named below its step', () => {
  it('of Vitest, by what the real one reports', async () => {
    mkdirSync(workFolder, { recursive: true });
    const folder = mkdtempSync(join(workFolder, 'second-try-'));
    const file = relative(root, join(folder, 'some.test.mjs'));
    writeFileSync(
      join(root, file),
      `let tries = 0;
      describe('a suite', () => {
        it('passes', () => {});
        it.fails('is meant to fail', () => expect(1).toBe(2));
        it('passes later', () => expect((tries += 1)).toBe(2));
      });`,
    );
    const config = join(folder, 'vitest.config.mjs');
    writeFileSync(config, `export default { test: { include: ['${file}'], globals: true, retry: 1 } };`);
    const lines = printed();
    const failed = await runSteps([vitest('real Vitest', config, {})], { atOnce: 2 });
    rmSync(folder, { recursive: true });
    expect(lines.join('\n')).toMatch(
      new RegExp(`✓ real Vitest \\(.* s\\)\n  passed at the second try: ${file} › a suite › passes later$`),
    );
    expect(failed).toBe(false);
    expect(secondTries).toContain(`${file} › a suite › passes later`);
    expect(times.files.map(({ name }) => name)).toContain(file);
  });

  it('of Playwright, also where another test fails; it counts as passed', async () => {
    const spec = (title, status) => ({ title, tests: [{ status }] });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 0 },
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('is fine', 'expected'), spec('comes late', 'flaky')],
          suites: [
            { title: 'a suite', specs: [spec('comes late too', 'flaky'), spec('fails', 'unexpected')] },
          ],
        },
      ],
    };
    const write = `require('fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, process.env.REPORT); process.exit(1)`;
    const journeys = {
      name: 'told journeys',
      command: [process.execPath, '-e', write],
      env: { REPORT: JSON.stringify(report) },
      report: 'playwright',
    };
    const lines = printed();
    const before = { ...counted };
    expect(await runSteps([journeys])).toBe(true);
    expect(counted).toEqual({ ...before, passed: before.passed + 3, failed: before.failed + 1 });
    expect(lines.at(-2)).toMatch(
      /^✗ told journeys \(.* s\)\n {2}passed at the second try: a\.spec\.ts › comes late\n {2}passed at the second try: a\.spec\.ts › a suite › comes late too$/,
    );
  });
});

describe('a test that fails is told with what it failed with', () => {
  it('of Vitest, and a file that cannot be read', async () => {
    mkdirSync(workFolder, { recursive: true });
    const folder = mkdtempSync(join(workFolder, 'failing-'));
    const file = relative(root, join(folder, 'some.test.mjs'));
    const broken = relative(root, join(folder, 'broken.test.mjs'));
    writeFileSync(join(root, file), `it('adds', () => expect(1 + 1).toBe(3));`);
    writeFileSync(join(root, broken), `throw new Error('no such catalogue');`);
    const config = join(folder, 'vitest.config.mjs');
    writeFileSync(config, `export default { test: { include: ['${file}', '${broken}'], globals: true } };`);
    printed();
    failedTests.length = 0;
    expect(await runSteps([vitest('failing Vitest', config, {})], { atOnce: 2 })).toBe(true);
    rmSync(folder, { recursive: true });
    expect(failedTests).toEqual([
      { name: `${file} › adds`, message: expect.stringContaining('expected 2 to be 3') },
      { name: broken, message: expect.stringContaining('no such catalogue') },
    ]);
  });

  it('of Playwright, by its last try', async () => {
    const results = ['first', 'second'].map((message) => ({ errors: [{ message }] }));
    const report = {
      stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [
        { title: 'a.spec.ts', specs: [{ title: 'fails', tests: [{ status: 'unexpected', results }] }] },
      ],
    };
    const write = `require('fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, process.env.REPORT); process.exit(1)`;
    printed();
    failedTests.length = 0;
    await runSteps([
      {
        name: 'failing journeys',
        command: [process.execPath, '-e', write],
        env: { REPORT: JSON.stringify(report) },
        report: 'playwright',
      },
    ]);
    expect(failedTests).toEqual([{ name: 'a.spec.ts › fails', message: 'second' }]);
  });
});
