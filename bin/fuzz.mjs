// npm run fuzz: thousands of random inputs for each resource, where npm test sends hundreds. `-- -t <name>` takes one.
import { main } from './console.mjs';
import { installPackages } from './packages.mjs';
import { ensureRuntime } from './runtime.mjs';
import { forgetSettings } from './settings.mjs';
import { runTool } from './tools.mjs';

const RUNS = '5000';

await main(async () => {
  await ensureRuntime();
  await installPackages();
  await forgetSettings(process.env);
  return runTool('vitest', ['run', 'fuzz', ...process.argv.slice(2)], {
    FUZZ_RUNS: process.env.FUZZ_RUNS || RUNS,
  });
});
