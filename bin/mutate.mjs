// npm run mutate <folder>: changes one expression of the folder's code at a time and runs the folder's tests.
import { main, Stop } from './console.mjs';
import { installPackages } from './packages.mjs';
import { ensureRuntime, root } from './runtime.mjs';
import { forgetSettings } from './settings.mjs';

await main(async () => {
  await ensureRuntime();
  await installPackages();
  await forgetSettings(process.env);
  const [folder, concurrency = '2'] = process.argv.slice(2);
  if (!folder) throw new Stop('Name a folder: npm run mutate platform/rate');
  process.chdir(root);
  const { Stryker } = await import('@stryker-mutator/core');
  await new Stryker(optionsFor(folder, Number(concurrency))).runMutationTest();
});

/** The options of Stryker for one folder. */
function optionsFor(folder, concurrency) {
  return {
    testRunner: 'vitest',
    // Related tests would be nearly all, as most open the whole platform.
    vitest: { dir: folder, related: false },
    mutate: [`${folder}/**/*.ts`, '!**/*.{test,tables,d}.ts', '!**/testing-*.ts'],
    coverageAnalysis: 'perTest',
    // What runs only while a file loads would need a whole run for each change.
    ignoreStatic: true,
    concurrency,
    dryRunTimeoutMinutes: 30,
    ignorePatterns: ['/.runtime', '/build', '/data', '/test-results'],
    // TypeScript 7 has no programming interface, which Stryker's rewriting of a tsconfig needs.
    tsconfigFile: 'none',
    reporters: ['clear-text', 'json'],
    jsonReporter: { fileName: 'test-results/mutation.json' },
    tempDirName: 'test-results/mutation',
    cleanTempDir: 'always',
  };
}
