import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

/**
 * What a runner (`vitest` or `playwright`) says in its JSON report: how many tests passed, failed and were skipped, the
 * names of those that passed at the second try only, of each that failed its name and what it failed with, and how many
 * seconds each file took. Throws where there is no report that can be read.
 */
export function readReport(kind, file) {
  return READERS[kind](JSON.parse(readFileSync(file, 'utf8')));
}

const READERS = {
  vitest: (report) => {
    const tests = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status, failureMessages, ancestorTitles, title }) => ({
        status,
        failureMessages,
        name: titled(relative(root, name), ...ancestorTitles, title),
      })),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      // The report counts no tries, but it keeps what the first one of a passed test had failed with.
      secondTries: tests
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ name }) => name),
      failures: [
        ...tests
          .filter(({ status }) => status === 'failed')
          .map(({ name, failureMessages }) => ({ name, message: failureMessages.join('\n') })),
        // A file that could not be read, or whose set-up failed, has a message of its own.
        ...report.testResults
          .filter(({ status, message }) => status === 'failed' && message)
          .map(({ name, message }) => ({ name: relative(root, name), message })),
      ],
      files: report.testResults.map(({ name, startTime, endTime }) => ({
        name: relative(root, name),
        seconds: (endTime - startTime) / 1000,
      })),
    };
  },
  playwright: (report) => {
    const tests = report.suites.flatMap((file) => testsOf(file, [file.title]));
    const having = (wanted) => tests.filter(({ statuses }) => statuses.includes(wanted));
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
      secondTries: having('flaky').map(({ name }) => name),
      failures: having('unexpected').map(({ name, message }) => ({ name, message })),
      files: report.suites.map((file) => ({
        name: file.title,
        seconds: testsOf(file, []).reduce((sum, { seconds }) => sum + seconds, 0),
      })),
    };
  },
};

/** The tests of a suite and of those within it; `path` are the titles that lead to it. */
function testsOf({ specs = [], suites = [] }, path) {
  const own = specs.map(({ title, tests }) => ({
    name: titled(...path, title),
    statuses: tests.map(({ status }) => status),
    seconds:
      tests.flatMap(({ results = [] }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0) /
      1000,
    message: tests
      .flatMap(({ results = [] }) => results.at(-1)?.errors ?? [])
      .map(({ message }) => message)
      .join('\n'),
  }));
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...path, suite.title]))];
}

const titled = (...titles) => titles.filter((title) => title !== '').join(' › ');
