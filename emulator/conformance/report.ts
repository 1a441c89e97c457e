import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { AREAS } from './areas.ts';
import { KNOWN_DIFFERENCES } from './skipped.ts';

const FOLDER = import.meta.dirname;
const SUFFIX = '.conformance.ts';

interface Row {
  readonly area: string;
  readonly cases: number;
  readonly passed: number;
  readonly skipped: number;
}

/** Writes `emulator/CONFORMANCE.md` after a run of all suites; a run of some of them leaves it as it is. */
export default class ConformanceReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const suites = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith(SUFFIX),
    );
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const filtered = tests.some((test) => test.result().state === 'pending');
    if (modules.length !== suites.length || filtered) return;
    writeFileSync(join(FOLDER, '../CONFORMANCE.md'), render(modules.map(readRow)));
  }
}

function readRow(module: TestModule): Row {
  const suite = relative(FOLDER, module.moduleId).slice(0, -SUFFIX.length);
  const area = AREAS[suite];
  if (area === undefined) throw new Error(`areas.ts does not say what ${suite}${SUFFIX} is about`);
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const count = (state: string) => states.filter((found) => found === state).length;
  return { area, cases: states.length, passed: count('passed'), skipped: count('skipped') };
}

function render(rows: readonly Row[]): string {
  const sum = (read: (row: Row) => number) => rows.reduce((total, row) => total + read(row), 0);
  const sorted = rows.toSorted((one, other) => one.area.localeCompare(other.area));
  return `# Conformance

Written by a full run of \`npx vitest run --config emulator/conformance/vitest.config.ts\`. Google's own SDKs drive the
emulator; where they cannot reach, raw requests do.

| Area | Cases | Passed | Skipped |
|---|--:|--:|--:|
${sorted.map((row) => `| ${row.area} | ${row.cases} | ${row.passed} | ${row.skipped} |`).join('\n')}
| **All** | **${sum((row) => row.cases)}** | **${sum((row) => row.passed)}** | **${sum((row) => row.skipped)}** |

## Known differences

| Area | What | Why |
|---|---|---|
${KNOWN_DIFFERENCES.map(({ area, what, why }) => `| ${area} | ${what} | ${why} |`).join('\n')}
`;
}
