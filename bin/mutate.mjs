// npm run mutate <folder or file>...: changes one expression of the code at a time and runs the tests beside it.
// `-- --one-in 20` tries a sample, the same each time; `--tests testing/privacy.test.ts` runs other tests instead;
// `--concurrency 2` tries two at once.
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { main, Stop } from './console.mjs';
import { installPackages } from './packages.mjs';
import { ensureRuntime, root } from './runtime.mjs';
import { forgetSettings } from './settings.mjs';

await main(async () => {
  await ensureRuntime();
  await installPackages();
  await forgetSettings(process.env);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      concurrency: { type: 'string', default: '1' },
      'one-in': { type: 'string', default: '1' },
      tests: { type: 'string', multiple: true },
    },
  });
  if (positionals.length === 0) throw new Stop('Name a folder or a file: npm run mutate platform/rate');
  process.chdir(root);
  const { Stryker } = await import('@stryker-mutator/core');
  const [concurrency, oneIn] = [Number(values.concurrency), Number(values['one-in'])];
  const options = { targets: positionals, concurrency, oneIn, tests: values.tests };
  await new Stryker(optionsFor(options)).runMutationTest();
});

/** Targets are folders, patterns of files, and lines of a file (`board.service.ts:10-20`). */
function optionsFor({ targets, concurrency, oneIn, tests }) {
  return {
    testRunner: 'vitest',
    // Related tests would be nearly all, as most open the whole platform.
    vitest: { related: false },
    testFiles: tests ?? targets.map((target) => `${folderOf(target)}/**/*.test.ts`),
    // Hooks run in a browser only, where journeys judge them.
    mutate: [...targets.map(filesOf), '!**/*.{test,tables,d}.ts', '!**/{testing,use}-*.ts'],
    coverageAnalysis: 'perTest',
    // What runs only while a file loads would need a whole run for each change.
    ignoreStatic: true,
    concurrency,
    dryRunTimeoutMinutes: 30,
    // A busy machine must not look like a change that was noticed.
    timeoutMS: 60_000,
    ignorePatterns: ['/.runtime', '/build', '/data', '/test-results'],
    // TypeScript 7 has no programming interface, which Stryker's rewriting of a tsconfig needs.
    tsconfigFile: 'none',
    plugins: ['@stryker-mutator/*', import.meta.resolve('./mutation-sample.mjs')],
    checkers: oneIn > 1 ? ['sample'] : [],
    sample: { oneIn },
    warnings: { unknownOptions: false },
    reporters: ['clear-text', 'json'],
    clearTextReporter: { reportTests: false },
    jsonReporter: { fileName: 'test-results/mutation.json' },
    tempDirName: 'test-results/mutation',
    cleanTempDir: 'always',
  };
}

function filesOf(target) {
  return target.includes('.ts') ? target : `${target}/**/*.ts`;
}

function folderOf(target) {
  const [path] = target.split(/[*{:]/);
  return statSync(path).isDirectory() ? path.replace(/\/$/, '') : dirname(path);
}
