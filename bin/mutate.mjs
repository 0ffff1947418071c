// npm run mutate <folder>: changes one expression of the code at a time and runs the tests beside it.
// `-- --one-in 20` tries a sample, the same each time; `--tests testing/privacy.test.ts` runs other tests instead.
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
      'one-in': { type: 'string', default: '1' },
      tests: { type: 'string', multiple: true },
    },
  });
  const [target, concurrency = '2'] = positionals;
  if (!target) throw new Stop('Name a folder or a file: npm run mutate platform/rate');
  process.chdir(root);
  const { Stryker } = await import('@stryker-mutator/core');
  const options = { target, concurrency: Number(concurrency), oneIn: Number(values['one-in']) };
  await new Stryker(optionsFor({ ...options, tests: values.tests })).runMutationTest();
});

/** The options of Stryker for a folder, a pattern of files, or some lines of a file (`board.service.ts:10-20`). */
function optionsFor({ target, concurrency, oneIn, tests }) {
  const isFile = target.includes('.ts');
  const [path] = target.split(/[*{:]/);
  const folder = statSync(path).isDirectory() ? path.replace(/\/$/, '') : dirname(path);
  return {
    testRunner: 'vitest',
    // Related tests would be nearly all, as most open the whole platform.
    vitest: { related: false },
    testFiles: tests ?? [`${folder}/**/*.test.ts`],
    // Hooks run in a browser only, where journeys judge them.
    mutate: [isFile ? target : `${target}/**/*.ts`, '!**/*.{test,tables,d}.ts', '!**/{testing,use}-*.ts'],
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
