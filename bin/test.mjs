// npm test: brings what is missing, then runs everything that must be green. What fails does not stop the rest.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOfCheck, runCheck, runChecks } from './checks.mjs';
import { main, Stop } from './console.mjs';
import { countPlaywright, countVitest } from './counts.mjs';
import { installPackages } from './packages.mjs';
import { buildPages } from './pages.mjs';
import { ensureRuntime, root } from './runtime.mjs';
import { forgetSettings } from './settings.mjs';
import { runTool } from './tools.mjs';

await main(async () => {
  await ensureRuntime();
  await installPackages();
  await forgetSettings(process.env);
  const reports = mkdtempSync(join(tmpdir(), 'pinfold-reports-'));
  try {
    return await runAll(reports);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});

async function runAll(reports) {
  const results = await runChecks();
  results.push(await runUnits(join(reports, 'vitest.json')));
  const build = await runCheck('build', buildTrouble);
  results.push(build);
  if (build.failed === 0) results.push(await runJourneys(join(reports, 'playwright.json')));

  console.log('');
  for (const result of results) {
    console.log(lineOf(result));
    for (const failure of result.failures ?? []) console.log(`  ${failure}`);
  }
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

function lineOf({ title, passed, failed, flaky = 0, skipped }) {
  if (passed === undefined) return lineOfCheck({ title, failed });
  const second = flaky === 0 ? '' : ` (${flaky} on the second try)`;
  return `${title}: ${passed} passed${second}, ${failed} failed, ${skipped} skipped`;
}

async function buildTrouble() {
  try {
    await buildPages();
    return undefined;
  } catch (error) {
    if (error instanceof Stop) return error.message;
    throw error;
  }
}

async function runUnits(report) {
  console.log('\nRules, services and resources');
  const options = ['--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runTool('vitest', ['run', ...options], { WHOLE_WALK: 'true' });
  return judge('vitest', code, countVitest(report));
}

async function runJourneys(report) {
  const folder = join(root, 'testing', 'journeys');
  const journeys = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.journey.ts'))
    : [];
  if (journeys.length === 0) return { title: 'playwright', passed: 0, failed: 0, skipped: 0 };
  console.log('\nJourneys in Chromium');
  const code = await runTool('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return judge('playwright', code, countPlaywright(report));
}

/** A runner that ended badly without a failed test, as after an error outside of any, has failed all the same. */
function judge(title, code, counts = { passed: 0, failed: 0, failures: [], skipped: 0 }) {
  if (code === 0 || counts.failed > 0) return { title, ...counts };
  return {
    title,
    ...counts,
    failed: 1,
    failures: [`an error outside of the tests; see above (exit code ${code})`],
  };
}
