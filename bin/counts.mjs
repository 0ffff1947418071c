import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './runtime.mjs';

/** A file that does not load counts as one failure. What passed only on its second try is counted apart. */
export function countVitest(path) {
  const report = read(path);
  if (!report) return undefined;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${relative(root, file.name)}: ${test.fullName}`),
  );
  const isFlaky = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [...unloaded.map((file) => relative(root, file.name)), ...failures],
    flaky: report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(isFlaky)).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What passed only on its second try is counted apart. */
export function countPlaywright(path) {
  const report = read(path);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    failures: report.suites.flatMap(failedIn),
    flaky,
    skipped,
  };
}

function failedIn({ suites = [], specs = [] }) {
  const failed = specs.filter((spec) => spec.tests.some((test) => test.status === 'unexpected'));
  return [...failed.map((spec) => `${spec.file}: ${spec.title}`), ...suites.flatMap(failedIn)];
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // A runner that broke off leaves no report; its caller counts that as a failure.
    return undefined;
  }
}
