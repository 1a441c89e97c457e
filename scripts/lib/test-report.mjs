import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

/**
 * What a runner (`vitest` or `playwright`) says in its JSON report: how many tests passed, failed and were skipped, and
 * the names of those that passed at the second try only. Throws where there is no report that can be read.
 */
export function readReport(kind, file) {
  return READERS[kind](JSON.parse(readFileSync(file, 'utf8')));
}

const READERS = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    secondTries: report.testResults.flatMap(({ name, assertionResults }) =>
      // The report counts no tries, but it keeps what the first one of a passed test had failed with.
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ ancestorTitles, title }) => titled(relative(root, name), ...ancestorTitles, title)),
    ),
  }),
  playwright: (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    secondTries: report.suites.flatMap((file) => flaky(file, [file.title])),
  }),
};

/** The flaky tests of a suite and of those within it; `path` are the titles that lead to it. */
function flaky({ specs = [], suites = [] }, path) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...own.map(({ title }) => titled(...path, title)),
    ...suites.flatMap((suite) => flaky(suite, [...path, suite.title])),
  ];
}

const titled = (...titles) => titles.filter((title) => title !== '').join(' › ');
