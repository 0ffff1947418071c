import { readFileSync } from 'node:fs';

/** How many tests passed and failed by vitest's JSON report; a file that does not load counts as one failure. */
export function countVitest(path) {
  const report = read(path);
  if (!report) return undefined;
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The same of Playwright's report; what passed only on its second try is counted apart. */
export function countPlaywright(path) {
  const report = read(path);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, flaky, skipped };
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // A runner that broke off leaves no report; its caller counts that as a failure.
    return undefined;
  }
}
